// Answers that no stage has read yet: those that wait for another stage, those that only the forms have, and what is said of
// them.
import { answerText } from '../../games/frame/fields';
import type { ResponseSheet } from '../ports/host-book';
import type { Unread } from '../record/entries';
import { KEY_TITLE, PLAYER_TITLE } from './columns';
import type { GameSession } from './game-session';
import { arrivalsIn, type ResponseRow } from './inbox';
import { cutCells } from './kept-rows';
import { stampColumn } from './stamps';
import { all } from '../../games/frame/wording';
import type { CarriedStage, GameRecord } from '../record/game-record';

/** How many answers of one player are kept for a stage; those before them do not count, whatever they say. */
const MOST_OF_PLAYER = 5;
/** How many characters an answer may have; a longer one is refused once it is read. */
const LONGEST_ROW = 20_000;
/** How many characters are kept altogether: the row that keeps them must fit into its tab. */
const MOST_CHARACTERS = 200_000;

/** Keeps the latest answers of each player for each stage, the first ones first; `stageOf` is undefined for those to leave out. */
export function keepUnread(
  arrivals: readonly ResponseRow[],
  sheets: readonly ResponseSheet[],
  stageOf: (arrival: ResponseRow) => string | undefined,
): ReadonlyMap<string, readonly Unread[]> {
  const stages = new Map<string, Unread[]>();
  let room = MOST_CHARACTERS;
  for (const arrival of [...arrivals].sort((a, b) => a.order - b.order).reverse()) {
    const stage = stageOf(arrival);
    if (stage === undefined || arrival.player === '') continue;
    const kept = stages.get(stage) ?? [];
    stages.set(stage, kept);
    const ofPlayer = kept.filter(({ player }) => player === arrival.player);
    const unread = unreadOf(arrival, sheets);
    const size = JSON.stringify(unread).length;
    if (ofPlayer.length >= MOST_OF_PLAYER || size > room) continue;
    room -= size;
    kept.unshift(unread);
  }
  return stages;
}

/** Gives the answers to the open stage that a form gave and the ledger doesn't have yet. */
export function onlyInForms({ snapshot, people, record }: GameSession): readonly Unread[] {
  const { responses, readAt } = snapshot;
  const noted = record.pending.fromForms.map(({ from }) => from);
  const arrivals = responses.flatMap((sheet) => arrivalsIn(sheet, { people, record, now: readAt }).arrivals);
  const found = arrivals.filter(({ from, onItsWay }) => onItsWay && !noted.includes(from));
  return keepUnread(found, responses, () => '').get('') ?? [];
}

/** Gives the answers of an arrival by their questions, without its key. */
function unreadOf(
  { form, from, at, player, mark, columns, cells }: ResponseRow,
  sheets: readonly ResponseSheet[],
): Unread {
  const sheet = sheets.find((one) => one.form === form);
  const stamp = sheet === undefined ? undefined : stampColumn(sheet.header);
  const cut = cutCells(cells, LONGEST_ROW);
  const answers = [...columns].flatMap(([title, places]) =>
    [KEY_TITLE, PLAYER_TITLE, sheet?.header[stamp ?? -1]].includes(title)
      ? []
      : places.flatMap((place) => {
          const answer = answerText(cut[place] ?? '');
          return answer === '' ? [] : [{ title, answer }];
        }),
  );
  return { from, at, player, form, ...(mark === '' ? {} : { mark }), answers };
}

/** Lists the stages with entries that wait, without the open one. */
export function waitingStages(
  { carried }: Pick<GameRecord, 'carried'>,
  open: string | undefined,
): readonly CarriedStage[] {
  return [...carried.values()].filter(({ stage }) => stage !== open);
}

/** Tells a player that their answers wait; empty where none do. */
export function waitingText(stages: readonly CarriedStage[], player: string): string {
  const titles = stages.filter((stage) => sendersTo(stage).includes(player)).map(({ title }) => title);
  if (titles.length === 0) return '';
  return titles.length === 1
    ? `Your answer to ${all(titles)} waits until it is open again.`
    : `Your answers to ${all(titles)} wait until they are open again.`;
}

/** Tells the host whose answers wait. */
export function waitingNotices(stages: readonly CarriedStage[]): readonly string[] {
  return stages.flatMap((stage) => {
    const senders = sendersTo(stage);
    return senders.length === 0
      ? []
      : [`${stage.title}: what ${all(senders)} sent for it waits until it is open again.`];
  });
}

/** Lists the players who sent something for a stage that was neither late nor early. */
function sendersTo({ submissions, unread = [] }: CarriedStage): readonly string[] {
  const inTime = [...submissions, ...unread.map((one) => ({ ...one, late: false }))].filter(
    ({ player, late }) => player !== '' && late !== true,
  );
  return [...new Set(inTime.map(({ player }) => player))];
}
