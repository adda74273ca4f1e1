// The lobby looks again every few seconds, as long as somebody is looking at it.

const EVERY = 5000;

setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  const old = document.querySelector("main");
  if (!fresh || !old || fresh.innerHTML === old.innerHTML || old.contains(document.activeElement)) return;
  old.replaceWith(document.importNode(fresh, true));
}, EVERY);
