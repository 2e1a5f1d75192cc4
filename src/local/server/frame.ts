// The pages of the add-on (sidebar and dialogs), with a stand-in for Google's `google.script` before their own scripts.

/**
 * What a page of the add-on may do: as on Google, except that it has no origin and so can read nothing of this server.
 */
export const FRAME_SANDBOX = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-forms',
  'allow-modals',
].join(' ');

/** Puts the script that makes `google.script` before all others of the page. */
export function framePage(html: string, frameScript: string, functions: readonly string[]): string {
  const script = `<script data-functions="${functions.join(' ')}">${frameScript}</script>`;
  const head = /<head[^>]*>/i.exec(html);
  if (head === null) return script + html;
  const at = head.index + head[0].length;
  return html.slice(0, at) + script + html.slice(at);
}
