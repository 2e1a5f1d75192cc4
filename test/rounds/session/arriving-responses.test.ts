// Responses that only a form has get ids, by which their rows are recognized later.
import { responsesWithIds } from '../../../src/rounds/session/arriving-responses';

test('responses are listed as sent, and equal ones in one second are numbered', () => {
  const answers = [['Row', '3']] as const;
  const sent = [
    { at: 2500, answers },
    { at: 1500, answers },
    { at: 2700, answers },
    { at: 2900, answers: [] },
  ];
  const named = responsesWithIds({ form: 'pick', sheet: 1 }, sent, 'Etc/UTC');
  expect(named.map(({ at, id }) => [at, id.split('.')[1]])).toEqual([
    [1000, undefined],
    [2000, undefined],
    [2000, '2'],
    [2000, undefined],
  ]);
});
