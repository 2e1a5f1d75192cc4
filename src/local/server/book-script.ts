// The script of a book's page on the local network: reads the book again every ten seconds and puts in what has changed,
// so that nobody reloads it and nothing jumps. Without it the page is the book as it was opened.

/** Plain, as it is sent: the policy of the page allows exactly this text. */
export const BOOK_SCRIPT = `
setInterval(async () => {
  if (document.hidden) return;
  const old = document.getElementById('old');
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (!answer.ok) throw new Error();
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const parts = (page) => [...page.querySelectorAll('[data-part]')];
    const names = (page) => parts(page).map((part) => part.id).join();
    if (names(fresh) !== names(document)) return location.reload();
    for (const part of parts(fresh)) {
      const shown = document.getElementById(part.id);
      if (shown.innerHTML !== part.innerHTML) shown.innerHTML = part.innerHTML;
    }
    old.hidden = true;
  } catch {
    old.hidden = false;
  }
}, 10000);
`;
