// The program's pages (sidebar and dialogs), with a stand-in for `google.script` that runs before the pages' own scripts.

/** Google's sandbox flags, but without an origin, so that the page can't read anything from this server. */
export const FRAME_SANDBOX = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-forms',
  'allow-modals',
].join(' ');

/** Inserts the script that provides `google.script` before the page's own scripts. */
export function framePage(html: string, frameScript: string, functions: readonly string[]): string {
  const script = `<script data-functions="${functions.join(' ')}">${frameScript}</script>`;
  const head = /<head[^>]*>/i.exec(html);
  if (head === null) return script + html;
  const at = head.index + head[0].length;
  return html.slice(0, at) + script + html.slice(at);
}
