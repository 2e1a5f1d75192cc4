// Wanted Sharpshooters behind the contract of a game: who made it, how long its stages last, and their order.
import type { Game } from '../frame/contract';
import { recordOf } from '../frame/json';
import type { Event, Open } from './events';
import { outcome } from './outcome';
import { rules } from './rules-page';
import { season } from './season';
import { DEFAULTS, PLAYERS, rosterRow, sampleRoster, settings } from './settings';
import { setUp } from './setup';
import { gift } from './stages/gift';
import { round } from './stages/round';
import { vote } from './stages/vote';
import { text } from './text';
import { HOURS, living, PROBLEMS, type Player, type Seat, type Settings, type State } from './types';
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

export const wantedSharpshooters: Game<Types> = {
  info: {
    id: 'wanted-sharpshooters',
    title: 'Wanted Sharpshooters',
    designers: ['chaotic_iak'],
    origin: 'Blooming Genius: The Elder Tree',
    accent: '#26823d',
    blurb: 'Shoot, duck, buy or claim: strike the last blow against your two secret targets, and stay alive.',
    secrets: 'every submission, refused, replaced and late ones too, and what the host entered and why',
    playerCount: `${PLAYERS.usual} players (any number from ${PLAYERS.least})`,
    length: `Up to ${DEFAULTS.rounds} rounds, then a vote`,
    rulesVersion: 1,
  },
  timings: [
    { title: 'Round 1', stages: /^round-1$/, ...hours(HOURS.firstRound) },
    { title: 'A later round', stages: /^round-/, ...hours(HOURS.later) },
    { title: 'Vote and gift', stages: /^(vote|gift)$/, ...hours(HOURS.later) },
  ],
  rosterRow,
  settings,
  sampleRoster,
  sampleSettings: {},
  problems: PROBLEMS,
  setUp,
  stages: [round, vote, gift],
  facts: (state) => {
    const { players, seats, storage, market, damage, kills } = state;
    const all = [...seats];
    const each = <T>(value: (seat: Seat) => T): { readonly [name: string]: T } =>
      recordOf(all.map(([name, seat]) => [name, value(seat)]));
    return {
      lives: each((seat) => seat.lives),
      bullets: each((seat) => seat.bullets),
      garnets: each((seat) => seat.garnets),
      bellflowers: each((seat) => seat.bellflowers),
      items: each((seat) => seat.items),
      alive: living({ players, seats }),
      storage: recordOf(storage),
      market: recordOf(market),
      damage: recordOf(damage),
      kills: recordOf(kills),
    };
  },
  outcome,
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home, page, has },
  text,
  rules,
  givenUp: {
    seat: 'They do nothing in every round: no shot, no duck, no claim, so they are an easy target, and may die and be somebody’s killing blow. They still count for their meadow and among the living, and who has them as a target can complete that objective. Dead, they accuse nobody; as a winner they do not vote, and their additional token goes to nobody.',
    sense: 'The game still makes sense with few such seats: they make it easier for whoever hunts them.',
  },
  season,
};

function hours(number: number) {
  return { seconds: number * 3600, graceSeconds: 0, acceptsLate: true } as const;
}
