// Soullinked behind the contract of a game: who made it, how long its stages last, and their order.
import type { Game, HostTabs } from '../frame/contract';
import { last } from '../frame/events';
import { recordOf } from '../frame/json';
import type { Event } from './events';
import { outcome } from './outcome';
import { rules } from './rules-page';
import { season } from './season';
import { rosterRow, sampleRoster, settings } from './settings';
import { FEWEST_PAIRS, setUp, USUAL_PLAYERS } from './setup';
import { round } from './stages/round';
import { text } from './text';
import { PROBLEMS, ROUNDS, type Open, type Player, type Settings, type State } from './types';
import { home } from './views/home';
import { has, page } from './views/page';
import { playerTabs } from './views/player';
import { publicTabs } from './views/public';
import { boardsTab } from './views/boards';
import { roundsTable, totalsTable } from './views/tables';

const hostTabs: HostTabs<State, Event> = [
  { title: 'Rounds', content: ({ rounds }) => roundsTable(rounds) },
  { title: 'Totals', content: ({ players, rounds }) => totalsTable([], players, rounds) },
  { title: 'Boards now', content: ({ boards }) => boardsTab(boards) },
];

interface Types {
  readonly player: Player;
  readonly settings: Settings;
  readonly state: State;
  readonly event: Event;
  readonly open: Open;
}

export const soullinked: Game<Types> = {
  info: {
    id: 'soullinked',
    title: 'Soullinked',
    designers: ['e_is_cool', 'elara'],
    origin: 'The Genius: Heaven and Hell',
    accent: '#8c56d7',
    blurb:
      'Two soulmates, two realms: claim the corners of the rectangle between you, unseen by the other pairs.',
    playerCount: `${USUAL_PLAYERS} players in ${USUAL_PLAYERS / 2} pairs (any even number from ${2 * FEWEST_PAIRS})`,
    length: `${ROUNDS} rounds`,
    secrets: 'every pick and card, every pair’s claims, and all scores round by round',
    rulesVersion: 1,
  },
  timings: [{ title: 'A round', stages: /^round-/, seconds: 24 * 3600, graceSeconds: 0, acceptsLate: true }],
  rosterRow,
  settings,
  sampleRoster,
  sampleSettings: {},
  problems: PROBLEMS,
  setUp,
  stages: [round],
  facts: (state) => {
    const latest = last(state.rounds)?.scores;
    const each = <T>(value: (name: string) => T): { readonly [name: string]: T } =>
      recordOf(state.players.map(({ name }) => [name, value(name)]));
    return {
      boards: state.boards,
      points: each((name) => latest?.get(name)?.points ?? 0),
      scores: each((name) => latest?.get(name)?.total ?? 0),
      cards: each((name) => state.cards.get(name) ?? []),
    };
  },
  outcome: (state) => {
    if (state.rounds.length < ROUNDS) return null;
    const { heaven, hell } = outcome(state);
    return {
      losers: { heaven: heaven.loser.name, hell: hell.loser.name },
      winners: { heaven: heaven.winner?.name ?? null, hell: hell.winner?.name ?? null },
      candidate: hell.loser.name,
      curse: heaven.loser.name,
    };
  },
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home, page, has },
  text,
  rules,
  givenUp: {
    seat: 'Their pair claims nothing any more, and nobody can take their place in it: the partner scores no further points and keeps every card that is in hand. The pair can still lose, or win by what it has.',
    sense:
      'The game still makes sense with one such seat where three pairs or more are left; for the partner little is left to play. Better find somebody who plays on.',
  },
  season,
};
