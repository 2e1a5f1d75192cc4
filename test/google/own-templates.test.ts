// The formulas of docs/own-match's templates give the results on their pages. The long run plays all templates.
import { readFileSync } from 'node:fs';
import { hostTemplate } from '../support/hosted-template';
import { templatesIn } from '../support/own-template';
import { sampled } from '../support/sample';

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

/** Cards that are played once, dealt cards, and a drawn order. Their second rounds depend on the first. */
const SAMPLE = [
  [`${FOLDER}/each-card-once`, 2],
  [`${FOLDER}/quiet-village`, Infinity],
  [`${HOSTED}/tribal-council`, 2],
] as const;

const all = [FOLDER, HOSTED].flatMap(templatesIn).map((page) => [page, Infinity] as const);

test.each(sampled(all, SAMPLE))('%s', hostTemplate);
