// The public tabs of a match with the host's own rules: result, public scores, announcements, and published answers.
import type { PublicTabs } from '../../frame/contract';
import { eventsOf, latestEvent } from '../../frame/events';
import { linkRows } from '../../frame/frame-tabs';
import { headings, STYLES, styled } from '../../frame/tabs';
import { andList } from '../../frame/wording';
import { answerText, ANSWERS_TAB } from '../account';
import type { Event } from '../events';
import type { OpenFacts } from '../types';
import { scoreCurves, randomDrawsTable, playersOutByRound, rankedTables, totalsText } from './tables';

/** Title of the tab with the numbers of the match. */
export const MATCH_NUMBERS_TAB = 'One number for all';

export const publicTabs: PublicTabs<OpenFacts, Event> = [
  {
    title: 'Result',
    content: (_open, log) => {
      const ended = latestEvent(log, 'ended');
      if (ended === undefined) return null;
      const { winners, candidate, text } = ended.end;
      return {
        rows: [
          winners.length === 0
            ? ['Draw', 'Nobody wins.']
            : [winners.length === 1 ? 'Winner' : 'Winners', styled(andList(winners), STYLES.good)],
          ...(text.trim() === '' ? [] : [['What decided', text]]),
          ...(candidate === null ? [] : [['Candidate', styled(candidate, STYLES.bad)]]),
          // The empty row ends the facts that the Now tab repeats, because that tab shows the scores as a table.
          [''],
          ...(latestPublicScores(log)?.standings ?? []).map((standing) => [
            standing.score,
            totalsText(standing),
          ]),
          ...(latestEvent(log, 'numbers')?.numbers ?? []).map(({ name, now }) => [name, now]),
        ],
      };
    },
  },
  {
    title: 'Scores',
    content: (_open, log) => {
      const scored = latestPublicScores(log);
      return scored === undefined ? null : rankedTables(scored.standings);
    },
  },
  {
    title: MATCH_NUMBERS_TAB,
    content: (_open, log) => {
      const all = eventsOf(log, 'numbers');
      const latest = latestEvent(log, 'numbers');
      if (latest === undefined) return null;
      return {
        rows: [
          ...latest.numbers.map(({ name, now }) => [name, now]),
          // The empty row ends what the Now tab repeats.
          [''],
          headings('After', ...latest.numbers.map(({ name }) => name)),
          ...all.map(({ title, event }) => [title, ...event.numbers.map(({ now }) => now)]),
        ],
      };
    },
  },
  { title: 'Curves', content: (_open, log) => scoreCurves(publicScores(log)) },
  { title: 'Draws', content: (_open, log) => randomDrawsTable(log, 'everyone') },
  {
    title: 'Who is in',
    content: ({ players }, log) => {
      if (latestEvent(log, 'out') === undefined) return null;
      const out = playersOutByRound(log);
      return {
        rows: [
          headings('Player', 'In or out'),
          ...players.map(({ name }) => {
            const since = out.get(name);
            return [name, since === undefined ? 'in' : styled(`out since ${since}`, STYLES.bad)];
          }),
        ],
      };
    },
  },
  {
    title: 'Announcements',
    content: (_open, log) => {
      const announced = eventsOf(log, 'announced');
      if (announced.length === 0) return null;
      return {
        rows: [
          headings('Round', 'What the host said'),
          ...announced.flatMap(({ title, event }) => [[title, event.text], ...linkRows(event.text)]),
        ],
      };
    },
  },
  {
    title: ANSWERS_TAB,
    content: (_open, log) => {
      const published = eventsOf(log, 'answers-published');
      if (published.length === 0) return null;
      return {
        rows: [
          headings('Round', 'Player', 'Question', 'Answer'),
          ...published.flatMap(({ title, event }) =>
            event.answers.flatMap(({ player, answers, isOut }) =>
              answers.length === 0
                ? [[title, player, '–', isOut ? 'out' : '–']]
                : answers.map((each) => [
                    title,
                    player,
                    each.title,
                    typeof each.answer === 'number' ? each.answer : answerText(each.answer),
                  ]),
            ),
          ),
        ],
      };
    },
  },
];

type PublicLog = Parameters<PublicTabs<OpenFacts, Event>[number]['content']>[1];

/** Scores that everyone can see. (A player's log also has the scores that only this player sees.) */
function publicScores(log: PublicLog) {
  return eventsOf(log, 'scored').filter(({ event }) => event.to === 'everyone');
}

function latestPublicScores(log: PublicLog) {
  const scored = publicScores(log);
  return scored[scored.length - 1]?.event;
}
