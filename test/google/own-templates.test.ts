// The templates of docs/own-match on the built add-on: their formulas give what their pages say. The long run plays all.
import { readFileSync } from 'node:fs';
import { hostTemplate } from '../support/hosted-template';
import { templatesIn } from '../support/own-template';
import { sampled } from '../support/sample';

const FOLDER = 'docs/own-match';

test('ten kinds of matches, all of them in the list', () => {
  const list = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const listed = [...list.matchAll(/^- \[.*\]\((.*)\.md\)/gm)].map(([, name]) => `${FOLDER}/${name ?? ''}`);
  expect(listed).toHaveLength(10);
  expect([...listed].sort()).toEqual(templatesIn(FOLDER));
});

/** Cards that are played once, and what was dealt: a second round knows of the first. */
const SAMPLE = [
  [`${FOLDER}/each-card-once`, 2],
  [`${FOLDER}/quiet-village`, Infinity],
] as const;

const all = templatesIn(FOLDER).map((page) => [page, Infinity] as const);

test.each(sampled(all, SAMPLE))('%s', hostTemplate);
