// What a page of the add-on is given with its HTML: variables of its window.

/** The page with a script that sets these, in front of all others. Text of others stays text: it ends no element. */
export function withData(html: string, data: Readonly<Record<string, unknown>>): string {
  // Addresses, too: `//` within inline scripts has been taken for a comment.
  const json = JSON.stringify(data).replace(/[<>&/\u2028\u2029]/g, escaped);
  return html.replace('<head>', () => `<head><script>Object.assign(window,${json})</script>`);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
