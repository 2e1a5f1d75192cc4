// The style of the form pages, and the script of a book's page. Both are inlined, so that a slow phone needs no more
// requests.

export const FORM_STYLE = `
:root { color-scheme: light; --ink: #202124; --quiet: #5f6368; --line: #dadce0; --accent: #185abc; --bad: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; background: #f1f3f4; color: var(--ink); font: 16px/1.5 Roboto, Arial, 'Noto Sans', sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 12px 12px 48px; overflow-wrap: anywhere; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: 20px 24px; margin: 0 0 12px; }
.head { border-top: 8px solid var(--accent); }
.wrong { border-color: var(--bad); box-shadow: inset 4px 0 0 var(--bad); }
h1 { font-size: 28px; font-weight: 400; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 18px; font-weight: 500; margin: 0 0 4px; }
p { margin: 8px 0 0; }
ul { margin: 4px 0 0; padding-left: 20px; }
a { color: var(--accent); }
.description { white-space: pre-line; }
.help { color: var(--quiet); font-size: 14px; white-space: pre-line; }
.problem { color: var(--bad); font-size: 14px; font-weight: 500; }
.star { color: var(--bad); }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { padding: 0; }
.title { display: block; font-weight: 500; }
input[type='text'], textarea, select { display: block; width: 100%; margin-top: 12px; padding: 10px 12px; font: inherit; color: inherit;
  background: #fff; border: 1px solid #80868b; border-radius: 4px; }
select { width: auto; min-width: 200px; max-width: 100%; }
textarea { resize: vertical; }
.choice { display: flex; gap: 12px; align-items: flex-start; padding: 10px 0 0; cursor: pointer; }
.choice input { flex: none; width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--accent); }
.scale { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 56px); }
.scale .choice { flex-direction: column; gap: 2px; align-items: center; padding: 12px 0 8px; }
button { min-height: 44px; padding: 8px 28px; font: inherit; font-weight: 500; color: #fff; background: var(--accent);
  border: 0; border-radius: 4px; cursor: pointer; }
button:hover { background: #174ea6; }
.steps { display: flex; flex-wrap: wrap; gap: 12px; }
button.quiet { color: var(--accent); background: transparent; border: 1px solid #80868b; }
button.quiet:hover { background: #e8f0fe; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 480px) { main { padding: 8px 8px 32px; } .card { padding: 16px; } h1 { font-size: 24px; }
  button { width: 100%; } }
`;

/** A text rather than a function, since the page's security policy allows exactly this text. */
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
