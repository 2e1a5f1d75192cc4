// A player's tab: their claims and rounds, their words that were ignored, and the end.
import { lineText, type Line } from '../../frame/account';
import type { PlayerTabs } from '../../frame/contract';
import type { Log } from '../../frame/events';
import { headings, STYLES, styled, type Rows, type TabContent } from '../../frame/tabs';
import {
  advantageText,
  endLine,
  challengeLine,
  eventLines,
  listedSquaresLine,
  unmatchedWordsLine,
  roundLine,
} from '../account';
import type { ChallengeJudged, Event, RoundPlayed } from '../events';
import { playerScore } from '../phases';
import type { OpenFacts } from '../types';
import { bidCells } from './public';

export const playerTabs: PlayerTabs<OpenFacts, Event> = [{ title: 'Your game', content: playerGameTab }];

function playerGameTab(name: string, { seats }: OpenFacts, log: Log<Event>): TabContent {
  const advantage = advantageText(seats, name);
  return {
    rows: [
      [styled(name, STYLES.title), advantage],
      headings('Stage', 'You', 'Your axis', 'Your prediction', 'What happened', 'Your points', 'Your score'),
      ...log.flatMap(({ title, event }) => {
        const cells = eventCells(name, event);
        return cells === null ? [] : [[title, ...cells]];
      }),
    ],
    frozen: 2,
  };
}

/** An event's cells, to follow the stage's title; null if the table leaves the event out. */
function eventCells(name: string, event: Event): Rows[number] | null {
  switch (event.kind) {
    case 'claimed':
      return event.player === name ? ['claim', '', '', joinLines(eventLines(event, name)), '', ''] : null;
    case 'claimed-by-default':
      return ['claim', '', '', joinLines(eventLines(event, name)), '', ''];
    case 'round-played': {
      const bid = event.roles.attacker === name ? event.attack : event.defence;
      const what = lineText(roundLine(event, name));
      return [roleName(event, name), ...bidCells(bid), what, ...scoreCells(event, name)];
    }
    case 'challenge-judged': {
      const what = joinLines([listedSquaresLine(event, name), challengeLine(event, name)]);
      return [roleName(event, name), '', '', what, ...scoreCells(event, name)];
    }
    case 'passed-over':
      return ['', '', '', lineText(unmatchedWordsLine(event)), '', ''];
    case 'game-ended':
      return ['', '', '', lineText(endLine(event, name)), '', playerScore(event.scores, name).score];
    case 'round-opened':
      return null;
  }
}

function joinLines(list: readonly Line[]): string {
  return list.map(lineText).join(' ');
}

function roleName({ roles }: RoundPlayed | ChallengeJudged, name: string): string {
  return roles.attacker === name ? 'attack' : 'defend';
}

/** The player's points from an event (only attackers score), and their score after it. */
function scoreCells({ roles, points, scores }: RoundPlayed | ChallengeJudged, name: string): Rows[number] {
  return [roles.attacker === name ? points : '', playerScore(scores, name).score];
}
