// The script in the page of a book on the local network: every ten seconds it loads the book again and puts in only
// what has changed, so that nobody has to reload and nothing jumps.

/** Kept as a text, since the page's security policy allows exactly this text and no other. */
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
