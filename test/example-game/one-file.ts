// Alone: a whole game in one file. Each of three rounds, everyone names a number from 1 to 5; numbers named once score.
import { factLine, sentenceLine } from '../../src/games/frame/account';
import { defineAsk } from '../../src/games/frame/ask';
import type { Game, TypesOf } from '../../src/games/frame/contract';
import { eventsOf, latestEvent } from '../../src/games/frame/events';
import { object, text, integer, type Field } from '../../src/games/frame/fields';
import { fromEntries } from '../../src/games/frame/json';
import { problem, fail, ok } from '../../src/games/frame/result';
import { tokenChanges } from '../../src/games/frame/season';
import { defineStage } from '../../src/games/frame/stage';
import { headings } from '../../src/games/frame/tabs';
import { plural } from '../../src/games/frame/wording';

const FEWEST_PLAYERS = 3;
const ROUNDS = 3;
const NUMBERS = [1, 2, 3, 4, 5];

interface Player {
  readonly name: string;
}

/** Everything about a match at one moment. */
interface State {
  readonly players: readonly string[];
  /** For each resolved round, the points of players whose number nobody else named. */
  readonly played: readonly ReadonlyMap<string, number>[];
}

/** What everyone knows from the start. */
type Open = Pick<State, 'players'>;

/** What happens, and who can know it. Each player learns their own number; everyone learns the points. */
type Event =
  | { readonly kind: 'named'; readonly to: { readonly player: string }; readonly number: number | null }
  | { readonly kind: 'scored'; readonly to: 'everyone'; readonly points: ReadonlyMap<string, number> }
  | { readonly kind: 'won'; readonly to: 'everyone'; readonly winner: string };

/** What a form asks, and how an answer is checked. */
const move: Field<{ readonly number: number }> = object({
  number: integer({ title: 'Your number', min: 1, max: NUMBERS.length }),
});

function totals(rounds: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const points of rounds)
    for (const [player, number] of points) sums.set(player, (sums.get(player) ?? 0) + number);
  return sums;
}

function scoreOf({ played }: State, player: string): number {
  return totals(played).get(player) ?? 0;
}

/** The player with the most points; of several with equal points, the first in the roster. */
function winnerOf(state: State): string {
  const most = Math.max(...state.players.map((player) => scoreOf(state, player)));
  return state.players.find((player) => scoreOf(state, player) === most) ?? '';
}

export const alone: Game<TypesOf<Player, object, State, Event, Open>> = {
  info: {
    id: 'alone',
    title: 'Alone',
    designers: ['the authors of Round Keeper'],
    origin: 'docs/adding-a-game.md',
    accent: '#178282',
    blurb: 'Name a high number that nobody else names.',
    secrets: 'who named which number',
    playerCount: `${FEWEST_PLAYERS} players or more`,
    length: plural(ROUNDS, 'round'),
    rulesVersion: 1,
  },
  timings: [{ title: 'A round', stages: /^round-/, seconds: 3600, graceSeconds: 0, acceptsLate: true }],
  rosterRow: object({ name: text({ title: 'Name' }) }),
  settings: object({}),
  sampleRoster: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Chen' }],
  sampleSettings: {},
  problems: [],
  setUp: (roster) => {
    if (roster.length < FEWEST_PLAYERS) {
      const sentence = `The roster needs at least ${FEWEST_PLAYERS} players and has ${roster.length}. Add players.`;
      return fail([problem('too-few-players', ['players'], sentence)]);
    }
    const players = roster.map(({ name }) => name);
    return ok({ open: { players }, state: { players, played: [] }, events: [] });
  },
  stages: [
    (state) => {
      const number = state.played.length + 1;
      if (number > ROUNDS) return null;
      return defineStage({
        name: `round-${number}`,
        title: `Round ${number}`,
        asks: {
          calls: defineAsk({
            form: 'number',
            title: 'Name a number',
            help: 'You score it if nobody else names it.',
            players: state.players,
            move,
            sample: (_player, chance) => ({ number: chance.pick(NUMBERS) ?? 1 }),
          }),
        },
        resolve: ({ calls }) => {
          const named = [...calls.values()].map((order) => order.number);
          // In the roster's order, so that nobody learns who answered first.
          const points = new Map(
            state.players.flatMap((player) => {
              const own = calls.get(player)?.number;
              return own !== undefined && named.filter((other) => other === own).length === 1
                ? [[player, own] as const]
                : [];
            }),
          );
          const next: State = { ...state, played: [...state.played, points] };
          const told: readonly Event[] = state.players.map((player) => ({
            kind: 'named',
            to: { player },
            number: calls.get(player)?.number ?? null,
          }));
          const scored: Event = { kind: 'scored', to: 'everyone', points };
          const won: readonly Event[] =
            number === ROUNDS ? [{ kind: 'won', to: 'everyone', winner: winnerOf(next) }] : [];
          return { state: next, events: [...told, scored, ...won] };
        },
      });
    },
  ],
  facts: (state) => ({ scores: fromEntries(state.players.map((name) => [name, scoreOf(state, name)])) }),
  outcome: (state) => (state.played.length < ROUNDS ? null : { winner: winnerOf(state) }),
  views: {
    host: [],
    public: [
      {
        title: 'Result',
        content: (_open, log) => {
          const won = latestEvent(log, 'won');
          return won === undefined ? null : { rows: [['Winner', won.winner]] };
        },
      },
      {
        title: 'Points',
        content: ({ players }, log) => {
          const rounds = eventsOf(log, 'scored');
          const pointsIn = (points: ReadonlyMap<string, number>): readonly number[] =>
            players.map((player) => points.get(player) ?? 0);
          return {
            rows: [
              headings('Round', ...players),
              ...rounds.map(({ title, event }) => [title, ...pointsIn(event.points)]),
              ['Total', ...pointsIn(totals(rounds.map(({ event }) => event.points)))],
            ],
          };
        },
      },
    ],
    player: [
      {
        title: 'Your number',
        content: (_name, _open, log) => ({
          rows: [['You named last', latestEvent(log, 'named')?.number ?? 'none']],
        }),
      },
    ],
    home: {
      public: [
        { tab: 'Result', rows: { kind: 'facts' } },
        { tab: 'Points', rows: { kind: 'table' } },
      ],
    },
  },
  lines: (event) => {
    switch (event.kind) {
      case 'named':
        return [sentenceLine(event.number === null ? 'You named no number.' : `You named ${event.number}.`)];
      case 'scored':
        return event.points.size === 0
          ? [sentenceLine('Nobody was alone with a number.')]
          : [...event.points].map(([player, points]) => factLine(player, plural(points, 'point')));
      case 'won':
        return [factLine('Winner', event.winner)];
    }
  },
  goal: () => `Most points after ${plural(ROUNDS, 'round')} win.`,
  rules: () => [
    {
      heading: 'A round',
      paragraphs: [
        `You play ${plural(ROUNDS, 'round')}. In each, you name a number from 1 to ${NUMBERS.length}. You score your number if nobody else names it. If you send nothing, you name no number.`,
        'Most points win; of those tied, the first in the roster.',
      ],
    },
  ],
  givenUp: {
    seat: 'They name no number.',
    sense: 'The game still works while two players or more name numbers.',
  },
  season: {
    takes: [],
    guests: true,
    fits: ['main', 'extra'],
    practice: ['main'],
    winners: ({ state }) => [winnerOf(state)],
    seasonChanges: ({ state }) => tokenChanges(winnerOf(state), 1),
  },
};
