// Notes on a plan while it's being chosen: they use the form's words and take earlier parts of the plan into account.
import { failureWarnings, notesOnSlot, type DayFacts } from '../../../src/games/pokemon-snap/plan-notes';
import { liveNotes } from '../../../src/games/live-notes';
import { liveNotesInput } from '../../../src/games/pokemon-snap/plans';
import { buildStats } from '../../../src/games/pokemon-snap/stats';
import type { Action } from '../../../src/games/pokemon-snap/types';
import { findAsk } from '../../../src/games/frame/submissions';
import { matchesOf } from '../pages';

const DAY_3: DayFacts = {
  day: 3,
  stats: { ...buildStats(() => 3), Cleverness: 10 },
  carried: { doubling: false, owed: 0, hasDoneE: false },
  others: 5,
};

const [A, B, Y]: readonly Action[] = [{ do: 'A' }, { do: 'B' }, { do: 'Y' }];
const G: Action = { do: 'G', lose: 'Coolness', gain: 'Beauty' };

function noteOn(plan: Parameters<typeof notesOnSlot>[1], slot: 0 | 1 | 2, value: string): string | undefined {
  return notesOnSlot(DAY_3, plan, slot)?.find((note) => note.value === value)?.note;
}

test('notes on later parts leave out what a contest costs', () => {
  expect(notesOnSlot(DAY_3, [], 0)).toBeUndefined();
  expect(noteOn([A, Y], 2, '')).toBe('Your attributes after A and Y');
  expect(noteOn([A, Y], 2, 'B')).toBe('needs 6 Cleverness, but you have 3; doubled');
  expect(noteOn([G], 2, 'W')).toMatch(/^the product is 0; /);
});

test('notes say that they leave out what others decide', () => {
  const plan: readonly Action[] = [{ do: 'J', stat: 'Cuteness' }];
  expect(noteOn(plan, 1, '')).toBe('Your attributes after J, not counting gains from J');
  expect(noteOn(plan, 1, 'X')).toMatch(/^the sum is 6; /);
});

test('a part that would fail says so right away, with the doubling spent on it', () => {
  expect(failureWarnings(DAY_3, [A, Y, B])).toEqual([
    'Evening: B would fail. It needs 6 Cleverness, but after A and Y you have 3. A’s doubling would still be used up.',
  ]);
  expect(failureWarnings(DAY_3, [A, B, Y])).toEqual([]);
  expect(failureWarnings(DAY_3, [undefined, undefined, G])).toEqual([]);
  const low = { ...DAY_3, stats: { ...DAY_3.stats, Coolness: 2, Cuteness: 2 } };
  expect(failureWarnings(low, [G])).toEqual(['Morning: G would fail. It needs 3 Coolness, but you have 2.']);
  // F may work, and others may give Cuteness in the morning.
  const plan: readonly Action[] = [{ do: 'F', player: 'Bo' }, { do: 'I', stat: 'Cuteness', points: 3 }, G];
  expect(failureWarnings(low, plan)).toEqual([
    'Afternoon: I fails unless you get 1 more Cuteness first. It needs 3 Cuteness, but after F you have 2.',
    'Evening: G fails unless you get 1 more Coolness first. It needs 3 Coolness, but after F and I you have 2.',
  ]);
  // One other Pokémon can just give what's missing.
  const lower = { ...low, stats: { ...low.stats, Cuteness: 1 }, others: 1 };
  expect(failureWarnings(lower, plan)[0]).toMatch(/^Afternoon: I fails unless you get 2 more Cuteness first/);
});

test('the page computes notes in the words of the form, from facts that its player knows', () => {
  const game = 'pokemon-snap';
  const [first] = matchesOf(game);
  const stage = first?.stage;
  const player = first?.roster.find((name) => first.page(name).holds.some(({ kind }) => kind === 'bars'));
  if (stage === undefined || stage === null || player === undefined) throw new Error('No plan is asked.');
  const asked = findAsk(stage, player);
  const from = asked?.liveInput(player);
  const answers = new Map(
    asked
      ?.toAnswers({ slots: [{ do: 'A' }, { do: 'Y' }, { do: 'B' }] })
      .map(({ title, answer }) => [title, answer]),
  );
  const { notes, fails } = liveNotes({ game, from }, (title) => answers.get(title) ?? '');
  const titles = asked?.questions.map(({ title }) => title) ?? [];
  for (const { title } of notes) expect(titles).toContain(title);
  const options = asked?.questions.flatMap(({ title, kind }) =>
    kind.type === 'choice' ? kind.options.map(({ value, label }) => `${title}: ${label ?? value}`) : [],
  );
  for (const { title, answer } of notes) {
    if (answer !== '') expect(options).toContain(`${title}: ${answer}`);
  }
  expect(fails).toEqual([
    'Evening: B would fail. It needs 6 Cleverness, but after A and Y you have 3. A’s doubling would still be used up.',
  ]);
  for (const input of [undefined, { game, from: 'nonsense' }, { game: 'soullinked', from }])
    expect(liveNotes(input, () => '')).toEqual({ notes: [], fails: [] });
  // An action is part of the plan once all its answers are given.
  const actions: readonly Action[] = [
    { do: 'F', player: 'Bo' },
    G,
    { do: 'I', stat: 'Beauty', points: 1 },
    { do: 'J', stat: 'Beauty' },
  ];
  for (const action of actions) {
    const given = asked?.toAnswers({ slots: [action] }).filter(({ answer }) => answer !== '') ?? [];
    const afterwards = (left?: string) =>
      liveNotes(
        { game, from },
        (title) => given.find((one) => one.title === title && title !== left)?.answer ?? '',
      ).notes;
    expect(afterwards()).not.toEqual([]);
    expect(given.map(({ title }) => afterwards(title))).toEqual(given.map(() => []));
  }
});

test('facts only come from the reader’s own reports', () => {
  const log = [
    {
      stage: 'day-1',
      title: 'Day 1',
      event: {
        kind: 'pokemon-day' as const,
        to: { player: 'Ana' },
        day: 1,
        plan: { slots: [A, B, Y].flatMap((action) => action ?? []) },
        stats: buildStats(() => 4),
        doubling: false,
        owed: 0,
        photographedBy: [],
      },
    },
  ];
  const open = { pokemon: ['Ana', 'Bo', 'Cy'], photographers: [], labels: new Map<string, string>() };
  expect(liveNotesInput({ name: 'Ana', open, log })).toEqual({
    day: 2,
    stats: buildStats(() => 4),
    carried: { doubling: false, owed: 0, hasDoneE: false },
    others: 2,
  });
});

test('answers that name an activity by its former label are understood', () => {
  const former = 'I: donate 1 to 3 points, gain what the donations before were';
  const day = matchesOf('pokemon-snap')[0]?.stage;
  const ask = day?.asks.find(({ taps }) => taps?.kind === 'strip');
  const move = ask?.fromAnswers((title) => (title === 'Morning: What you do' ? former : ''));
  expect(move).toMatchObject({ slots: [{ do: 'I' }, {}, {}] });
});
