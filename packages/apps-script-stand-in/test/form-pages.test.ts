// The pages of a form: what a script may set about where they lead, and which pages somebody visits.
import type { Answer } from '../src/forms/form';
import { itemsVisited, pageAfter } from '../src/forms/pages';
import type { Host } from '../src/host';
import { cellsOf } from './host-tabs';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

/**
 * Makes a form of three pages: what is done, how (only after “shoot”), and the key; `then` is code that runs on its
 * parts.
 */
const SCRIPT = (then: string): string => `
  const form = FormApp.create('Round', true);
  const what = form.addMultipleChoiceItem().setTitle('What').setRequired(true);
  const how = form.addPageBreakItem().setTitle('How');
  const whom = form.addListItem().setTitle('Whom').setChoiceValues(['Ana', 'Bo']).setRequired(true);
  const last = form.addPageBreakItem().setTitle('Last');
  const key = form.addTextItem().setTitle('Key').setRequired(true);
  const { CONTINUE, RESTART, SUBMIT, GO_TO_PAGE } = FormApp.PageNavigationType;
  const lead = () => what.setChoices([what.createChoice('shoot', how), what.createChoice('duck', last)]);
  ${then}
  form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
  return form.getId();`;

function made(host: Host, then = 'lead();'): string {
  const id = host.call('run', [SCRIPT(then)]);
  if (typeof id !== 'string') throw new Error('no form');
  return id;
}

const items = (host: Host, form: string) => host.forms.describe(form)?.items ?? [];

function answersIn(host: Host, form: string, by: Readonly<Record<string, string>>): Record<string, Answer> {
  const ids = new Map(items(host, form).map(({ id, title }) => [title, String(id)]));
  return Object.fromEntries(Object.entries(by).map(([title, answer]) => [ids.get(title) ?? title, answer]));
}

/** Gives the titles of the items that somebody sees who gives these answers. */
function visited(host: Host, form: string, by: Readonly<Record<string, string>>): string {
  return itemsVisited(items(host, form), answersIn(host, form, by))
    .map(({ title }) => title)
    .join(' ');
}

test.each([
  ['What How Whom Last Key', 'shoot'],
  ['What Last Key', 'duck'],
  // Where nothing was chosen, the next page follows.
  ['What How Whom Last Key', ''],
])('%s is seen by who answers “%s”', (seen, What) => {
  const host = scratch();
  expect(visited(host, made(host), { What })).toBe(seen);
});

test('of two choices on a page the last decides, and on the last page none does', () => {
  const host = scratch();
  const form = made(
    host,
    `lead();
     const more = form.addListItem().setTitle('More');
     more.setChoices([more.createChoice('yes', how), more.createChoice('no', RESTART)]);
     form.moveItem(more, 1);
     const end = form.addListItem().setTitle('End');
     end.setChoices([end.createChoice('again', RESTART)]);`,
  );
  expect(visited(host, form, { What: 'duck', More: 'yes' })).toBe('What More How Whom Last Key End');
  expect(visited(host, form, { What: 'duck' })).toBe('What More Last Key End');
  expect(pageAfter(items(host, form), 2, answersIn(host, form, { End: 'again' }))).toBeUndefined();
  const early = made(
    host,
    `what.setChoices([what.createChoice('shoot', SUBMIT), what.createChoice('duck', CONTINUE)]);`,
  );
  expect(visited(host, early, { What: 'shoot' })).toBe('What');
  expect(visited(host, early, { What: 'duck' })).toBe('What How Whom Last Key');
});

test.each([
  [
    'some choices lead to pages and some do not',
    `what.setChoices([what.createChoice('a', how), what.createChoice('b')])`,
  ],
  ['a question has no choices', 'what.setChoices([])'],
  ['two choices read alike', `what.setChoices([what.createChoice('a'), what.createChoice('a')])`],
  ['a choice is text', `what.setChoices(['a'])`],
  [
    'a choice leads to a page that is gone',
    `form.deleteItem(how); what.setChoices([what.createChoice('a', how)])`,
  ],
  ['a choice leads to no page', `what.setChoices([what.createChoice('a', GO_TO_PAGE)])`],
  ['a choice leads to a question', `what.createChoice('a', whom)`],
  [
    'a choice leads to another form',
    `what.setChoices([what.createChoice('a', FormApp.create('x', true).addPageBreakItem())])`,
  ],
  ['a page leads to a page that is gone', 'form.deleteItem(last); how.setGoToPage(last)'],
  ['a page is deleted that a choice leads to', 'lead(); form.deleteItem(how)'],
  ['a page is deleted that a page leads to', 'how.setGoToPage(last); form.deleteItem(last)'],
])('it is refused that %s', (_, script) => {
  const host = scratch();
  expect(() => made(host, `${script};`)).toThrow();
});

test('a required question is asked of nobody who is led past it, and what was answered there stays', () => {
  const host = scratch();
  const form = made(host);
  const submit = (by: Readonly<Record<string, string>>): boolean =>
    host.forms.submit(form, answersIn(host, form, by)).ok;
  expect(submit({ What: 'shoot', Key: 'k' })).toBe(false);
  expect(submit({ What: 'duck', Key: 'k' })).toBe(true);
  expect(submit({ What: 'duck', Whom: 'Bo', Key: 'k' })).toBe(true);
  expect(submit({ What: 'duck', Whom: 'Nobody', Key: 'k' })).toBe(false);
  const [, ...rows] = cellsOf(host, host.bookId ?? '', 'Form Responses 1');
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['duck', '', 'k'],
    ['duck', 'Bo', 'k'],
  ]);
});

test('where it is set so, a script has to answer every page', () => {
  const host = scratch();
  const form = made(host);
  const submit = (): unknown =>
    host.call('run', [
      `const form = FormApp.openById(a);
       const [what, , , , key] = form.getItems();
       form.createResponse().withItemResponse(what.asMultipleChoiceItem().createResponse('duck'))
         .withItemResponse(key.asTextItem().createResponse('k')).submit();`,
      form,
    ]);
  submit();
  host.conditions.scriptsAnswerAllPages = true;
  expect(submit).toThrow('This is a required question');
});
