// A match hosted with the formulas of a template in docs/own-match has the results that the template's page shows.
import { readFileSync } from 'node:fs';
import { hostTemplate } from '../support/hosted-template';
import { templatesIn } from '../support/own-template';

const FOLDER = 'docs/own-match';
const HOSTED = 'test/google/hosted';

const list = readFileSync(`${FOLDER}/README.md`, 'utf8');

test('ten kinds of matches, all of them in the list', () => {
  const listed = [...list.matchAll(/^- \[.*\]\((.*)\.md\)/gm)].map(([, name]) => `${FOLDER}/${name ?? ''}`);
  expect(listed).toHaveLength(10);
  expect([...listed].sort()).toEqual(templatesIn(FOLDER));
});

test('published matches with formulas, all of them in the table', () => {
  const listed = [...list.matchAll(/^\| \[.*\]\(\.\.\/\.\.\/(.*)\.md\)/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(templatesIn(HOSTED));
});

test.each([FOLDER, HOSTED].flatMap(templatesIn))('%s', hostTemplate);
