// Hosts paste the release: half of it, the wrong file, or with changes that an editor makes at the end.
import { builtCode } from '../support/built-program';
import { quietEvenings } from '../support/evening';
import { openWith, shown, whole } from './pasted-program';

quietEvenings('bare calls');

test.each(['sidebar.html', 'player.html', 'Code.gs'])('the host learns that half of %s is lost', (name) => {
  const text = whole()[name] ?? '';
  const cut = name === 'Code.gs' ? text.indexOf('var ROUND_KEEPER_RELEASE') : Math.floor(text.length / 2);
  const addOn = openWith({ ...whole(), [name]: text.slice(0, cut) });
  const pages = name === 'player.html' ? [addOn.host.visit({}).html, shown(addOn)] : [shown(addOn)];
  for (const html of pages) {
    expect(html).toContain(name);
    expect(html).not.toContain('ROUND_KEEPER_SCREEN');
  }
  // The host is told what's wrong.
  expect(pages.at(-1)).toContain('its end is missing');
});

test.each(['sidebar.html', 'player.html'])('if %s is missing in the editor, the host is told', (name) => {
  const { [name]: _, ...others } = whole();
  expect(shown(openWith(others))).toContain(
    `${name} in the Apps Script editor can&#8217;t be used because it&#8217;s missing`,
  );
});

test.each([
  ['sidebar.html', /(?<=Round Keeper )\d\.\d\.\d \(\w+\)(?=\. -->)/],
  ['player.html', /(?<=Round Keeper )\d\.\d\.\d \(\w+\)(?=\. -->)/],
  ['Code.gs', /(?<="build":")[^"]+/],
])('if %s is from another version, the host is told', (name, build) => {
  const other = (whole()[name] ?? '').replace(build, '0.0.1 (00000000)');
  expect(other).not.toBe(whole()[name]);
  expect(shown(openWith({ ...whole(), [name]: other }))).toMatch(
    /can&#8217;t be used because it&#8217;s from version .*0\.0\.1/,
  );
});

test('if a page is pasted into the wrong file, the host is told', () => {
  const editor = { ...whole(), 'sidebar.html': whole()['player.html'] ?? '' };
  expect(shown(openWith(editor))).toContain('it contains player.html');
});

test.each(['Sheets', 'Drive'])('if the manifest doesn’t list %s, the host is told', (service) => {
  const listed = new RegExp(`{ "userSymbol": "${service}".*?}`);
  const manifest = (whole()['appsscript.json'] ?? '').replace(listed, '{}');
  expect(shown(openWith({ ...whole(), 'appsscript.json': manifest }))).toContain('the file appsscript.json');
});

test('a complete paste works even if the editor changes the end of a file', () => {
  expect(whole()['Code.gs']).toBe(builtCode());
  for (const change of [(text: string) => text.trimEnd(), (text: string) => text.replaceAll('\n', '\r\n')]) {
    const editor = Object.fromEntries(Object.entries(whole()).map(([name, text]) => [name, change(text)]));
    expect(shown(openWith(editor))).toContain('ROUND_KEEPER_SCREEN');
  }
});
