// The page of one player of The Black Garnet: what they have, the attempts that are left at each mission, and
// their points.
import type { Known } from '../../frame/closed';
import { latestOf, type Log } from '../../frame/events';
import { EMPTY_PAGE, pageFact, pip, words, type GamePage, type PageBlock } from '../../frame/page-kit';
import { candidacyReason, hasAtEnd, namingText, ownWinText, winnersText } from '../end-text';
import type { Event } from '../events';
import { mayTryMission, scoreKnown } from '../known';
import { attemptsLeft, CATEGORY, NO_ATTEMPTS } from '../missions';
import { STAT } from '../stats';
import { primaryText } from '../text';
import { CATEGORIES, STATS, type Ending, type Open } from '../types';
import { blackMoved, brought, lastRound } from './brought';

/** A bar of this value is as long as there is room. */
const FULL_BAR = 10;

export function page({ name, log }: Known<Open, Event>): GamePage {
  const ended = latestOf(log, 'game-ended');
  const { black, season, won, lost } = scoreKnown(log);
  return {
    ...EMPTY_PAGE,
    holds: [
      ...end(name, log),
      {
        kind: 'pips',
        pips: [
          pip('Black garnets', black, '', blackMoved(log)),
          pip('Garnets', season),
          pip('Won', won),
          pip('Lost', lost),
        ],
      },
      ...(ended === undefined ? [...mayTry(name, log), ...missions(log), ...own(log)] : []),
    ],
    result: brought(log),
    foremost: lastRound(log),
  };
}

/** The end for this player, from what is public and what is theirs (BG-15); nothing before it. */
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

function mayTry(name: string, log: Log<Event>): readonly PageBlock[] {
  return mayTryMission(name, log) ? [words('You may try a Black Mission: tell your host when.', 'good')] : [];
}

/** The attempts left, from the first round on. */
function missions(log: Log<Event>): readonly PageBlock[] {
  if (latestOf(log, 'points-distributed') === undefined) return [];
  const attempts = latestOf(log, 'mission-held')?.attempts ?? NO_ATTEMPTS;
  const left = CATEGORIES.map(
    (category) => `${CATEGORY[category].title} ${attemptsLeft(attempts, category)}`,
  );
  return [{ kind: 'facts', title: '', facts: [pageFact('Mission attempts left', left.join(', '))] }];
}

/** The player's own points, once they are distributed. */
function own(log: Log<Event>): readonly PageBlock[] {
  const distribution = latestOf(log, 'points-distributed')?.distribution;
  if (distribution === undefined) return [];
  const { stats, primary } = distribution;
  const bars: PageBlock = {
    kind: 'bars',
    title: '',
    most: STATS.reduce((most, stat) => Math.max(most, stats[stat]), FULL_BAR),
    bars: STATS.map((stat) => ({ name: STAT[stat].title, value: stats[stat], change: 0, why: [] })),
  };
  return [{ kind: 'folded', title: `Your points (primary: ${primaryText(primary)})`, blocks: [bars] }];
}
