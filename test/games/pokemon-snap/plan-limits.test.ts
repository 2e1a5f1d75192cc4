// While a player makes a plan, a note appears on exactly those choices that would get the plan refused.
import { listLimitNotes } from '../../../sidebar/player/plan-strip';
import { findAsk } from '../../../src/games/frame/submissions';
import { blockOf, matchesOf } from '../pages';
import { inputOf } from '../random-play';

const SLOTS = ['Morning', 'Afternoon', 'Evening'];

test('a plan in which no chosen answer has a note is not refused for its contests or a repeated activity', () => {
  const [match] = matchesOf('pokemon-snap');
  const player = match?.roster.find((name) => blockOf(match.page(name), 'bars') !== undefined) ?? '';
  const stage = match?.stage ?? null;
  const asked = stage === null ? undefined : findAsk(stage, player);
  if (asked?.taps?.kind !== 'strip') throw new Error('No plan is asked for.');
  const { taps } = asked;
  const titleOf = (slot: string) => `${slot}: What you do`;
  const labels = asked.questions.flatMap(({ title, kind }) =>
    title === titleOf('Morning') && kind.type === 'choice'
      ? kind.options.map(({ value, label }) => label ?? value)
      : [],
  );
  const some = labels.filter((label) => /^[ABHVW]:/.test(label));
  for (const one of some)
    for (const two of some)
      for (const three of some) {
        const answers = Object.fromEntries(
          [one, two, three].map((label, at) => [titleOf(SLOTS[at] ?? ''), label]),
        );
        const noted = listLimitNotes(taps, answers).some(({ title, answer, note }) =>
          // A note on the whole question applies to all contests, or to all activities.
          answer === ''
            ? /already has/.test(note) === / contest,/.test(answers[title] ?? '')
            : answers[title] === answer,
        );
        const move = asked.fromAnswers((title) => answers[title] ?? '');
        const [judged] = match?.judge(inputOf([{ player, move }])).fates ?? [];
        expect([one, two, three, judged?.fate.kind === 'refused']).toEqual([one, two, three, noted]);
      }
});
