// How much of the answers that don't count the sidebar gets.
import { problem } from '../../../../src/games/frame/result';
import { submissionViews } from '../../../../src/rounds/host/stage/submission-views';

test.each([
  [59_991, []],
  [59_992, ['Too much to show here']],
])('a reason of %d characters beside no answer', (length, titles) => {
  const problems = [problem('missing', [], 'x'.repeat(length))];
  const fate = { kind: 'refused', problems } as const;
  const inputs = { submissions: [], hostSubmissions: [], hostFacts: {} };
  const [view] = submissionViews({ asks: [] }, inputs, [
    { id: '1', player: 'Ann', known: true, move: null, fate },
  ]);
  expect(view?.answers.map(({ title }) => title)).toEqual(titles);
});
