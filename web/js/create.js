// The form for a new table: shows as many chairs as there are players, and the fields of the chosen clock.

const form = /** @type {HTMLFormElement} */ (document.getElementById("create"));

function refresh() {
  const chosen = new FormData(form);
  const seats = Number(chosen.get("players"));
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-seat-row]"))) {
    row.hidden = Number(row.dataset.seatRow) >= seats;
    for (const control of row.querySelectorAll("select")) {
      control.disabled = row.hidden;
      const name = /** @type {HTMLInputElement} */ (row.querySelector("input"));
      name.hidden = control.value !== "here";
      name.disabled = name.hidden || row.hidden;
    }
  }
  // An option that names a chair: only chairs that there are.
  for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[type=radio][value^=seat_]"))) {
    radio.disabled = Number(radio.value.slice("seat_".length)) >= seats;
    /** @type {HTMLElement} */ (radio.parentElement).hidden = radio.disabled;
    if (radio.disabled && radio.checked) /** @type {HTMLInputElement} */ (form.querySelector(`[name="${radio.name}"]`)).checked = true;
  }
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-pace]"))) row.hidden = row.dataset.pace !== chosen.get("pace");
}

form.addEventListener("change", refresh);
refresh();
