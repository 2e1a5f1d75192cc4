// Responses that a script reads from the form itself, even those whose rows are not in the tab yet.
import { HandClock } from '../src/clock';
import type { Host } from '../src/host';
import type { Json } from '../src/json';
import { cellsOf } from './host-tabs';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

const NOON = Date.parse('2026-03-01T12:00:00Z');

/** Makes a linked form with a short text, a long text, one choice and several choices. */
function linkedForm(host: Host): string {
  const id = host.call('run', [
    `const form = FormApp.create('Day 1', true);
     form.addTextItem().setTitle('Key');
     form.addParagraphTextItem().setTitle('Why');
     form.addListItem().setTitle('Door').setChoiceValues(['North', 'South']);
     form.addCheckboxItem().setTitle('Take').setChoiceValues(['Rope', 'Lamp']);
     form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
     return form.getId();`,
  ]);
  if (typeof id !== 'string') throw new Error('no form');
  return id;
}

function send(host: Host, form: string, answers: Readonly<Record<string, string | string[]>>): void {
  const items = host.forms.describe(form)?.items ?? [];
  const byId = Object.entries(answers).map(([title, answer]) => [
    String(items.find((item) => item.title === title)?.id),
    answer,
  ]);
  expect(host.forms.submit(form, Object.fromEntries(byId) as Record<string, string>).ok).toBe(true);
}

/** Gives the responses that a script reads from a time on, each with its time and answers. */
function readSince(host: Host, form: string, since: number): Json | undefined {
  return host.call('run', [
    `return FormApp.openById(a.form).getResponses(new Date(a.since)).map((response) => [
       response.getTimestamp().getTime(),
       response.getItemResponses().map((one) => [one.getItem().getTitle(), one.getResponse()]),
     ])`,
    { form, since },
  ]);
}

test('the form has a response before its row is there, with the milliseconds of its time', () => {
  const clock = new HandClock(NOON);
  const host = scratch({ clock });
  const form = linkedForm(host);
  host.conditions.rowLagMs = 9000;
  clock.pass(250);
  send(host, form, { Key: 'amber', Door: 'North', Take: ['Rope', 'Lamp'] });
  expect(cellsOf(host, host.bookId ?? '', 'Form Responses 1')).toHaveLength(1);
  expect(readSince(host, form, NOON)).toEqual([
    [
      NOON + 250,
      [
        ['Key', 'amber'],
        ['Why', ''],
        ['Door', 'North'],
        ['Take', ['Rope', 'Lamp']],
      ],
    ],
  ]);
});

test('of texts an empty answer is given, other questions without an answer are left out', () => {
  const host = scratch();
  const form = linkedForm(host);
  send(host, form, {});
  expect(readSince(host, form, 0)).toEqual([
    [
      NOON,
      [
        ['Key', ''],
        ['Why', ''],
      ],
    ],
  ]);
});

test('the instant is a Date', () => {
  const host = scratch();
  const form = linkedForm(host);
  expect(() => host.call('run', ['FormApp.openById(a).getResponses(0)', form])).toThrow(
    "The parameters (number) don't match the method signature for Form.getResponses.",
  );
});
