// An account as its report says: the check, run again under these conditions, finds the same in the same words.
import { readReport } from '../../src/rounds/account/report';
import { playAccount } from '../../src/commands/account-conditions';
import { checked, WEBHOOK } from '../google/killed-check';
import { EACH_FINDING, played, reportOf } from './account-findings';

/** The way to Google and back is not the same for everybody. */
const withoutTheWay = (text: string): string => text.replace(/^It took [\d.]+ s/, 'It took … s');

test.each(EACH_FINDING)('$id: “$text” is found so again', ({ id, text, others }) => {
  const { addOn, table, window } = played();
  playAccount(table, reportOf({ [id]: text }));
  if (id === 'page') addOn.desk.savePage({ address: 'https://script.google.com/macros/s/AKfy/exec' });
  const found = readReport(checked(addOn, WEBHOOK, window()).report);
  expect(withoutTheWay(found.get(id)?.text.slice(0, text.length) ?? '')).toBe(withoutTheWay(text));
  const failing = [...found].flatMap(([question, { kind }]) => (kind === 'fails' ? [question] : []));
  expect(new Set(failing)).toEqual(new Set([id, ...others]));
});
