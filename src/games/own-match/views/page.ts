// A player's page in a match with the host's own rules: the result, their own scores, and public scores as bars and curves.
import type { Line } from '../../frame/account';
import type { Knowledge } from '../../frame/closed-choices';
import {
  stageEvents,
  eventsOf,
  last,
  latestEvent,
  SET_UP_STAGE,
  type Log,
  type LoggedEvent,
} from '../../frame/events';
import {
  EMPTY_PAGE,
  lineBlock,
  pageFact,
  pip,
  textBlock,
  type Bar,
  type PageContent,
  type PageBlock,
  type Pip,
} from '../../frame/page-kit';
import { nameKey } from '../../frame/names';
import { mustGet } from '../../frame/result';
import {
  candidateLines,
  acceptedAnswersLine,
  eventLines,
  scoreLines,
  unchangedScoresLine,
  winnersLine,
} from '../account';
import type { Event, ScoreStanding } from '../events';
import { type OpenFacts, roundTitle } from '../types';
import { hostSections, UNTITLED_HEADING } from '../rules-page';
import {
  rankedTotals,
  playersOutByRound,
  privateScores,
  playerRanks,
  totalThen,
  type PlayerRank,
  type ScoreEvent,
} from './tables';

type ScoreLog = readonly LoggedEvent<ScoreEvent>[];

export function page({ name, open, log }: Knowledge<OpenFacts, Event>): PageContent {
  const scored = eventsOf(log, 'scored');
  const everyones = scored.filter(({ event }) => event.to === 'everyone');
  const own = privateScores(log);
  const standings = latestStandings(everyones);
  const pips = playerPips({ name, log });
  const curves = [...curveBlocks(everyones, name), ...curveBlocks(own, name)];
  const isOver = latestEvent(log, 'ended') !== undefined;
  return {
    ...EMPTY_PAGE,
    holds: [
      ...endBlocks(name, log),
      // Left out if the player went out in the latest round, because the news already says so.
      ...(!isOver && ![undefined, last(log)?.title].includes(playersOutByRound(log).get(name))
        ? [textBlock('You are out.', 'bad')]
        : []),
      ...drawnWordBlocks(log),
      ...(pips.length === 0 ? [] : [{ kind: 'pips', pips } as const]),
      ...factBlocks(name, open, log),
      ...standings.map((each) => standingBlock(each, name, isOver)),
      ...(curves.length === 0 ? [] : [collapsedBlock('Round by round', curves)]),
      ...rulesBlocks(open, log),
    ],
    result: roundLines(name, log),
    foremost: isLastRound(open, log) && !isOver ? ['This is the last round.'] : [],
  };
}

/** The latest words drawn only for this player, one block per title, unless the host removed the draw. */
function drawnWordBlocks(log: Log<Event>): readonly PageBlock[] {
  const latest = new Map(
    eventsOf(log, 'drawn').flatMap(({ event }) =>
      event.to === 'everyone' ? [] : [[nameKey(event.title), event] as const],
    ),
  );
  const lines = [...latest.values()].flatMap(({ title, words: drawn }) =>
    drawn.length === 0 ? [] : [`${title}: ${drawn.join(', ')} (drawn)`],
  );
  return lines.length === 0 ? [] : [textBlock(`${lines.join('; ')}.`)];
}

/** Whether the setting `rounds` makes the open round the last. Without that setting only the host ends the match. */
function isLastRound({ rounds }: OpenFacts, log: Log<Event>): boolean {
  return rounds !== null && latestEvent(log, 'asked')?.round === roundTitle(rounds);
}

/** Rules longer than this (in characters) aren't shown on a page, which links to the public book instead. */
const MAX_RULES_CHARACTERS = 5000;

/** The host's rules, collapsed once a round is over; empty if there are no rules or they are too long. */
function rulesBlocks(match: OpenFacts, log: Log<Event>): readonly PageBlock[] {
  if (match.rules.trim() === '' || match.rules.length > MAX_RULES_CHARACTERS) return [];
  const blocks = hostSections(match).flatMap(({ heading, paragraphs }, index) => [
    ...(index === 0 && heading === UNTITLED_HEADING ? [] : [textBlock(`${heading}:`)]),
    ...paragraphs.map((paragraph) => textBlock(paragraph)),
  ]);
  const open = log.every(({ stage }) => stage === SET_UP_STAGE);
  return [{ kind: 'folded', title: 'The rules of this match', blocks, open }];
}

/** The player's scores, public ones first, then the numbers of the match. */
export function playerPips({ name, log }: Pick<Knowledge<OpenFacts, Event>, 'name' | 'log'>): readonly Pip[] {
  const scored = eventsOf(log, 'scored');
  const everyones = scored.filter(({ event }) => event.to === 'everyone');
  const scores = [...latestStandings(everyones), ...latestStandings(privateScores(log))];
  return [
    ...scores.map(({ score, totals, changes }) =>
      pip(
        score,
        mustGet(totals, name),
        '',
        changes.reduce((sum, change) => sum + (change.player === name ? change.by : 0), 0),
      ),
    ),
    ...(latestEvent(log, 'numbers')?.numbers ?? []).map((each) => pip(each.name, each.now, '', each.by)),
  ];
}

/** Kinds of events that the page shows in the words of the messages. */
const NEWS_KINDS: readonly Event['kind'][] = ['announced', 'told', 'drawn', 'out', 'numbers'];

/** The player's latest round: the host's texts, draws, who is out, score changes, and the answers that counted. */
function roundLines(name: string, log: Log<Event>): readonly Line[] {
  const stage = last(log)?.stage ?? SET_UP_STAGE;
  const events = stageEvents(log, stage);
  // Set-up starts the scores, which isn't a change.
  const scored = events.flatMap((event) =>
    stage !== SET_UP_STAGE && event.kind === 'scored' ? event.standings : [],
  );
  const own = scored.map((standing) => ({
    ...standing,
    changes: standing.changes.filter(({ player }) => player === name),
  }));
  const changed = scoreLines(own, name);
  return [
    ...events.flatMap((event) => (NEWS_KINDS.includes(event.kind) ? eventLines(event, name) : [])),
    ...(changed.length === 0 && own.length > 0
      ? [unchangedScoresLine(own.map(({ score }) => score))]
      : changed),
    ...events.flatMap((event) => (event.kind === 'answered' ? [acceptedAnswersLine(event.answers)] : [])),
  ];
}

const collapsedBlock = (title: string, blocks: readonly PageBlock[]): PageBlock => ({
  kind: 'folded',
  title,
  blocks,
});

/** Who won and who is the Candidate; empty before the end. */
function endBlocks(name: string, log: Log<Event>): readonly PageBlock[] {
  const ended = latestEvent(log, 'ended')?.end;
  return ended === undefined ? [] : [winnersLine(ended, name), ...candidateLines(ended, name)].map(lineBlock);
}

/** The player's group, and which purse of the season each of their own scores changes. */
function factBlocks(name: string, { players }: OpenFacts, log: Log<Event>): readonly PageBlock[] {
  const group = players.find((player) => player.name === name)?.group ?? '';
  const facts = [
    ...(group === '' ? [] : [pageFact('Your group', group)]),
    ...latestStandings(privateScores(log)).flatMap(({ score, purse }) =>
      purse === undefined ? [] : [pageFact(score, `counts toward your purse of ${purse} in a season`)],
    ),
  ];
  return facts.length === 0 ? [] : [{ kind: 'facts', title: '', facts }];
}

/** Everyone's scores after the latest round. */
function latestStandings(scorings: ScoreLog): readonly ScoreStanding[] {
  return last(scorings)?.event.standings ?? [];
}

/** A bar for everyone's total. Until the end the bars are collapsed under a line that says the player's own place. */
function standingBlock(standing: ScoreStanding, name: string, isOver: boolean): PageBlock {
  const { score, totals, places } = standing;
  const placed = places === 'none' ? [] : playerRanks(standing);
  const bars: PageBlock = {
    kind: 'bars',
    title: isOver ? score : '',
    most: Math.max(1, ...totals.values()),
    bars:
      places === 'none'
        ? rankedTotals(standing).map(([player, total]) => scoreBar(standing, player, total, player))
        : placed.map(({ player, place, total }) => scoreBar(standing, player, total, `${place}. ${player}`)),
  };
  if (isOver) return bars;
  return collapsedBlock(`${score}: ${rankText(placed, name)}`, [bars]);
}

function scoreBar({ changes }: ScoreStanding, player: string, value: number, title: string): Bar {
  const change = changes.reduce((sum, each) => sum + (each.player === player ? each.by : 0), 0);
  return { name: title, value, change, why: [] };
}

/** The player's place, in words. */
function rankText(placed: readonly PlayerRank[], name: string): string {
  if (placed.length === 0) return 'everyone';
  if (placed.every(({ place }) => place === 1)) return 'all tied';
  const own = placed.find(({ player }) => player === name);
  return `place ${own?.place ?? placed.length} of ${placed.length}`;
}

/** One curve per score; empty before the first round is over. */
function curveBlocks(scorings: ScoreLog, name: string): readonly PageBlock[] {
  if (scorings.length < 2) return [];
  return latestStandings(scorings).map(({ score, totals }): PageBlock => ({
    kind: 'curve',
    title: `${score} after each round`,
    steps: scorings.map(({ title }) => title),
    lines: [...totals.keys()].map((player) => ({
      name: player,
      own: player === name,
      values: scorings.map(({ event }) => totalThen(event, score, player)),
    })),
  }));
}
