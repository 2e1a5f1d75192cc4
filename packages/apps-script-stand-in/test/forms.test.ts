// The stand-in for Forms: questions, refusals, and the sheet with the responses.
import type { Host } from '../src/host';
import { ManualClock } from '../src/clock';
import { cellsOf } from './host-tabs';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

/** Creates a published form with these questions, linked to the host book. */
function linkedForm(host: Host, build = ''): string {
  const id = host.call('run', [
    `const form = FormApp.create('Day 1', true);
     form.addTextItem().setTitle('Key').setRequired(true);
     form.addListItem().setTitle('Door').setChoiceValues(['North', 'South']);
     form.addCheckboxItem().setTitle('Take').setChoiceValues(['Rope', 'Lamp', '3']);
     ${build}
     form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
     return form.getId();`,
  ]);
  if (typeof id !== 'string') throw new Error('no form');
  return id;
}

const itemId = (host: Host, form: string, title: string): string =>
  String(host.forms.describe(form)?.items.find((item) => item.title === title)?.id);

function send(host: Host, form: string, answers: Record<string, string | string[]>, editOf?: string): string {
  const byId = Object.fromEntries(
    Object.entries(answers).map(([title, answer]) => [itemId(host, form, title), answer]),
  );
  const outcome = host.forms.submit(form, byId, editOf === undefined ? {} : { editOf });
  if (!outcome.ok) throw new Error(outcome.problems.map((one) => one.text).join('; '));
  return outcome.responseId;
}

const read = (host: Host, tab = 'Form Responses 1'): readonly (readonly unknown[])[] =>
  cellsOf(host, host.bookId ?? '', tab, 'FORMATTED_VALUE');

test('digits become numbers and dates become dates, but = stays text', () => {
  const host = scratch();
  const form = linkedForm(host);
  for (const key of ['007', '=1+1', '+5', 'TRUE', '1/2/2026', '  x ', "'q"])
    send(host, form, { Key: key, Take: ['3'] });
  const keys = cellsOf(host, host.bookId ?? '', 'Form Responses 1').map((row) => row[1]);
  expect(keys.slice(1)).toEqual([7, '=1+1', 5, true, 46024, '  x ', "'q"]);
  const cell = host.cloud.books.get(host.bookId ?? '')?.tabs[0]?.rows[2]?.[1];
  expect(cell?.userEnteredValue).toEqual({ stringValue: '=1+1' });
});

test('a changed title makes a new column at the right; a deleted question keeps its own', () => {
  const host = scratch();
  const form = linkedForm(host);
  send(host, form, { Key: 'a', Door: 'North', Take: ['Rope'] });
  host.call('run', ["FormApp.openById(a).getItems()[1].asListItem().setTitle('Gate')", form]);
  send(host, form, { Key: 'b', Gate: 'South' });
  host.call('run', [
    'const f = FormApp.openById(a); f.deleteItem(f.getItems()[2]); f.addTextItem().setTitle("Word")',
    form,
  ]);
  send(host, form, { Key: 'c', Gate: 'North', Word: 'w' });
  expect(read(host)).toEqual([
    ['Timestamp', 'Key', 'Door', 'Take', 'Gate', 'Word'],
    ['3/1/2026 12:00:00', 'a', 'North', 'Rope'],
    ['3/1/2026 12:00:00', 'b', '', '', 'South'],
    ['3/1/2026 12:00:00', 'c', '', '', 'North', 'w'],
  ]);
});

test('timestamps are serial dates on the wall clock of the book, across both changes of the clock', () => {
  const clock = new ManualClock('2026-03-29T00:59:59Z');
  const host = scratch({ clock, book: { timeZone: 'Europe/Berlin' } });
  const form = linkedForm(host);
  for (const at of [
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
  ]) {
    clock.set(at);
    send(host, form, { Key: 'k' });
  }
  const shown = read(host)
    .slice(1)
    .map((row) => row[0]);
  expect(shown).toEqual([
    '3/29/2026 1:59:59',
    '3/29/2026 3:00:00',
    '10/25/2026 2:30:00',
    '10/25/2026 2:30:00',
  ]);
  const serials = cellsOf(host, host.bookId ?? '', 'Form Responses 1')
    .slice(1)
    .map((row) => row[0]);
  expect(serials[1]).toBeCloseTo(46110.125, 9);
  // In autumn, one hour comes twice with the same serial numbers.
  expect(serials[2]).toBe(serials[3]);
});

test('the page refuses what Google refuses', () => {
  const host = scratch();
  const form = linkedForm(
    host,
    `form.addTextItem().setTitle('Bid').setValidation(
       FormApp.createTextValidation().requireNumberBetween(1, 9).setHelpText('1 to 9, please').build());
     form.addTextItem().setTitle('Age').setValidation(
       FormApp.createTextValidation().requireNumberGreaterThanOrEqualTo(18).build());
     form.addTextItem().setTitle('Count').setValidation(
       FormApp.createTextValidation().requireWholeNumber().build());`,
  );
  const problems = (answers: Record<string, string | string[]>): string[] => {
    const byId = Object.fromEntries(
      Object.entries(answers).map(([title, answer]) => [itemId(host, form, title), answer]),
    );
    const outcome = host.forms.submit(form, byId);
    return outcome.ok ? [] : outcome.problems.map((one) => one.text);
  };
  expect(problems({})).toEqual(['This is a required question']);
  expect(problems({ Key: 'k', Door: 'West' })).toEqual(['"West" is not one of the choices']);
  expect(problems({ Key: 'k', Bid: '12' })).toEqual(['1 to 9, please']);
  expect(problems({ Key: 'k', Age: '17' })).toEqual(['Must be a number greater than or equal to 18']);
  expect(problems({ Key: 'k', Count: '1.5' })).toEqual(['Must be a whole number']);
  expect(problems({ Key: 'k', Bid: '9', Age: '18', Count: '3' })).toEqual([]);
  expect(read(host)).toHaveLength(2);
});
