// The game for matches with the host's own rules. The program asks, keeps secrets and sends messages; the host decides.
import { eventLines } from './account';
import type { EnteredHostFacts, Game, TypesOf } from '../frame/contract';
import type { HostSheet } from '../frame/host-sheet';
import { isList, isObject, fromEntries, type JsonObject } from '../frame/json';
import type { RoundQuestions } from '../frame/custom';
import { activePlayers } from './asking';
import type { Event } from './events';
import { withRoster } from './questions';
import { goal, rules } from './rules-page';
import { season } from './season';
import { rosterRow, sampleRoster, sampleSettings, settingsField } from './settings';
import { setUp } from './setup';
import { roundStage } from './stages/round';
import { MIN_PLAYERS, PROBLEM_CODES, type OpenFacts, type Player, type Settings, type State } from './types';
import { hostTabs } from './views/host';
import { playerPips, page } from './views/page';
import { playerTabs, PRIVATE_TEXTS_TAB } from './views/player';
import { MATCH_NUMBERS_TAB, publicTabs } from './views/public';
import { drawResultJson, isDeckWord } from './draws';
import { byCodeUnit, nameKey } from '../frame/names';
import type { HomePanes, HomePart } from '../frame/home';

const publicHomeParts: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  // Left out of players' pages, which show the announcement with the latest result.
  { tab: 'Announcements', rows: { kind: 'latest-line' }, offPage: true },
  { tab: MATCH_NUMBERS_TAB, rows: { kind: 'facts' }, offPage: true },
  { tab: 'Scores', rows: { kind: 'table' }, offPage: true },
];

const standingsHomeParts: readonly HomePart[] = [{ tab: 'All scores', rows: { kind: 'table' } }];

const panes: HomePanes = {
  public: [
    [{ tab: 'Scores', rows: { kind: 'charts' } }],
    [
      { tab: 'Announcements', rows: { kind: 'table' } },
      { tab: 'Curves', rows: { kind: 'charts' } },
    ],
  ],
  player: [
    [
      { tab: 'Your scores', rows: { kind: 'table' } },
      { tab: 'Your curves', rows: { kind: 'charts' } },
    ],
    [
      { tab: PRIVATE_TEXTS_TAB, rows: { kind: 'table' } },
      { tab: 'Scores', rows: { kind: 'charts' } },
    ],
  ],
};

const homeParts = { public: publicHomeParts, leads: standingsHomeParts, panes };

const HIDDEN_WORD_TEXT = '(drawn once this is applied)';

/**
 * Hides the words of draws in settings or host facts that aren't saved yet with the same title and words. Words that can't
 * be drawn stay, so that a preview refuses them too.
 */
function hideUndrawnWords(entered: unknown, saved: unknown): unknown {
  if (!isObject(entered) || !isList(entered.draws)) return entered;
  const drawn = isObject(saved) && isList(saved.draws) ? saved.draws.map(drawKey) : [];
  return {
    ...entered,
    draws: entered.draws.map((draw) => (drawn.includes(drawKey(draw)) ? draw : withHiddenWords(draw))),
  };
}

function withHiddenWords(draw: unknown): unknown {
  if (!isObject(draw) || !isList(draw.deck)) return draw;
  return { ...draw, deck: draw.deck.map((word) => (isDeckWord(word) ? HIDDEN_WORD_TEXT : word)) };
}

/** The title and words of a draw, which determine its order. */
function drawKey(draw: unknown): string {
  if (!isObject(draw) || !isList(draw.deck)) return '';
  return JSON.stringify([nameKey(String(draw.title)), draw.deck.map(String).sort(byCodeUnit)]);
}

/** Everyone's totals by score, as JSON. */
function scoresJson({ totals }: State): JsonObject {
  return fromEntries([...totals].map(([score, byPlayer]) => [score, fromEntries(byPlayer)]));
}

/** The numbers of the match as JSON, if there are any (OM-14). */
function matchNumbersJson({ matchTotals }: State): JsonObject {
  return matchTotals.size === 0 ? {} : { match: fromEntries([...matchTotals]) };
}

/** The end with the final totals; null while the match continues. */
function toOutcomeJson(state: State): JsonObject | null {
  if (state.end === null) return null;
  const { winners, candidate, text } = state.end;
  return { winners, candidate, text, scores: scoresJson(state), ...matchNumbersJson(state) };
}

const DAY_SECONDS = 24 * 3600;
const ROUND_STAGE_PATTERN = /^round-(\d+)$/;

/** What the host calculates with in the spreadsheet (OM-8, OM-11). */
function toHostSheet(state: State): HostSheet {
  return {
    scores: [...state.totals].map(([name, totals]) => ({ name, totals })),
    numbers: state.matchTotals,
    playing: activePlayers(state),
    titlesToMark: state.questions.flatMap((question) =>
      question.kind === 'text' && question.accept !== undefined ? [question.title] : [],
    ),
  };
}

/** The questions that the host entered in each round for the next one. */
function roundQuestions(entered: readonly EnteredHostFacts[]): readonly RoundQuestions[] {
  return entered.flatMap(({ stage, facts: host }) => {
    const number = Number(ROUND_STAGE_PATTERN.exec(stage)?.[1]);
    const questions = isObject(host) ? host.questions : undefined;
    return isList(questions) ? [{ round: number + 1, questions }] : [];
  });
}

export const ownMatch: Game<TypesOf<Player, Settings, State, Event, OpenFacts>> = {
  info: {
    id: 'own-match',
    title: 'A match of your own',
    designers: ['the host'],
    origin: 'their own players',
    ownRules: true,
    accent: '#6265b0',
    blurb:
      'Make up your own game. You write the rules and the questions, and decide what happens after each round. Round Keeper collects the answers, keeps secrets and sends everyone their results.',
    secrets:
      'every question and answer, every score, including those only the host sees, and what each player was told',
    playerCount: `${MIN_PLAYERS} or more players`,
    length: 'As many rounds as the host likes',
    rulesVersion: 2,
  },
  timings: [
    { title: 'A round', stages: /^round-/, seconds: DAY_SECONDS, graceSeconds: 0, acceptsLate: true },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings,
  problems: PROBLEM_CODES,
  setUp,
  title: ({ title }) => title,
  stages: [roundStage],
  facts: (state) => ({
    scores: scoresJson(state),
    ...matchNumbersJson(state),
    out: state.out,
    draws: state.draws.map(drawResultJson),
  }),
  outcome: toOutcomeJson,
  sheet: toHostSheet,
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home: homeParts, page, has: playerPips },
  lines: eventLines,
  goal,
  rules,
  givenUp: {
    seat: 'A player who leaves doesn’t count as out. Others can name that player, and the host can change their scores and let them win. A round that only asks that player still waits for the host.',
    sense: 'The host writes the questions, so it’s up to the host whether the game still works.',
  },
  template: roundQuestions,
  undrawn: hideUndrawnWords,
  withRoster,
  season,
};
