// Closed choices in every game: they're exactly the ones that are refused, samples never pick them, and players see why.
import fc from 'fast-check';
import { seededChance } from '../../src/games/frame/chance';
import {
  closedAnswers,
  moveWithValue,
  answerNotes,
  type Choice,
  type ClosedChoices,
} from '../../src/games/frame/closed-choices';
import type { Question } from '../../src/games/frame/fields';
import { isList, isObject } from '../../src/games/frame/json';
import type { Match, OpenAsk } from '../../src/games/frame/match';
import { COMMON_PROBLEMS, type ValuePath, type Problem } from '../../src/games/frame/result';
import { SLIPS } from './checks';
import { EVERY_GAME } from './every-game';
import { begin, inputOf, legalMoves, play, runs, samples, usualStart } from './random-play';
import type { JsonObject } from '../../src/games/frame/json';

const seeds = fc.string({ maxLength: 8 });

/** Settings with which more choices can be closed than usual. */
const FURTHER_SETTINGS: Readonly<Record<string, JsonObject>> = {
  between: { opponents: 'same-mark' },
  'own-match': {
    scores: [
      { name: 'Points', shown: 'everyone' },
      { name: 'Coins', start: 9, shown: 'owner' },
    ],
    questions: [
      { title: 'Card', kind: 'choice', choices: ['Sun', 'Moon', 'Star'], once: true },
      { title: 'Sold', kind: 'several', choices: ['lamp', 'clock', 'vase', 'chair'], once: true },
      { title: 'Trust', kind: 'player', once: true },
      { title: 'Team', kind: 'players', most: 2 },
      { title: 'Ante', kind: 'number', least: 2, within: 'Coins' },
      { title: 'Bet', kind: 'number', within: 'Coins', required: false },
    ],
  },
};

/** Every game with its usual settings, and some again with further settings. */
const PLAYED = EVERY_GAME.flatMap((game) => {
  const further = FURTHER_SETTINGS[game.info.id];
  const usual = (seed: string) => usualStart(game, seed);
  const other = (seed: string) => ({ ...usual(seed), settings: { ...game.sampleSettings, ...further } });
  return [
    [game.info.id, game, usual] as const,
    ...(further === undefined ? [] : [[`${game.info.id}, other settings`, game, other] as const]),
  ];
});

interface Asked {
  readonly match: Match;
  readonly ask: OpenAsk;
  readonly player: string;
  readonly closed: readonly ClosedChoices[];
}

function askedIn(match: Match): readonly Asked[] {
  return (match.stage?.asks ?? []).flatMap((ask) =>
    ask.players.map((player) => ({ match, ask, player, closed: ask.closed(player) })),
  );
}

describe.each(PLAYED)('%s', (_, game, startOf) => {
  const played = new Map<string, readonly Asked[]>();
  /** Everyone who is asked in a random game, at each stage as it opens. */
  const everyAsked = (seed: string): readonly Asked[] => {
    const known = played.get(seed);
    if (known !== undefined) return known;
    const asked = play(game, startOf(seed), legalMoves(20)).rounds.flatMap(({ before }) => askedIn(before));
    played.set(seed, asked);
    return asked;
  };

  test('a move that picks a closed choice is refused for it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const asked of some(everyAsked(seed), seed)) {
          for (const group of asked.closed) {
            for (const value of group.values) {
              const { code, place, text } = group;
              expect([...game.problems, ...COMMON_PROBLEMS]).toContain(code);
              expect(text([String(value)])).toMatch(/^[^a-z\s].*[.?!”]$/su);
              expect(named(problemsOf(asked, withChoice(asked, group.place, value)))).toContain(
                name({ code, place }),
              );
            }
          }
        }
      }),
      runs(1),
    );
  });

  test('an open choice is never refused for a reason that closes choices', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const everybody = everyAsked(seed);
        const reasons = reasonsIn(everybody);
        for (const asked of some(everybody, seed)) {
          for (const [place, ofPlace] of reasons.get(asked.ask.form) ?? []) {
            for (const value of openAt(asked, place)) {
              const told = named(problemsOf(asked, withChoice(asked, place, value)));
              expect([value, told.filter((each) => ofPlace.has(each))]).toEqual([value, []]);
            }
          }
        }
      }),
      runs(1),
    );
  });

  test('no sample picks a closed choice, and each closed choice has a label and a short reason', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { ask, player, closed } of some(everyAsked(seed), seed)) {
          const move = ask.sample(player, seededChance(seed));
          expect(pickedIn(closed, move)).toEqual([]);
          for (const { why, title, answer } of closedAnswers(closed, ask)) {
            expect(ask.questions.map((question) => question.title)).toContain(title);
            expect(answer).not.toBe('');
            expect(why).toMatch(/^\S.{0,58}[^\s.]$/u);
            expect(why).not.toMatch(SLIPS);
          }
          for (const { note, title } of answerNotes(ask.notes(player), ask)) {
            const question = ask.questions.find((one) => one.title === title);
            expect(question).toBeDefined();
            // A power that's chosen once for the game may need several sentences.
            expect(note).toMatch(/^\S.{0,400}[^\s.]$/u);
            expect(note).not.toMatch(SLIPS);
          }
        }
      }),
      runs(1),
    );
  });

  test('closed choices, notes and pages only depend on what the player knows', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), (seed, which) => {
        const base = play(game, startOf(seed), legalMoves(20));
        const reader = base.first.roster[which % base.first.roster.length] ?? '';
        // From some stage on, another player sends something else. Both plays are compared for as long as the reader can't
        // know.
        const others = base.first.roster.filter((player) => player !== reader);
        const other = seededChance(`other ${seed} ${which}`).pick(others);
        const from = which % Math.max(1, base.rounds.length);
        let match = begin(game, startOf(seed));
        for (const [at, { input, before }] of base.rounds.entries()) {
          if (match.stage?.name !== before.stage?.name || !sameTo(reader, match, before)) break;
          expect(shownTo(reader, match)).toEqual(shownTo(reader, before));
          if (match.stage === null) break;
          const changed = samples(match.stage, seededChance(`others ${seed}`)).filter(
            ({ player }) => player === other,
          );
          const kept = input.submissions.filter(({ player }) => player !== other);
          const resolved = match.resolve(at < from ? input : inputOf([...changed, ...kept]));
          if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
          match = resolved.value.next;
        }
      }),
      runs(8),
    );
  });
});

/** A long game has thousands of asked players. This is how many are drawn from each game. */
const MOST_ASKED = 6;

function some(everybody: readonly Asked[], seed: string): readonly Asked[] {
  return seededChance(`some ${seed}`).shuffle(everybody).slice(0, MOST_ASKED);
}

/** For each form, the places where a choice is ever closed, with the reasons (code and place). */
function reasonsIn(everybody: readonly Asked[]): ReadonlyMap<string, ReadonlyMap<ValuePath, Set<string>>> {
  const forms = new Map<string, Map<ValuePath, Set<string>>>();
  for (const { ask, closed } of everybody) {
    const places = forms.get(ask.form) ?? new Map<ValuePath, Set<string>>();
    forms.set(ask.form, places);
    for (const { code, place, values } of closed) {
      if (values.length === 0) continue;
      const known = [...places.keys()].find((each) => each.join() === place.join()) ?? place;
      places.set(known, (places.get(known) ?? new Set()).add(name({ code, place })));
    }
  }
  return forms;
}

function name({ code, place }: Pick<Problem, 'code' | 'place'>): string {
  return `${code} at ${place.join('.')}`;
}

function named(problems: readonly Problem[]): readonly string[] {
  return problems.map(name);
}

function problemsOf({ match, player }: Asked, move: unknown): readonly Problem[] {
  const [judged] = match.judge(inputOf([{ player, move }])).fates;
  return judged?.fate.kind === 'refused' ? judged.fate.problems : [];
}

/** Why a move is refused: the reasons of the closed choices that it picks. */
function pickedIn(closed: readonly ClosedChoices[], move: unknown): readonly string[] {
  return closed.flatMap(({ code, place, values }) => {
    const at = valueAt(move, place);
    const picked = values.filter((value) => (isList(at) ? at.includes(value) : at === value));
    return picked.length === 0 ? [] : [name({ code, place })];
  });
}

function valueAt(move: unknown, [step, ...rest]: ValuePath): unknown {
  if (step === undefined) return move;
  if (isList(move)) return typeof step === 'number' ? valueAt(move[step], rest) : undefined;
  return isObject(move) ? valueAt(move[String(step)], rest) : undefined;
}

/** The question for this part of a move. */
function questionAt({ ask }: Asked, place: ValuePath, value: Choice): Question | undefined {
  const [answered] = ask.toAnswers(moveWithValue(place, value));
  return ask.questions.find(({ title }) => title === answered?.title);
}

/** A random move of the player with this choice. If the part is a list, the choice is its only entry. */
function withChoice(asked: Asked, place: ValuePath, value: Choice): unknown {
  const { ask, player } = asked;
  const question = questionAt(asked, place, value);
  const answers = new Map(
    ask
      .toAnswers(ask.sample(player, seededChance(`${player} ${value}`)))
      .map(({ title, answer }) => [title, answer]),
  );
  // Also pick the choice that leads to this question's section.
  const { after } = question?.section ?? {};
  const leading = ask.questions.find(({ title }) => title === after?.question)?.kind;
  if (after !== undefined && leading?.type === 'choice') {
    const option = leading.options.find((each) => after.choices.includes(each.value));
    answers.set(after.question, option?.label ?? option?.value ?? '');
  }
  const move = ask.fromAnswers((title) => answers.get(title) ?? '');
  return replaced(move, place, question?.kind.type === 'checkboxes' ? [value] : value);
}

function replaced(move: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = isList(move) ? move : [];
    return Array.from({ length: Math.max(list.length, step + 1) }, (_, index) =>
      index === step ? replaced(list[index], rest, value) : (list[index] ?? {}),
    );
  }
  return { ...(isObject(move) ? move : {}), [step]: replaced(isObject(move) ? move[step] : {}, rest, value) };
}

/** The choices of a question that the player can pick. */
function openAt(asked: Asked, place: ValuePath): readonly Choice[] {
  const closed = asked.closed.filter((group) => group.place.join() === place.join());
  const example = closed.flatMap(({ values }) => values)[0] ?? 1;
  const kind = (questionAt(asked, place, example) ?? questionAt(asked, place, 'A'))?.kind;
  const all: readonly Choice[] =
    kind?.type === 'whole'
      ? Array.from({ length: (kind.max ?? 0) - (kind.min ?? 0) + 1 }, (_, at) => (kind.min ?? 0) + at)
      : kind?.type === 'choice' || kind?.type === 'checkboxes'
        ? kind.options.map(({ value }) => value)
        : [];
  return all.filter((value) => !closed.some(({ values }) => values.includes(value)));
}

function sameTo(reader: string, one: Match, other: Match): boolean {
  const seen = (match: Match): string =>
    JSON.stringify([match.view('everyone'), match.view({ player: reader })]);
  return seen(one) === seen(other);
}

/** Closed choices, notes and everything else on a reader's page. */
function shownTo(reader: string, match: Match): unknown {
  const asked = askedIn(match)
    .filter(({ player }) => player === reader)
    .map(({ ask, closed }) => [closedAnswers(closed, ask), answerNotes(ask.notes(reader), ask)]);
  return [match.page(reader), asked];
}
