// What the account check found decides how the program reads forms and calls Google. Without a check, it assumes the usual.
import {
  accountFacts,
  arrivalDelay,
  canBatchRequests,
  responseTimeZone,
  type AccountFindings,
} from '../../../src/rounds/ports/account-findings';

const told = (found: AccountFindings | undefined): unknown => [
  responseTimeZone(found),
  arrivalDelay(found),
  canBatchRequests(found),
  accountFacts(found, 'p', 'b'),
];

const found = (kind: 'holds' | 'fails', measured?: number): AccountFindings => {
  const answer = { kind, text: '', ...(measured === undefined ? {} : { measured }) };
  return {
    since: 0,
    answers: { stamp: answer, row: answer, 'form-asked': answer, page: answer, together: answer },
  };
};

const CLOSED = { formsSilent: true, pageNotOpen: true };
test.each([
  [undefined, [undefined, undefined, true, { unchecked: true, pageNotOpen: true }]],
  [{ since: 0, answers: {} }, [undefined, undefined, true, { pageNotOpen: true }]],
  [found('holds', 90), [undefined, 90, true, { page: 'p', pageBehind: true }]],
  [found('fails', 90), ['GMT+01:30', 90, false, CLOSED]],
  [found('fails', 0), ['GMT+00:00', 0, false, CLOSED]],
  [found('fails', -420), ['GMT-07:00', -420, false, CLOSED]],
  [found('fails'), [undefined, undefined, false, CLOSED]],
])('%j', (findings, follows) => {
  expect(told(findings)).toEqual(follows);
});
