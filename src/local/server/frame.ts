// Pages of the add-on (sidebar, dialogs), with Google's `google.script` put in before their own scripts.

/** The frame's permissions: as on Google, except that it has no origin of its own to read anything with. */
export const FRAME_SANDBOX = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-forms',
  'allow-modals',
].join(' ');

/** Adds the script that makes `google.script`, as the first of the page. */
export function framePage(html: string, frameScript: string, functions: readonly string[]): string {
  const script = `<script data-functions="${functions.join(' ')}">${frameScript}</script>`;
  const head = /<head[^>]*>/i.exec(html);
  if (head === null) return script + html;
  const at = head.index + head[0].length;
  return html.slice(0, at) + script + html.slice(at);
}
