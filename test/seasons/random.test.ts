// Random seasons: nothing throws, each step keeps what a season guarantees, and each change does what it says.
import { NO_CONTACTS_INPUT } from '../../src/rounds/host/files/inputs';
import fc from 'fast-check';
import { seededChance, type Chance } from '../../src/games/frame/chance';
import { GAMES } from '../../src/games/catalogue';
import { findGame } from '../../src/games/frame/catalogue';
import { unwrapReply } from '../../src/commands/desk-calls';
import { sessionSeason as recordIn } from '../../src/rounds/session/game-session';
import { standingsJson as standingsOf } from '../../src/seasons/standing-line';
import { paper } from '../support/paper-ports';
import { loaded } from '../support/paper-season';
import { runs, messyMoves, play } from '../games/random-play';
import { attempt, type Change, type SeasonResult, type StepResult } from './season-play';

const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eve'];
const PEOPLE = NAMES.map((name, index) => ({ name, purses: { garnets: index }, tokens: index % 3 }));
const MARKS = ['Heaven', 'Hell', 'Wanted', "Devil's Curse"];
const MOST_STEPS = 9;

type Step = Readonly<Record<string, unknown>>;

function seasonOf(steps: readonly Step[], inherit: string): unknown {
  return { season: 'Random', settings: { inherit, currencies: { pearls: 'public' } }, people: PEOPLE, steps };
}

function randomChange(chance: Chance): Change {
  const player = chance.pick([...NAMES, 'Fay']) ?? '';
  const until = chance.pick([{}, {}, { until: 'close' }, { until: 'next' }]) ?? {};
  const mark = chance.pick(MARKS) ?? '';
  const what: readonly Change[] = [
    { purse: chance.pick(['garnets', 'pearls', 'rubies']) ?? '', by: chance.whole(-2, 3) },
    { tokens: chance.whole(-1, 2) },
    { mark, ...until },
    { unmark: mark },
    { candidate: chance.whole(0, 3) > 0 },
    { opponent: chance.whole(0, 3) > 0 },
    { eliminated: true },
    { left: true },
    { joins: true },
  ];
  return { player, ...chance.pick(what) };
}

const changesOf = (chance: Chance): readonly Change[] =>
  Array.from({ length: chance.whole(0, 3) }, (_, index) => randomChange(chance.for(String(index))));

/** A match between main matches. Its roster follows from the standings, as the rulings say. */
function randomMatch(standings: StepResult['standings'], chance: Chance): Step {
  const game = findGame(GAMES, 'between');
  if (game === undefined) throw new Error('The game is missing.');
  const players = Object.entries(standings)
    .filter(([, standing]) => standing.in === 'in')
    .map(([name, { tokens, candidate, marks }]) => {
      const realms = ['Heaven', 'Hell'].filter((mark) => marks.includes(mark));
      return { name, tokens, candidate, mark: realms.length === 1 ? realms[0] : '' };
    });
  const kind = chance.pick(['main', 'between', 'extra']) ?? '';
  if (players.length < 2) return { match: { game: 'between', seed: 's' }, kind };
  const seed = `seed ${chance.whole(0, 99)}`;
  const settings = chance.pick([{}, { opponents: 'same-mark' }]) ?? {};
  const { scenario } = play(game, { players, settings, seed }, messyMoves, chance.whole(0, 9) > 0 ? 99 : 1);
  // Leave out the roster, since the season fills in the same one.
  const { players: _filledIn, ...match } = scenario;
  const more = chance.whole(0, 2) === 0 ? { changes: changesOf(chance.for('own')), leaveOut: [0] } : {};
  return { match, kind, ...more };
}

/** A duel that the host decides. Sometimes nobody is eliminated, or both are. */
function randomDuel(standings: StepResult['standings'], chance: Chance): Step {
  const inNow = Object.keys(standings).filter((name) => standings[name]?.in === 'in');
  const players = chance.shuffle(inNow).slice(0, chance.whole(2, 3));
  const fallen = players.slice(0, chance.pick([1, 1, 1, 0, 2]) ?? 1);
  const match = {
    game: 'between',
    seed: 's',
    players: players.map((name) => ({ name, tokens: 0, candidate: false })),
  };
  return { match, kind: 'death', changes: fallen.map((player) => ({ player, eliminated: true })) };
}

function randomStep(standings: StepResult['standings'], number: number, chance: Chance): Step {
  const dice = chance.whole(1, 10);
  if (dice <= 2) return { episode: `E${number}` };
  if (dice <= 4) return randomMatch(standings, chance);
  if (dice === 5) return randomDuel(standings, chance);
  if (dice === 6) return { settings: { inherit: chance.pick(['nothing', 'everything']) ?? 'nothing' } };
  if (dice === 7 && number > 5) return { end: { winners: [chance.pick(NAMES)] } };
  return { changes: changesOf(chance), reason: 'by chance' };
}

/** A season of random steps, without those that are refused. */
function randomSeason(seed: string): {
  readonly steps: readonly Step[];
  readonly file: unknown;
  readonly result: SeasonResult;
} {
  const chance = seededChance(seed);
  const inherit = chance.pick(['nothing', 'everything']) ?? '';
  let steps: readonly Step[] = [{ episode: 'E' }];
  let result = attempt(seasonOf(steps, inherit));
  for (let number = 1; number <= MOST_STEPS; number += 1) {
    if (!('steps' in result)) break;
    const standings = result.steps.at(-1)?.standings ?? {};
    const next = [...steps, randomStep(standings, number, chance.for(String(number)))];
    const tried = attempt(seasonOf(next, inherit));
    if (!('steps' in tried)) continue;
    [steps, result] = [next, tried];
  }
  if (!('steps' in result)) throw new Error(result.join('\n'));
  return { steps, file: seasonOf(steps, inherit), result };
}

const seeds = fc.string({ minLength: 1, maxLength: 12 });

test('after every step, nothing is below 0, and there are at most one Candidate and another opponent', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const { standings } of randomSeason(seed).result.steps) {
        const all = Object.values(standings);
        for (const { purses, tokens, marks, episode, ...one } of all) {
          for (const amount of [...Object.values(purses), tokens]) {
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          }
          expect(marks).toEqual([...new Set(marks)].sort());
          expect(episode !== undefined).toBe(one.in === 'eliminated');
          expect(one.candidate && one.opponent).toBe(false);
          expect(Object.keys(purses)).toEqual(Object.keys(all[0]?.purses ?? {}));
        }
        expect(all.filter(({ candidate }) => candidate).length).toBeLessThan(2);
        expect(all.filter(({ opponent }) => opponent).length).toBeLessThan(2);
      }
    }),
    runs(12),
  );
});

test('replaying a season, or only its beginning, gives the same results', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { steps, file, result } = randomSeason(seed);
      expect(attempt(file)).toEqual(result);
      for (const most of steps.keys()) {
        const start = attempt({ ...(file as object), steps: steps.slice(0, most + 1) });
        expect(start).toEqual({ ...result, steps: result.steps.slice(0, most + 1) });
      }
    }),
    runs(6),
  );
});

test('a step’s changes are complete: entering them by hand leads to the same standings', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { steps, file, result } = randomSeason(seed);
      for (const [at, step] of steps.entries()) {
        if (!('match' in step)) continue;
        const changes = (result.steps[at]?.changes ?? []).map(({ cause: _, ...change }) => change);
        const before = steps.slice(0, at);
        const entered = attempt({ ...(file as object), steps: [...before, { changes, reason: 'by hand' }] });
        if (!('steps' in entered)) throw new Error(entered.join('\n'));
        expect(entered.steps[at]?.standings).toEqual(result.steps[at]?.standings);
        expect(entered.steps[at]?.changes.map(({ cause: _, ...change }) => change)).toEqual(changes);
      }
    }),
    runs(12),
  );
});

test('an imported season has the same standings in its book, and so has its exported file', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { file, result } = randomSeason(seed);
      const book = paper();
      unwrapReply(book.desk.importFile({ file, going: NO_CONTACTS_INPUT }));
      const live = recordIn(loaded(book));
      expect(live && standingsOf(live.standing)).toEqual(result.steps.at(-1)?.standings);
      expect(attempt(unwrapReply(book.desk.exportFile({ what: 'season' })).content)).toEqual(result);
    }),
    runs(15),
  );
});
