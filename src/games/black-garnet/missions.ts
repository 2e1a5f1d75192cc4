// Black Missions: categories, who can try one, costs, and what the host enters (BG-9).
import { choice, object, optional, numberedList, text, yesNo, type Field } from '../frame/fields';
import { findNamed } from '../frame/names';
import type { HostEffect, HostRequest } from '../frame/stage';
import { andList, plural, quote } from '../frame/wording';
import { playerScore } from './duels';
import type { Event } from './events';
import { ABILITY_TIE_BREAK_TEXT } from './stats';
import {
  CATEGORIES,
  type AttemptCounts,
  type Category,
  type Mission,
  type OpenSettings,
  type State,
} from './types';

/** `needs`: black garnets; `attemptsEach`: attempts per category in a game; `minutes`: maximum duration. */
export const MISSION_RULES = { needs: 10, attemptsEach: 3, minutes: 15 } as const;

export const CATEGORY_INFO: Readonly<Record<Category, { readonly title: string }>> = {
  observation: { title: 'Observation' },
  memory: { title: 'Memory' },
  mathematics: { title: 'Mathematics' },
};

export const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_INFO[value].title }));

export const NO_ATTEMPTS: AttemptCounts = { observation: 0, memory: 0, mathematics: 0 };

export function attemptsLeft(attempts: AttemptCounts, category: Category): number {
  return MISSION_RULES.attemptsEach - attempts[category];
}

export function areAttemptsLeft(attempts: AttemptCounts): boolean {
  return CATEGORIES.some((category) => attemptsLeft(attempts, category) > 0);
}

export function countAttempts(attempts: AttemptCounts, missions: readonly Mission[]): AttemptCounts {
  const counted = (category: Category): number =>
    attempts[category] + missions.filter((mission) => mission.category === category).length;
  return {
    observation: counted('observation'),
    memory: counted('memory'),
    mathematics: counted('mathematics'),
  };
}

/** Who can try a mission, and how missions work. */
export const MISSION_CONDITION_TEXT = `If you have at least ${MISSION_RULES.needs} black garnets when a round starts, you can try a Black Mission in that round. Tell the host, who explains the rules, answers questions and runs the mission. A mission takes at most ${MISSION_RULES.minutes} minutes.`;

/** What a mission costs, and what success and failure do. */
export function missionStakes({ missionCost, twist }: OpenSettings): string {
  const cost =
    missionCost === 0
      ? 'A mission costs nothing, even if you fail.'
      : `A mission costs ${plural(missionCost, 'black garnet')} when the round starts, whether you succeed or not.`;
  return `${cost} If you succeed, the game ends after this round and you win${twist ? `, but ${ABILITY_TIE_BREAK_TEXT}` : ''}.`;
}

/** A mission as the host entered it; player and category can be missing or wrong. */
interface MissionRow {
  readonly player?: string;
  readonly category?: string;
  readonly success: boolean;
}

export function missionsField(state: State): Field<readonly MissionRow[]> {
  const able = state.players.filter((name) => playerScore(state, name).black >= MISSION_RULES.needs);
  return able.length === 0 ? NO_MISSIONS_FIELD : missionListField(able);
}

/** The players who can try a mission now: once a round, with enough black garnets when the round began. */
export function missionRequests(state: State): readonly HostRequest[] {
  const { missions } = state.entry;
  const held = missions.map(({ player }) => player);
  const able = state.players.filter(
    (name) => playerScore(state, name).black >= MISSION_RULES.needs && !held.includes(name),
  );
  if (able.length === 0 || !areAttemptsLeft(countAttempts(state.attempts, missions))) return [];
  return [
    {
      open: 'A Black Mission can be tried this round.',
      named: `${andList(able)} can try a Black Mission this round. They’ll tell you when, and you enter the result here.`,
    },
  ];
}

function missionListField(able: readonly string[]): Field<readonly MissionRow[]> {
  return numberedList(
    { title: 'Missions', what: 'mission', each: (n) => `Black Mission ${n}`, asked: able.length },
    object({
      player: optional(acceptAnyText(choice({ title: 'Player', options: able.map((value) => ({ value })) }))),
      category: optional(acceptAnyText(choice({ title: 'Category', options: CATEGORY_OPTIONS }))),
      success: yesNo({ title: 'Success' }),
    }),
  );
}

/** The field if nobody has enough black garnets. */
const NO_MISSIONS_FIELD = missionListField([]);

/** Accepts any text, so that a wrong value refuses only its own row, and the other rows still count. */
function acceptAnyText(field: Field<string>): Field<string> {
  const anything = text({ title: '' });
  return { ...field, read: (value, at) => anything.read(value, at) };
}

/** Accepts valid missions in the order entered, takes their price and announces them. */
export function holdMissions(state: State, rows: readonly MissionRow[]): HostEffect<State, Event> {
  const missions: Mission[] = [];
  const scores = new Map(state.scores);
  const events: Event[] = [];
  const refused: { readonly index: number; readonly why: string }[] = [];
  rows.forEach((row, index) => {
    const mission = readMissionRow(state, missions, row);
    if (typeof mission === 'string') {
      refused.push({ index, why: mission });
      return;
    }
    missions.push(mission);
    const { player, category } = mission;
    const attempts = countAttempts(state.attempts, missions);
    events.push({ kind: 'mission-held', to: 'everyone', mission, attempts });
    const cost = state.settings.missionCost;
    if (cost === 0) return;
    const before = playerScore(state, player);
    const score = { ...before, black: before.black - cost };
    scores.set(player, score);
    events.push({ kind: 'mission-paid', to: { player }, category, cost, score });
  });
  return {
    state: { ...state, scores, entry: { ...state.entry, missions } },
    events,
    warnings: refused.map(({ index, why }) => `Black Mission ${index + 1}: ${why} This entry has no effect.`),
    result: { refusedMissions: refused.map(({ index }) => index) },
  };
}

/** The mission that a row describes, or why the row is refused. `held`: missions of earlier rows. */
function readMissionRow(state: State, held: readonly Mission[], row: MissionRow): Mission | string {
  const player = findNamed(state.players, row.player ?? '', (name) => [name]);
  if (player === undefined) return `${quote(row.player)} is not a player in this game.`;
  const category = findNamed(CATEGORIES, row.category ?? '', (name) => [name]);
  if (category === undefined) return `${quote(row.category)} is not a mission category.`;
  const { black } = playerScore(state, player);
  if (black < MISSION_RULES.needs) {
    return `${player} began the round with ${black} of the ${MISSION_RULES.needs} black garnets needed for a mission.`;
  }
  if (held.some((mission) => mission.player === player)) return `${player} already has a mission this round.`;
  if (attemptsLeft(countAttempts(state.attempts, held), category) <= 0) {
    return `${CATEGORY_INFO[category].title} has no attempts left.`;
  }
  return { player, category, success: row.success };
}
