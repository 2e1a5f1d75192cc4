// The page of one player in a match of the host's own: how it ended for them, their scores, and for each score that
// everyone may read, the standings as bars and as a curve over the rounds.
import { sentence } from '../../frame/account';
import type { Known } from '../../frame/closed';
import { eventsIn, eventsOf, last, latestOf, SET_UP, type Log, type LoggedEvent } from '../../frame/events';
import {
  EMPTY_PAGE,
  pip,
  words,
  type Bar,
  type OwnPage,
  type PageBlock,
  type Pip,
} from '../../frame/page-kit';
import { nameKey } from '../../frame/names';
import { all, changeNumber } from '../../frame/wording';
import type { Event, Standing } from '../events';
import { type Open, roundTitle } from '../types';
import { hostSections, UNTITLED } from '../rules-page';
import { answerText, text } from '../text';
import { ordered, outStages, ranked, type Ranked, type Scored } from './tables';

type Scorings = readonly LoggedEvent<Scored>[];

export function page({ name, open, log }: Known<Open, Event>): OwnPage {
  const scored = eventsOf(log, 'scored');
  const everyones = scored.filter(({ event }) => event.to === 'everyone');
  const own = scored.filter(({ event }) => event.to !== 'everyone');
  const standings = standingsOf(everyones);
  const pips = has({ name, log });
  const curves = [...curveBlocks(everyones, name), ...curveBlocks(own, name)];
  const isOver = latestOf(log, 'ended') !== undefined;
  return {
    ...EMPTY_PAGE,
    holds: [
      ...end(name, log),
      ...(!isOver && outStages(log).has(name) ? [words('You are out: nothing is asked of you.', 'bad')] : []),
      ...drawnBlocks(log),
      ...(pips.length === 0 ? [] : [{ kind: 'pips', pips } as const]),
      ...standings.map((standing) => standingBlock(standing, name, isOver)),
      ...(curves.length === 0 ? [] : [folded('Round by round', curves)]),
      ...rulesBlocks(open),
    ],
    result: brought(pips, log).map((text) => sentence(text)),
    foremost: isLastRound(open, log) && !isOver ? ['This is the last round.'] : [],
  };
}

/** Shows the words that were drawn for the player alone, of each title the latest, if they still hold. */
function drawnBlocks(log: Log<Event>): readonly PageBlock[] {
  const latest = new Map(
    eventsOf(log, 'drawn').flatMap(({ event }) =>
      event.to === 'everyone' ? [] : [[nameKey(event.title), event] as const],
    ),
  );
  const lines = [...latest.values()].flatMap(({ title, words: drawn }) =>
    drawn.length === 0 ? [] : [`${title}: ${drawn.join(', ')}`],
  );
  return lines.length === 0 ? [] : [words(`Drawn for you: ${lines.join('; ')}.`)];
}

/** Whether the reader was asked last for the last round; only the host knows where there is none. */
function isLastRound({ rounds }: Open, log: Log<Event>): boolean {
  return rounds !== null && latestOf(log, 'asked')?.round === roundTitle(rounds);
}

/** The longest rules that a page shows, in characters; for longer ones it links to the public book. */
const LONGEST_RULES = 5000;

/** Shows the host's rules of this match, folded; nothing where there are none. */
function rulesBlocks(open: Open): readonly PageBlock[] {
  if (open.rules.trim() === '' || open.rules.length > LONGEST_RULES) return [];
  const blocks = hostSections(open).flatMap(({ heading, paragraphs }, index) => [
    ...(index === 0 && heading === UNTITLED ? [] : [words(`${heading}:`)]),
    ...paragraphs.map((paragraph) => words(paragraph)),
  ]);
  return [folded('The rules of this match', blocks)];
}

/** Lists the player's scores: first those that everyone reads, then those that only they read. */
export function has({ name, log }: Pick<Known<Open, Event>, 'name' | 'log'>): readonly Pip[] {
  const scored = eventsOf(log, 'scored');
  const everyones = scored.filter(({ event }) => event.to === 'everyone');
  const own = scored.filter(({ event }) => event.to !== 'everyone');
  return [...standingsOf(everyones), ...standingsOf(own)].map(({ score, totals, changes }) =>
    pip(
      score,
      totals.get(name) ?? 0,
      '',
      changes.reduce((sum, change) => sum + (change.player === name ? change.by : 0), 0),
    ),
  );
}

/** The latest round for the player: the host's words, draws, who is out, changes of scores, and that answers counted. */
function brought(pips: readonly Pip[], log: Log<Event>): readonly string[] {
  const stage = last(log)?.stage ?? SET_UP;
  const events = eventsIn(log, stage);
  const news = events.flatMap(newsText);
  // Setting up begins the scores, and moves none.
  const isScored = stage !== SET_UP && events.some(({ kind }) => kind === 'scored');
  return [...news, ...(isScored ? changesText(pips) : []), ...events.flatMap(countedText)];
}

/** The kinds of events that are told in their own words, the same on the page as in messages. */
const NEWS: readonly Event['kind'][] = ['announced', 'told', 'drawn', 'out'];

function newsText(event: Event): readonly string[] {
  return NEWS.includes(event.kind) ? (text(event)?.split('\n') ?? []) : [];
}

/** Says how the latest round changed the player's scores. */
function changesText(pips: readonly Pip[]): readonly string[] {
  const moved = pips.filter(({ change }) => change !== 0);
  if (moved.length > 0)
    return moved.map(({ name, value, change }) => `${name}: ${changeNumber(change)}, ${value} now.`);
  return pips.length === 0 ? [] : [`${all(pips.map(({ name }) => name))} did not change.`];
}

/** The most characters of answers that are told with the result. */
const LONGEST_ANSWERS = 120;

/** Says that the player's answers counted; where they are short, it quotes them. */
function countedText(event: Event): readonly string[] {
  if (event.kind !== 'answered') return [];
  const given = event.answers.map(({ title, answer }) => `${title}: ${answerText(answer)}`).join('; ');
  return [`What you sent counted${given.length > LONGEST_ANSWERS ? '' : ` (${given})`}.`];
}

const folded = (title: string, blocks: readonly PageBlock[]): PageBlock => ({
  kind: 'folded',
  title,
  blocks,
});

/** Tells this player who won and who is the Candidate; nothing before the end. */
function end(name: string, log: Log<Event>): readonly PageBlock[] {
  const ended = latestOf(log, 'ended')?.end;
  if (ended === undefined) return [];
  const { winners, candidate } = ended;
  return [
    words(winnersText(name, winners), winners.includes(name) ? 'good' : 'plain'),
    ...(candidate === null
      ? []
      : candidate === name
        ? [words('You are the Candidate.', 'bad')]
        : [words(`${candidate} is the Candidate.`)]),
  ];
}

function winnersText(name: string, winners: readonly string[]): string {
  if (winners.length === 0) return 'It is a draw: nobody wins.';
  if (!winners.includes(name)) return `${all(winners)} ${winners.length === 1 ? 'wins' : 'win'}.`;
  const others = winners.filter((winner) => winner !== name);
  return others.length === 0 ? 'You win.' : `You win together with ${all(others)}.`;
}

/** Gives everyone's scores after the last finished round. */
function standingsOf(scorings: Scorings): readonly Standing[] {
  return last(scorings)?.event.standings ?? [];
}

/**
 * Shows everyone's total with a bar each. It is unfolded at the end; before, it is folded below the player's own place.
 */
function standingBlock(standing: Standing, name: string, isOver: boolean): PageBlock {
  const { score, totals, places } = standing;
  const placed = places === 'none' ? [] : ranked(standing);
  const bars: PageBlock = {
    kind: 'bars',
    title: isOver ? score : '',
    most: Math.max(1, ...totals.values()),
    bars:
      places === 'none'
        ? ordered(standing).map(([player, total]) => barOf(standing, player, total, player))
        : placed.map(({ player, place, total }) => barOf(standing, player, total, `${place}. ${player}`)),
  };
  if (isOver) return bars;
  return folded(`${score}: ${placeText(placed, name)}`, [bars]);
}

function barOf({ changes }: Standing, player: string, value: number, title: string): Bar {
  const change = changes.reduce((sum, each) => sum + (each.player === player ? each.by : 0), 0);
  return { name: title, value, change, why: [] };
}

/** Says in words which place this player has. */
function placeText(placed: readonly Ranked[], name: string): string {
  if (placed.length === 0) return 'everyone';
  if (placed.every(({ place }) => place === 1)) return 'all are equal';
  const own = placed.find(({ player }) => player === name);
  return `place ${own?.place ?? placed.length} of ${placed.length}`;
}

/** Draws a curve for each score; nothing before the first round is over. */
function curveBlocks(scorings: Scorings, name: string): readonly PageBlock[] {
  if (scorings.length < 2) return [];
  return standingsOf(scorings).map(({ score, totals }, index): PageBlock => ({
    kind: 'curve',
    title: `${score} after each round`,
    steps: scorings.map(({ title }) => title),
    lines: [...totals.keys()].map((player) => ({
      name: player,
      own: player === name,
      values: scorings.map(({ event }) => event.standings[index]?.totals.get(player) ?? 0),
    })),
  }));
}
