// Between matches behind the contract of a game: who made it, how long its stages last, and their order.
import { BETWEEN_MATCHES } from '../frame/catalogue';
import type { Game } from '../frame/contract';
import { recordOf, type JsonObject } from '../frame/json';
import type { Event } from './events';
import { pairing } from './outcome';
import { rules } from './rules-page';
import { season } from './season';
import { rosterRow, sampleRoster, settings } from './settings';
import { setUp } from './setup';
import { gifts } from './stages/gifts';
import { opponent } from './stages/opponent';
import { text } from './text';
import { PROBLEMS, type Open, type Player, type Settings, type State } from './types';
import { hostTabs } from './views/host';
import { has, page } from './views/page';
import { playerTabs } from './views/player';
import { publicTabs } from './views/public';
import type { HomePart } from '../frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Tokens', rows: { kind: 'table' } },
  { tab: 'Gifts', rows: { kind: 'table' } },
];

// Not on the page, which shows it at its top.
const player: readonly HomePart[] = [{ tab: 'Your tokens', rows: { kind: 'facts' }, offPage: true }];

const home = { public: everyone, player };

interface Types {
  readonly player: Player;
  readonly settings: Settings;
  readonly state: State;
  readonly event: Event;
  readonly open: Open;
}

const DAY = 24 * 3600;

export const between: Game<Types> = {
  info: {
    id: BETWEEN_MATCHES,
    title: 'Between matches',
    designers: ['the authors of Round Keeper'],
    origin: 'seasons of any matches',
    accent: '#8a6500',
    blurb:
      'What is decided between two matches of a season: excess Tokens of Life are given away, and the Candidate names whom to face.',
    secrets:
      'every submission, refused and replaced ones too, and whether an opponent who was drawn was asked for so',
    playerCount: '2 players or more',
    length: '1 or 2 stages of gifts, and the naming of the opponent',
    rulesVersion: 1,
  },
  timings: [
    { title: 'Gifts', stages: /^gifts-/, seconds: DAY, graceSeconds: 0, acceptsLate: true },
    { title: 'The opponent', stages: /^opponent$/, seconds: DAY, graceSeconds: 0, acceptsLate: true },
  ],
  rosterRow,
  settings,
  sampleRoster,
  sampleSettings: {},
  problems: PROBLEMS,
  setUp,
  stages: [gifts, opponent],
  facts: (state) => ({ tokens: tokens(state) }),
  outcome: (state) =>
    pairing(state) === null
      ? null
      : {
          tokens: tokens(state),
          candidate: state.candidate,
          opponent: state.opponent?.name ?? null,
          drawn: state.opponent?.drawn ?? false,
        },
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home, page, has },
  text,
  rules,
  givenUp: {
    seat: 'They give no token away, and what they hold beyond one stays with them, unused. They can still be given one, and be named as the opponent. As the Candidate they name nobody: the opponent is drawn.',
    sense: 'It still makes sense: nothing here needs an answer of theirs.',
  },
  season,
};

function tokens(state: State): JsonObject {
  return recordOf(state.players.map(({ name }) => [name, state.tokens.get(name) ?? 0]));
}
