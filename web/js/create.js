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
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-pace]"))) row.hidden = row.dataset.pace !== chosen.get("pace");
}

form.addEventListener("change", refresh);
refresh();
