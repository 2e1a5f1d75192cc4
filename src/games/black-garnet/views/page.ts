// A player's page: what they have, whether this is the last round, missions, their points, power and duels.
import type { Knowledge } from '../../frame/closed-choices';
import { eventsOf, latestEvent, type Log } from '../../frame/events';
import {
  EMPTY_PAGE,
  lineBlock,
  pageFact,
  pip,
  textBlock,
  type PageContent,
  type PageBlock,
  type PageFact,
  type Pip,
} from '../../frame/page-kit';
import { plural } from '../../frame/wording';
import {
  blackGarnetsChange,
  duelText,
  LAST_ROUND_TEXT,
  endLinesForPlayer,
  missionLine,
  powerLine,
} from '../account';
import { lastRoundText } from '../end-account';
import type { Event } from '../events';
import {
  canTryMission,
  knownScore,
  successfulMissions,
  knownDuelTypes,
  type KnownDuelType,
} from '../player-knowledge';
import { MISSION_CONDITION_TEXT, missionStakes } from '../missions';
import { BLACK_GARNETS_TO_WIN } from '../outcome';
import { primaryRule, STAT_RULES, statsText } from '../stats';
import { STATS, type OpenFacts, type OpenSettings } from '../types';

/** The value at which a bar has its full width. */
const FULL_BAR_VALUE = 10;

export function page({ name, open, log }: Knowledge<OpenFacts, Event>): PageContent {
  const { settings } = open;
  const end = endLinesForPlayer(name, log);
  // Once the game has ended, the end is the last round's result.
  if (end.length > 0)
    return {
      ...EMPTY_PAGE,
      holds: [...end.map(lineBlock), ...pipBlocks(log), ...duelBlocks(log)],
      result: [],
    };
  return {
    ...EMPTY_PAGE,
    holds: [
      ...pipBlocks(log),
      ...missionOfferBlocks(name, settings, log),
      ...lookupSection([...missionBlocks(settings, log), ...powerBlocks(settings, log), ...duelBlocks(log)]),
    ],
    foremost: endingRoundTexts(name, settings, log),
  };
}

/** Empty before the distribution. Until then players only have garnets, which are shown where they buy points. */
function pipBlocks(log: Log<Event>): readonly PageBlock[] {
  const isBegun = latestEvent(log, 'points-distributed') !== undefined;
  return isBegun ? [{ kind: 'pips', pips: playerPips({ log }) }] : [];
}

export function playerPips({ log }: Pick<Knowledge<OpenFacts, Event>, 'log'>): readonly Pip[] {
  const { black, season, won, lost } = knownScore(log);
  const latest = eventsOf(log, 'round-played').slice(-1);
  return [
    pip('Black garnets', black, '', blackGarnetsChange(latest.map(({ event }) => event))),
    pip('Garnets', season),
    pip('Won', won),
    pip('Lost', lost),
  ];
}

/**
 * If the game ends with this round: why, and what the round still decides (BG-10 to BG-13). Also warns players who have lost
 * all duel types.
 */
function endingRoundTexts(name: string, settings: OpenSettings, log: Log<Event>): readonly string[] {
  const succeeded = successfulMissions(log);
  if (succeeded.length > 0)
    return [
      ...succeeded.map((mission) => missionLine(mission, name).what),
      `${LAST_ROUND_TEXT} ${lastRoundText(settings)}`,
    ];
  const left = (settings.rounds ?? Infinity) - eventsOf(log, 'round-played').length;
  // Shown during stage `powers` too, because players without a power can't tell whether that stage is over.
  const last = settings.rounds === 1 ? 'There is only one round' : 'This is the last round';
  const isBegun = latestEvent(log, 'points-distributed') !== undefined;
  const isOut = knownDuelTypes(log).every(({ isOpen }) => !isOpen);
  return [
    ...(isBegun && left === 1
      ? [
          `${last}. Players with ${BLACK_GARNETS_TO_WIN} black garnets win. If nobody has that many, the players with the most win.`,
        ]
      : []),
    ...(isOut
      ? ['You have lost all duel types, so you can’t challenge anyone. You don’t need to answer.']
      : []),
  ];
}

function missionOfferBlocks(
  name: string,
  { missionCost }: OpenSettings,
  log: Log<Event>,
): readonly PageBlock[] {
  if (!canTryMission(name, log)) return [];
  const price = missionCost === 0 ? '' : ` for ${plural(missionCost, 'black garnet')}`;
  return [
    textBlock(
      `You can try a Black Mission this round${price}. Tell your host when. If you succeed, the game ends.`,
      'good',
    ),
  ];
}

/** Collapsed, so that the questions come early on a phone's screen. */
function lookupSection(blocks: readonly PageBlock[]): readonly PageBlock[] {
  return blocks.length === 0
    ? []
    : [{ kind: 'folded', title: 'Look up: missions, points, power, duels', blocks }];
}

/** How Black Missions work; empty before the first round. */
function missionBlocks(settings: OpenSettings, log: Log<Event>): readonly PageBlock[] {
  if (latestEvent(log, 'points-distributed') === undefined || successfulMissions(log).length > 0) return [];
  const rule = textBlock(`${MISSION_CONDITION_TEXT} ${missionStakes(settings)}`);
  return [{ kind: 'folded', title: 'Black Missions: when, and what they cost', blocks: [rule] }];
}

/** The player's points and power; empty before the distribution. */
function powerBlocks(settings: OpenSettings, log: Log<Event>): readonly PageBlock[] {
  const distribution = latestEvent(log, 'points-distributed')?.distribution;
  if (distribution === undefined) return [];
  const { stats, primary } = distribution;
  const bars: PageBlock = {
    kind: 'bars',
    title: '',
    most: STATS.reduce((most, stat) => Math.max(most, stats[stat]), FULL_BAR_VALUE),
    bars: STATS.map((stat) => ({ name: STAT_RULES[stat].title, value: stats[stat], change: 0, why: [] })),
  };
  const power = latestEvent(log, 'power-used')?.power;
  return [
    {
      kind: 'folded',
      title: 'Your points and power',
      blocks: [
        bars,
        textBlock(
          primary === null
            ? 'Primary: none'
            : `${STAT_RULES[primary].title}: ${primaryRule(settings, primary)}`,
        ),
        ...(power === undefined ? [] : [lineBlock(powerLine(power))]),
      ],
    },
  ];
}

/** All duels the player knows about, and results by type (BG-15, BG-16); empty before the first duel. */
function duelBlocks(log: Log<Event>): readonly PageBlock[] {
  const duels = eventsOf(log, 'round-played').flatMap(({ title, event: { round } }) =>
    [...round.made, ...round.received].map((duel) =>
      pageFact(title, duelText(duel), duel.won ? 'good' : 'bad'),
    ),
  );
  if (duels.length === 0) return [];
  return [
    {
      kind: 'folded',
      title: 'Your duels and duel types',
      blocks: [
        { kind: 'facts', title: 'Duel types', facts: knownDuelTypes(log).map(duelTypeFact) },
        { kind: 'facts', title: 'Duels', facts: duels },
      ],
    },
  ];
}

function duelTypeFact({ type, won, lost, isOpen, stats }: KnownDuelType): PageFact {
  const may = isOpen ? 'you can challenge with it' : 'you can’t challenge with it';
  const tests = stats === undefined ? '' : `; it tests ${statsText(stats)}`;
  return pageFact(type, `won ${won}, lost ${lost}; ${may}${tests}`);
}
