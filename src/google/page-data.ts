// A page of the add-on with what it is given in its HTML: variables of its window.

/** The page of this name, its script started with these variables. */
export function pageWith(
  name: 'player' | 'sidebar',
  data: Readonly<Record<string, unknown>>,
): GoogleAppsScript.HTML.HtmlOutput {
  // The file as it is: createHtmlOutputFromFile puts it together anew, and takes texts of its script for tags.
  const html = HtmlService.createTemplateFromFile(name).getRawContent();
  const script = `<script>Object.assign(window,${inScript(data)})</script>`;
  return HtmlService.createHtmlOutput(html.replace('<head>', () => `<head>${script}`));
}

/**
 * Data as JSON that HtmlService leaves alone: it spoils letters beyond ASCII, and takes `//` in a script for a comment.
 * Text of others stays text: it ends no element.
 */
function inScript(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replace(/[<>&/]|[^\0-~]/g, escaped);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
