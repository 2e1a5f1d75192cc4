// File fields: files that don't belong to Round Keeper are refused in a sentence before anything is sent.
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { parseJsonFile, JsonFileField } from '../../sidebar/panel/parts/json-file';

const deep = `{"a": ${'['.repeat(5000)}${']'.repeat(5000)}}`;

test.each([
  ['', ''],
  ['{"template": "x"}', ''],
  ['{', 'This is not a template: it is not JSON: '],
  ['[]', 'This is not a template: it isn’t a JSON object.'],
  [deep, 'This is not a template: it’s nested more than 100 levels deep'],
  [' '.repeat(20_000_000) + '{}', 'This is not a template: it’s 21 MB, and Round Keeper’s files are at most'],
])('a text that is a file, no file, or too large', (text, says) => {
  const page = render(h(JsonFileField, { what: 'a template', text, onText: () => undefined }));
  const said = /<p role="status"[^>]*>([^<]*)</.exec(page)?.[1] ?? 'nothing';
  expect(said.startsWith(says)).toBe(true);
  expect(said === '').toBe(says === '');
  expect(parseJsonFile(text) === undefined).toBe(text === '' || says !== '');
});
