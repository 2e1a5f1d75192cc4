// The templates of docs/own-match, each hosted on the built add-on to its end: the formulas are those of its page, and what
// they bring is what the page says of the match that was played by it. Here one of each thing that a match may know of its
// players; the long run has all.
import { readFileSync } from 'node:fs';
import { hostTemplate } from '../support/hosted-template';
import { templatesIn } from '../support/own-template';
import { sampledByName } from '../support/sample';

const FOLDER = 'docs/own-match';

test('ten kinds of matches, all of them in the list', () => {
  const list = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const listed = [...list.matchAll(/^- \[.*\]\((.*)\.md\)/gm)].map(([, name]) => `${FOLDER}/${name ?? ''}`);
  expect(listed).toHaveLength(10);
  expect([...listed].sort()).toEqual(templatesIn(FOLDER));
});

/** A budget, cards that are played once, who is out, and what was dealt. */
const SAMPLE = ['budget-auction', 'each-card-once', 'island-vote', 'quiet-village'];

const nameOf = (template: string): string => template.replace(`${FOLDER}/`, '');

test.each(sampledByName(templatesIn(FOLDER), nameOf, SAMPLE))('%s', hostTemplate);
