// Black Missions as the host enters them with a round: which rows count, and what they cost (BG-9).
import { choice, object, optional, repeated, text, yesNo, type Field } from '../fields';
import { named } from '../names';
import { quote } from '../wording';
import { standingOf } from './players';
import {
  ATTEMPTS_EACH,
  CATEGORIES,
  CATEGORY_TITLES,
  MISSION_NEEDS,
  type Attempt,
  type Category,
  type HostFacts,
  type JudgedMissions,
  type MissionRow,
  type State,
} from './types';

const noFacts: Field<HostFacts> = object({});

/** What the host may enter with the open stage: missions and the end, with a round only. */
export function hostFacts(state: State): Field<HostFacts> {
  if (state.phase.kind !== 'round') return noFacts;
  const able = state.players.filter((name) => standingOf(state, name).black >= MISSION_NEEDS);
  return object({
    missions: optional(
      repeated(
        { title: 'Missions', what: 'mission', each: (n) => `Black Mission ${n}`, asked: able.length },
        missionField(able),
      ),
    ),
    end: optional(
      yesNo({ title: 'End the game with this round', help: 'Whoever has most black garnets wins then.' }),
    ),
  });
}

/** Any text is read: a row that names nobody, or no category, is refused by itself and not with the scenario. */
function missionField(able: readonly string[]): Field<MissionRow> {
  const words = text({ title: '' });
  const anyText = (field: Field<string>): Field<string> => ({
    ...field,
    read: (value, at) => words.read(value, at),
  });
  return object({
    player: optional(anyText(choice({ title: 'Player', options: able.map((value) => ({ value })) }))),
    category: optional(
      anyText(
        choice({
          title: 'Category',
          options: CATEGORIES.map((value) => ({ value, label: CATEGORY_TITLES[value] })),
        }),
      ),
    ),
    success: yesNo({ title: 'Success' }),
  });
}

/** The state as a round is played: the missions judged in the order entered, and paid. */
export function beginRound(state: State, rows: readonly MissionRow[]): State {
  const missions = judge(state, rows);
  const payers = missions.held.map(({ player }) => player);
  const standings = new Map(
    [...state.standings].map(([name, standing]) => [
      name,
      payers.includes(name) ? { ...standing, black: standing.black - state.settings.missionCost } : standing,
    ]),
  );
  return { ...state, missions, standings };
}

function judge(state: State, rows: readonly MissionRow[]): JudgedMissions {
  const held: Attempt[] = [];
  const refused: { readonly index: number; readonly why: string }[] = [];
  rows.forEach((row, index) => {
    const attempt = judgeRow(state, held, row);
    if (typeof attempt === 'string') refused.push({ index, why: `Black Mission ${index + 1}: ${attempt}` });
    else held.push(attempt);
  });
  return { held, refused };
}

/** The attempt, or why there is none. */
function judgeRow(state: State, held: readonly Attempt[], row: MissionRow): Attempt | string {
  const player = named(state.players, row.player ?? '', (name) => [name]);
  if (player === undefined) return `${quote(row.player)} is not a player of this game.`;
  const category = named(CATEGORIES, row.category ?? '', (name) => [name]);
  if (category === undefined) return `${quote(row.category)} is not a category of missions.`;
  const { black } = standingOf(state, player);
  if (black < MISSION_NEEDS) {
    return `${player} began the round with ${black} of the ${MISSION_NEEDS} black garnets that a mission needs.`;
  }
  if (held.some((attempt) => attempt.player === player)) return `${player} already has one this round.`;
  if (state.attempts[category] + attemptsIn(held, category) >= ATTEMPTS_EACH) {
    return `${CATEGORY_TITLES[category]} has been tried ${ATTEMPTS_EACH} times, which is all.`;
  }
  return { player, category, success: row.success };
}

/** The attempts so far with these counted. */
export function countAttempts(attempts: State['attempts'], held: readonly Attempt[]): State['attempts'] {
  return {
    observation: attempts.observation + attemptsIn(held, 'observation'),
    memory: attempts.memory + attemptsIn(held, 'memory'),
    mathematics: attempts.mathematics + attemptsIn(held, 'mathematics'),
  };
}

function attemptsIn(held: readonly Attempt[], category: Category): number {
  return held.filter((attempt) => attempt.category === category).length;
}
