// A match of the host's own behind the contract of a game: the program asks, collects, keeps secrets and tells; the host
// decides.
import type { Game } from '../frame/contract';
import type { Event } from './events';
import { facts, outcome } from './outcome';
import { rules } from './rules-page';
import { season } from './season';
import { rosterRow, sampleRoster, sampleSettings, settings } from './settings';
import { setUp } from './setup';
import { sheet } from './sheet';
import { round } from './stages/round';
import { laterQuestions } from './template';
import { text } from './text';
import { FEWEST_PLAYERS, PROBLEMS, type Open, type Player, type Settings, type State } from './types';
import { home } from './views/home';
import { hostTabs } from './views/host';
import { has, page } from './views/page';
import { playerTabs } from './views/player';
import { publicTabs } from './views/public';

interface Types {
  readonly player: Player;
  readonly settings: Settings;
  readonly state: State;
  readonly event: Event;
  readonly open: Open;
}

const DAY = 24 * 3600;

export const ownMatch: Game<Types> = {
  info: {
    id: 'own-match',
    title: 'A match of your own',
    designers: ['the host who makes it up'],
    origin: 'their own players',
    ownRules: true,
    accent: '#6265b0',
    blurb:
      'A game that you make up: you write the rules and the questions, say what comes of the answers, and the program asks, collects, keeps secrets and tells.',
    secrets:
      'every question and answer, every score, also those that the host alone reads, and what each player was told',
    playerCount: `${FEWEST_PLAYERS} players or more`,
    length: 'As many rounds as the host plays',
    rulesVersion: 2,
  },
  timings: [{ title: 'A round', stages: /^round-/, seconds: DAY, graceSeconds: 0, acceptsLate: true }],
  rosterRow,
  settings,
  sampleRoster,
  sampleSettings,
  problems: PROBLEMS,
  setUp,
  title: ({ title }) => title,
  stages: [round],
  facts,
  outcome,
  sheet,
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home, page, has },
  text,
  rules,
  givenUp: {
    seat: 'They are asked nothing. They are still in: others can name them, and the host may change their scores and let them win. A round that asks only them waits for the host like any other.',
    sense: 'Whether it still makes sense is for the host to say, who makes its questions.',
  },
  template: laterQuestions,
  season,
};
