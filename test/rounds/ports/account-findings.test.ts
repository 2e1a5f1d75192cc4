// What the account check found decides how the program reads forms and calls Google. Without a check, it assumes the usual.
import {
  arrivalDelay,
  canBatchRequests,
  canReadFormResponses,
  isPagePublic,
  responseTimeZone,
  type AccountFindings,
} from '../../../src/rounds/ports/account-findings';

const told = (found: AccountFindings | undefined): unknown => [
  responseTimeZone(found),
  arrivalDelay(found),
  canReadFormResponses(found),
  isPagePublic(found),
  canBatchRequests(found),
];

const found = (kind: 'holds' | 'fails', measured?: number): AccountFindings => {
  const answer = { kind, text: '', ...(measured === undefined ? {} : { measured }) };
  return {
    since: 0,
    answers: { stamp: answer, row: answer, 'form-asked': answer, page: answer, together: answer },
  };
};

test.each([
  [undefined, [undefined, undefined, true, false, true]],
  [{ since: 0, answers: {} }, [undefined, undefined, true, false, true]],
  [found('holds', 90), [undefined, 90, true, true, true]],
  [found('fails', 90), ['GMT+01:30', 90, false, false, false]],
  [found('fails', 0), ['GMT+00:00', 0, false, false, false]],
  [found('fails', -420), ['GMT-07:00', -420, false, false, false]],
  [found('fails'), [undefined, undefined, false, false, false]],
])('%j', (findings, follows) => {
  expect(told(findings)).toEqual(follows);
});
