// Match templates: the file, and a match started from it. The docs' templates are in docs/examples.
import { readdirSync, readFileSync } from 'node:fs';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { isJsonObject, type JsonObject } from '../../../../src/games/frame/json';
import { refused } from '../../../support/host-game';
import { created, gameIn, sessionOf, stageIn, submitted, resolve } from '../../../support/paper-game';
import { paperOnce, paper, type Paper } from '../../../support/paper-ports';
import { draftIn, seasonStarted } from '../../../support/paper-season';

function fileIn(folder: string, name: string): JsonObject {
  const json: unknown = JSON.parse(readFileSync(`docs/${folder}/${name}`, 'utf8'));
  if (!isJsonObject(json)) throw new Error(`${name} holds no object.`);
  return json;
}

/** A match in its second round, with messages, scores and other questions entered. */
const underWay = paperOnce(() => {
  const book = submitted({ game: 'own-match' });
  const answers = {
    Announcement: 'Sold to the highest.',
    'Tell Ana': 'You were seen.',
    'Bo: change of Points': '2',
    'Next questions': 'Whom do you trust?; player',
  };
  unwrapReply(book.desk.saveHostFacts({ answers }));
  resolve(book);
  unwrapReply(book.desk.saveHostFacts({ answers: { 'Next questions': 'none' } }));
  return book;
});

test('a template has the set-up and each round’s questions, and nothing about players', () => {
  const book = underWay();
  const { name, content: template } = unwrapReply(book.desk.exportFile({ what: 'template' }));
  expect(name).toBe('the-silent-auction-template.json');
  const { settings } = sessionOf(book).record;
  expect(template).toEqual({
    template: 'own-match',
    settings,
    later: [
      { round: 2, questions: [{ title: 'Whom do you trust?', kind: 'player' }] },
      { round: 3, questions: [] },
    ],
  });
  const text = JSON.stringify(template);
  const { setUp } = sessionOf(book).record;
  for (const secret of ['Sold to the highest', 'You were seen', setUp.seed, 'Ana', 'Emil']) {
    expect(text).not.toContain(secret);
  }
});

test('a match starts from a template with its own players', () => {
  const { content: template } = unwrapReply(underWay().desk.exportFile({ what: 'template' }));
  const book = paper();
  const view = unwrapReply(book.desk.draft({ template, zone: 'Europe/Berlin' }));
  if (view.draft === undefined) throw new Error(view.phase);
  const { draft } = view;
  expect([draft.roster, draft.seed, draft.zone, draft.practice]).toEqual([[], '', 'Europe/Berlin', false]);
  const roster = [
    ['Zoë', 'Dealers'],
    ['Yan', 'Collectors'],
  ];
  unwrapReply(book.desk.saveDraft({ ...draft, game: draft.game.id, roster }));
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.prepareNext());
  expect(gameIn(book.desk).stage?.asks.map(({ players }) => players)).toEqual([['Zoë'], ['Yan']]);
  expect(sessionOf(book).record.settings).toEqual(template.settings);
});

function offered(book: Paper): string | undefined {
  const { hostQuestions } = stageIn(book.desk);
  return hostQuestions.find(({ title }) => title === 'Next questions')?.fromTemplate;
}

test('a template’s later questions are offered before their rounds', () => {
  const { content: template } = unwrapReply(underWay().desk.exportFile({ what: 'template' }));
  const book = seasonStarted();
  unwrapReply(book.desk.draft({ template, kind: 'main' }));
  // Changing any field saves the draft again.
  unwrapReply(book.desk.saveDraft({ ...draftIn(book), game: 'own-match' }));
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.prepareNext());
  expect(offered(book)).toBe('Whom do you trust?; player');
  const answers = { 'Next questions': offered(book) ?? '' };
  unwrapReply(book.desk.saveHostFacts({ answers }));
  resolve(book);
  unwrapReply(book.desk.prepareNext());
  expect(stageIn(book.desk).asks.flatMap(({ questions }) => questions.map(({ title }) => title))).toContain(
    'Whom do you trust?',
  );
  expect(offered(book)).toBe('none');
  resolve(book);
  unwrapReply(book.desk.prepareNext());
  expect(offered(book)).toBeUndefined();
});

test('other files are refused with the reason', () => {
  const book = paper();
  const wrong = (template: JsonObject): readonly string[] => {
    const { code, details = [] } = refused(book.desk.draft({ template }));
    expect(code).toBe('not-a-template');
    return details;
  };
  expect(wrong({})).toEqual(['template: no answer. Enter text.']);
  expect(wrong({ template: 'soullinked', settings: {} })).toEqual([]);
  expect(wrong({ template: 'own-match', settings: { title: '', rounds: 0 } })).toEqual([
    'Title: this is empty. Write something.',
    'Rounds: 0 is not a whole number from 1 to 100.',
  ]);
  expect(wrong({ template: 'own-match', settings: { title: 'A' }, later: [{ round: 1 }] })).toHaveLength(2);
  expect(unwrapReply(book.desk.getDesk()).phase).toBe('empty');
  expect(refused(created().desk.exportFile({ what: 'template' })).code).toBe('no-template');
});

const EXAMPLES = readdirSync('docs/examples');

test('the docs have a template of each example, and no other', () => {
  expect(readdirSync('docs/templates')).toEqual(EXAMPLES);
});

test.each(EXAMPLES)('the template of %s is what its match exports', (name) => {
  const scenario = fileIn('examples', name);
  const book = paper();
  unwrapReply(book.desk.importFile({ file: scenario }));
  const template = fileIn('templates', name);
  expect(unwrapReply(book.desk.exportFile({ what: 'template' })).content).toEqual(template);
});
