// The Black Garnet behind the contract of a game: who made it, how long its stages last, and their order.
import type { Game, Timing } from '../frame/contract';
import { recordOf, type Json } from '../frame/json';
import { scoreOf } from './duels';
import type { Event } from './events';
import { BLACK_TO_WIN } from './outcome';
import { rules } from './rules-page';
import { season } from './season';
import { rosterRow, sampleRoster, sampleSettings, settings } from './settings';
import { PLAYERS, setUp } from './setup';
import { candidate } from './stages/candidate';
import { distribution } from './stages/distribution';
import { powers } from './stages/powers';
import { round } from './stages/round';
import { saleTakenBackText, text } from './text';
import { PROBLEMS, type Open, type Player, type Score, type Settings, type State } from './types';
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

const day = (title: string, stages: RegExp): Timing => ({
  title,
  stages,
  seconds: 24 * 3600,
  graceSeconds: 0,
  acceptsLate: true,
});

export const blackGarnet: Game<Types> = {
  info: {
    id: 'black-garnet',
    title: 'The Black Garnet',
    designers: ['elara'],
    origin: 'The Choice is Yours',
    accent: '#dc286a',
    blurb:
      'Spread your talents in secret, then duel for black garnets without knowing what each duel tests or who challenges you.',
    secrets:
      'who challenged whom and with what result, what all duel types test (F too), everyone’s distribution, power, boosts, purchases, garnets and black garnets',
    playerCount: `${PLAYERS.usual} players (any number from ${PLAYERS.least})`,
    length: `Until somebody succeeds in a Black Mission or has ${BLACK_TO_WIN} black garnets; the host can set a last round`,
    rulesVersion: 1,
  },
  timings: [
    day('Distribution', /^distribution$/),
    day('Powers', /^powers$/),
    day('A round', /^round-/),
    day('Naming the Candidate', /^candidate$/),
  ],
  rosterRow,
  settings,
  sampleRoster,
  sampleSettings,
  problems: PROBLEMS,
  setUp,
  stages: [distribution, powers, round, candidate],
  facts: (state) => {
    const each = (value: (score: Score) => Json): { readonly [name: string]: Json } =>
      recordOf(state.players.map((name) => [name, value(scoreOf(state, name))]));
    return {
      garnets: each(({ black }) => black),
      won: each(({ won }) => won),
      lost: each(({ lost }) => lost),
      lostTypes: each(({ lostTypes }) => lostTypes),
      season: each(({ season }) => season),
      attempts: state.attempts,
    };
  },
  outcome: ({ outcome, candidacy }) =>
    outcome === null || candidacy === null
      ? null
      : {
          winners: outcome.winners,
          tokens: recordOf(outcome.tokens),
          candidate: candidacy.candidate,
          earned: recordOf(outcome.earned),
        },
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home, page, has },
  text,
  takenBack: saleTakenBackText,
  rules,
  givenUp: {
    seat: 'They challenge nobody, buy nothing and use no power; without a distribution they have 4 points in each stat and no primary. They can be challenged with what they have, so others may win black garnets from them, and they may end as the Candidate. Where a winner names the Candidate, they name nobody.',
    sense:
      'The game still makes sense with few such seats. Where every seat is given up and no last round is set, it waits for the host, who ends it.',
  },
  season,
};
