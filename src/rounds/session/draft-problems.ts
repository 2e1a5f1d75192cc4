// Problems with a draft, in sentences, and also at the roster cell or setting that causes each, if known.
import type { TitledAnswer, Question } from '../../games/frame/fields';
import type { Match } from '../../games/frame/match';
import type { PlayableGame } from '../../games/frame/playable';
import type { ValuePath, Problem, Result } from '../../games/frame/result';
import { andList, capitalise, quote } from '../../games/frame/wording';
import { rosterCellProblem, webhookProblem, timeZoneProblem } from '../contacts/contact-columns';
import { HOST_TIME_ZONE_SETTING, PUBLIC_WEBHOOK_SETTING } from '../contacts/contacts';
import type { CellProblem } from '../reply/draft-view';
import { isTimeOfDay } from '../time/deadline';
import { draftColumns, type Draft } from './draft';
import { toAnswerProblems } from './host-part';

/** All problems, in sentences; empty if the game can be created. */
export function draftProblems(draft: Draft, begun: Result<Match, readonly Problem[]>): readonly string[] {
  return [
    ...(begun.ok ? [] : mergedProblemTexts(draft, begun.error)),
    ...contactProblems(draft),
    ...clockProblems(draft),
  ];
}

function contactProblems(draft: Draft): readonly string[] {
  const { roster, webhook, zone } = draft;
  const columns = draftColumns(draft);
  const players = roster.flatMap((cells, index) =>
    columns.flatMap(({ title }, column) => {
      const problem = rosterCellProblem(title, cells[column] ?? '');
      return problem === '' ? [] : [`${title} for ${playerInRow(roster, index)}: ${problem}`];
    }),
  );
  const own = [
    [PUBLIC_WEBHOOK_SETTING, webhookProblem(webhook)],
    [HOST_TIME_ZONE_SETTING, timeZoneProblem(zone)],
  ].flatMap(([title = '', problem = '']) => (problem === '' ? [] : [`${title}: ${problem}`]));
  return [...players, ...own];
}

/** Problems with the times of day for deadlines. */
export function clockProblems({ timings }: Pick<Draft, 'timings'>): readonly string[] {
  return timings.flatMap(({ title, clock }) =>
    clock === '' || isTimeOfDay(clock)
      ? []
      : [
          `${title}, deadline at: ${quote(clock)} isn’t a time of day. Enter one like 21:00, or leave it empty.`,
        ],
  );
}

/** Problems with roster and settings. If several players have the same problem, one sentence names them all. */
function mergedProblemTexts({ roster }: Draft, problems: readonly Problem[]): readonly string[] {
  const players = new Map<string, readonly string[]>();
  for (const { text, place } of problems) {
    const [, row] = place;
    const name = typeof row === 'number' ? playerInRow(roster, row) : '';
    const own = `${name}: `;
    const isNamed = text.startsWith(own);
    const fault = isNamed ? text.slice(own.length) : text;
    players.set(fault, [...(players.get(fault) ?? []), ...(isNamed ? [name] : [])]);
  }
  return [...players].map(([text, names]) => (names.length === 0 ? text : `${andList(names)}: ${text}`));
}

export function playerInRow(roster: Draft['roster'], row: number): string {
  const name = (roster[row]?.[0] ?? '').trim();
  return name === '' ? `player ${row + 1}` : name;
}

/** A player's row, or the settings, as JSON. */
interface DraftPart {
  readonly questions: readonly Question[];
  readonly value: unknown;
  /** An example value with all fields, by which the question of an empty cell is found. */
  readonly sample: unknown;
  readonly toAnswers: (value: unknown) => readonly TitledAnswer[];
}

/** Problems caused by a single cell or setting. */
export function cellProblems(
  game: PlayableGame,
  { players, settings }: { readonly players: readonly unknown[]; readonly settings: unknown },
  begun: Result<Match, readonly Problem[]>,
): readonly CellProblem[] {
  if (begun.ok) return [];
  return begun.error.flatMap((problem): readonly CellProblem[] => {
    const [kind, ...rest] = problem.place;
    const [row, ...place] = rest;
    if (kind === 'players' && typeof row === 'number') {
      const part: DraftPart = {
        questions: game.rosterQuestions,
        value: players[row],
        sample: game.sampleRoster[0],
        toAnswers: (value) => game.rosterRow.toAnswers(value, ''),
      };
      return locateProblem(part, problem, place).map(({ title, text }) => {
        // Beside the cell, the text needn't repeat the player's name and the title.
        const [, ...after] = text.split(`: ${title}: `);
        return { title, row, text: after.length === 0 ? text : capitalise(after.join(`: ${title}: `)) };
      });
    }
    if (kind !== 'settings') return [];
    const part: DraftPart = {
      questions: game.settingsQuestions,
      value: settings,
      sample: game.sampleSettings,
      toAnswers: (value) => game.settings.toAnswers(value, ''),
    };
    return locateProblem(part, problem, rest).map((found) => ({ ...found, row: null }));
  });
}

/** The problem, with the title of its question; empty unless exactly one question has the problem. */
function locateProblem(
  part: DraftPart,
  problem: Problem,
  place: ValuePath,
): readonly Omit<CellProblem, 'row'>[] {
  // An empty cell has no value by which its question could be found, so try the sample too.
  const found = [part.value, part.sample].flatMap((value) =>
    toAnswerProblems({ ...part, value }, [{ ...problem, place }]).filter(({ title }) => title !== ''),
  );
  return found.slice(0, 1);
}
