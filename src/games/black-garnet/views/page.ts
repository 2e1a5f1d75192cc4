// The page of one player of The Black Garnet: what they have, whether the game ends with the round, what a mission takes and
// brings, their points, power and duels.
import { sentence } from '../../frame/account';
import type { Known } from '../../frame/closed';
import { eventsOf, isOfLatest, latestOf, type Log, last, latestLogged } from '../../frame/events';
import {
  EMPTY_PAGE,
  pageFact,
  pip,
  words,
  type OwnPage,
  type PageBlock,
  type PageFact,
  type Pip,
} from '../../frame/page-kit';
import { all, capitalised, count, changeNumber } from '../../frame/wording';
import { candidacyReason, hasAtEnd, lastRoundText, namingText, ownWinText, winnersText } from '../end-text';
import type { Event, OwnRound } from '../events';
import { mayTryMission, scoreKnown, succeededNow, typesKnown, type OwnType } from '../known';
import { attemptsLeft, CATEGORY, MISSION_WHEN, missionStakes, NO_ATTEMPTS } from '../missions';
import { BLACK_TO_WIN } from '../outcome';
import { primaryRule, STAT } from '../stats';
import {
  powerText,
  primaryText,
  wonText,
  hintText,
  learntText,
  missionText,
  receivedTypes,
  text,
} from '../text';
import { CATEGORIES, STATS, type Ending, type Open, type OpenSettings } from '../types';

/** The value at which a bar fills the whole width. */
const FULL_BAR = 10;

export function page({ name, open, log }: Known<Open, Event>): OwnPage {
  const ended = latestOf(log, 'game-ended');
  const { settings } = open;
  return {
    ...EMPTY_PAGE,
    holds: [
      ...end(name, log),
      ...pips(log),
      ...(ended === undefined
        ? [
            ...mayTry(name, settings, log),
            ...lookedUp([...missions(settings, log), ...own(settings, log), ...ownDuels(log)]),
          ]
        : ownDuels(log)),
    ],
    // Of the last finished round, or of the last stage before the rounds.
    result: [...missionsHeld(log), ...ownPart(log)].map((text) =>
      sentence(text, { unsent: isOfLatest(log, 'points-distributed') }),
    ),
    foremost: ended === undefined ? endingRound(name, settings, log) : [],
  };
}

/** Shows what the player has; before the distribution that is garnets alone, which stand where points are bought. */
function pips(log: Log<Event>): readonly PageBlock[] {
  const isBegun = latestOf(log, 'points-distributed') !== undefined;
  return isBegun ? [{ kind: 'pips', pips: has({ log }) }] : [];
}

/** Lists the garnets that the player has, and how many duels they won and lost. */
export function has({ log }: Pick<Known<Open, Event>, 'log'>): readonly Pip[] {
  const { black, season, won, lost } = scoreKnown(log);
  return [
    pip('Black garnets', black, '', blackMoved(log)),
    pip('Garnets', season),
    pip('Won', won),
    pip('Lost', lost),
  ];
}

/** Tells this player how the game ended, from what is public and what is theirs (BG-15); nothing before the end. */
function end(name: string, log: Log<Event>): readonly PageBlock[] {
  const ending = latestOf(log, 'game-ended')?.ending;
  const own = latestOf(log, 'game-ended-for-you')?.end;
  if (ending === undefined) return [];
  return [
    fate(name, ending),
    ...(own === undefined ? [] : [words(hasAtEnd(name, ending, own))]),
    ...(ending.candidacy === null ? [words(namingText(name, ending))] : []),
  ];
}

function fate(name: string, ending: Ending): PageBlock {
  if (ending.winners.some(({ player }) => player === name)) return words(ownWinText(name, ending), 'good');
  return ending.candidacy?.candidate === name
    ? words(`You are the Elimination Candidate${candidacyReason(ending.candidacy)}`, 'bad')
    : words(`You did not win. ${winnersText(ending)}`);
}

/**
 * Says that the game ends with the open round, and what this round still decides (BG-10 to BG-13): a mission succeeded in
 * it, or it is the last one.
 */
function endingRound(name: string, settings: OpenSettings, log: Log<Event>): readonly string[] {
  const succeeded = succeededNow(log);
  if (succeeded.length === 0) {
    const played = eventsOf(log, 'round-played').length;
    return played > 0 && played + 1 === settings.rounds
      ? [`The last round: ${BLACK_TO_WIN} black garnets win, or else the most.`]
      : [];
  }
  const who = all(succeeded.map((player) => (player === name ? 'you' : player)));
  return [
    `${capitalised(who)} succeeded in a Black Mission: the game ends with this round.`,
    lastRoundText(settings),
  ];
}

function mayTry(name: string, { missionCost }: OpenSettings, log: Log<Event>): readonly PageBlock[] {
  if (!mayTryMission(name, log)) return [];
  const price = missionCost === 0 ? '' : ` for ${count(missionCost, 'black garnet')}`;
  return [
    words(
      `You may try a Black Mission in this round${price}: tell your host when. Success ends the game.`,
      'good',
    ),
  ];
}

/** Folds what players look up into one line, so that what is asked begins high on a phone. */
function lookedUp(blocks: readonly PageBlock[]): readonly PageBlock[] {
  return blocks.length === 0
    ? []
    : [{ kind: 'folded', title: 'Look up: missions, points, power, duels', blocks }];
}

/** Shows how many attempts at missions are left, from the first round on, with the rule for a mission. */
function missions(settings: OpenSettings, log: Log<Event>): readonly PageBlock[] {
  if (latestOf(log, 'points-distributed') === undefined || succeededNow(log).length > 0) return [];
  const attempts = latestOf(log, 'mission-held')?.attempts ?? NO_ATTEMPTS;
  const left = CATEGORIES.map(
    (category) => `${CATEGORY[category].title} ${attemptsLeft(attempts, category)}`,
  );
  return [
    {
      kind: 'folded',
      title: 'Black Missions: when, price, attempts',
      blocks: [
        { kind: 'facts', title: '', facts: [pageFact('Attempts left', left.join(', '))] },
        words(`${MISSION_WHEN} ${missionStakes(settings)}`),
      ],
    },
  ];
}

/** Shows the player's own points, and what their primary gives them, once the points are distributed. */
function own(settings: OpenSettings, log: Log<Event>): readonly PageBlock[] {
  const distribution = latestOf(log, 'points-distributed')?.distribution;
  if (distribution === undefined) return [];
  const { stats, primary } = distribution;
  const bars: PageBlock = {
    kind: 'bars',
    title: '',
    most: STATS.reduce((most, stat) => Math.max(most, stats[stat]), FULL_BAR),
    bars: STATS.map((stat) => ({ name: STAT[stat].title, value: stats[stat], change: 0, why: [] })),
  };
  const power = latestOf(log, 'power-used')?.power;
  return [
    {
      kind: 'folded',
      title: 'Your points and power',
      blocks: [
        bars,
        ...(primary === null ? [words(`Primary: ${primaryText(primary)}`)] : []),
        ...(primary === null ? [] : [words(`${STAT[primary].title}: ${primaryRule(settings, primary)}`)]),
        ...(power === undefined ? [] : [words(powerText(power))]),
      ],
    },
  ];
}

/**
 * Lists all duels that the player knows of, and what each type brought them (BG-15, BG-16); nothing before the first
 * duel.
 */
function ownDuels(log: Log<Event>): readonly PageBlock[] {
  const rounds = eventsOf(log, 'round-played').map(({ title, event: { round } }) => ({ title, round }));
  const fought = rounds.filter(({ round: { made, received } }) => made.length + received.length > 0);
  if (fought.length === 0) return [];
  return [
    {
      kind: 'folded',
      title: 'Your duels and duel types',
      blocks: [
        { kind: 'facts', title: 'Duel types', facts: typesKnown(log).map(typeFact) },
        {
          kind: 'facts',
          title: 'Duels',
          facts: fought.flatMap(({ title, round: { made, received } }) => [
            ...made.map(({ player, duel, won }) => duelFact(title, `duel ${duel} against ${player}`, won)),
            ...received.map(({ duel, won }) => duelFact(title, `duel ${duel} when challenged`, won)),
          ]),
        },
      ],
    },
  ];
}

function duelFact(title: string, about: string, won: boolean): PageFact {
  return pageFact(title, `${wonText(won)} ${about}`, won ? 'good' : 'bad');
}

function typeFact({ type, won, lost, isOpen, stats }: OwnType): PageFact {
  const may = isOpen ? 'open to you' : 'closed to you';
  const tests = stats === undefined ? '' : `; it tests ${all(stats.map((stat) => STAT[stat].title))}`;
  return pageFact(type, `won ${won}, lost ${lost}; ${may}${tests}`);
}

/**
 * Tells of the missions of the last finished round; those of the open round are told elsewhere, with what the host
 * entered.
 */
function missionsHeld(log: Log<Event>): readonly string[] {
  const over = last(log.filter(({ event: { kind } }) => kind === 'round-played' || kind === 'game-ended'));
  return log.flatMap(({ stage, event }) =>
    stage === over?.stage && event.kind === 'mission-held' ? [missionText(event.mission)] : [],
  );
}

/** Tells the reader's own part in the last finished stage. */
function ownPart(log: Log<Event>): readonly string[] {
  if (latestOf(log, 'game-ended') !== undefined) return [];
  const round = latestOf(log, 'round-played')?.round;
  if (round !== undefined) return roundBrought(round);
  const told = latestLogged(log, 'power-used') ?? latestLogged(log, 'points-distributed');
  return told === undefined ? [] : text(told.event).split('\n');
}

/** A round in sentences: the duels, the black garnets that they moved, and what was bought. */
function roundBrought(round: OwnRound): readonly string[] {
  const { made, received, changes, lostTypes, learnt, hint, score } = round;
  const own = made.map(({ player, duel, won }) => `${wonText(won)} ${duel} against ${player}`);
  const others = [true, false].flatMap((won) => {
    const types = receivedTypes(received, won);
    return types.length === 0 ? [] : [`${wonText(won)} ${all(types)}`];
  });
  const fought = [
    ...(own.length === 0 ? [] : [`you ${all(own)}`]),
    ...(others.length === 0 ? [] : [`when challenged you ${all(others)}`]),
  ];
  const by = changes.reduce((sum, { amount }) => sum + amount, 0);
  const closed = lostTypes.length === 0 ? '' : ` You can no longer challenge with ${all(lostTypes)}.`;
  return [
    fought.length === 0 ? 'You had no duels.' : `${capitalised(fought.join('; '))}.`,
    `Black garnets: ${changeNumber(by)} by duels, ${score.black} now.${closed}`,
    ...learnt.map(learntText),
    ...(hint === null ? [] : [hintText(hint)]),
  ];
}

/** Adds up how the duels of the last finished round changed the player's black garnets. */
function blackMoved(log: Log<Event>): number {
  const changes = latestOf(log, 'round-played')?.round.changes ?? [];
  return changes.reduce((sum, { amount }) => sum + amount, 0);
}
