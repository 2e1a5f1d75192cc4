// Answers that haven't been parsed, because their stage isn't open or only the forms have them. Also the texts that tell
// people about these answers.
import { answerText } from '../../games/frame/fields';
import { ensure } from '../../games/frame/result';
import type { ResponseSheet } from '../ports/host-book';
import type { UnparsedAnswer } from '../record/entries';
import { KEY_TITLE, PLAYER_TITLE } from './columns';
import type { GameSession } from './game-session';
import { findNewRows, type ResponseRow } from './inbox';
import { cutCells } from './kept-rows';
import { timestampColumn } from './timestamps';
import { andList } from '../../games/frame/wording';
import type { SuspendedStage, GameRecord } from '../record/game-record';

/** Maximum answers kept per player and stage. The latest ones are kept. */
const MAX_ANSWERS_PER_PLAYER = 5;
/** Maximum length of an answer. Longer ones are cut, and will be refused. */
const MAX_ROW_CHARACTERS = 20_000;
/** Maximum length of all answers together, so that the row that stores them fits into the ledger. */
const MAX_TOTAL_CHARACTERS = 200_000;

/** Each player's latest answers per stage, in order. `stageOf` returns undefined for answers to skip. */
export function latestUnparsedAnswers(
  arrivals: readonly ResponseRow[],
  sheets: readonly Pick<ResponseSheet, 'form' | 'header'>[],
  stageOf: (arrival: ResponseRow) => string | undefined,
): ReadonlyMap<string, readonly UnparsedAnswer[]> {
  const stages = new Map<string, UnparsedAnswer[]>();
  let room = MAX_TOTAL_CHARACTERS;
  for (const arrival of [...arrivals].sort((a, b) => a.order - b.order).reverse()) {
    const stage = stageOf(arrival);
    if (stage === undefined || arrival.player === '') continue;
    const kept = stages.get(stage) ?? [];
    stages.set(stage, kept);
    const ofPlayer = kept.filter(({ player }) => player === arrival.player);
    const unread = unparsedAnswer(arrival, sheets);
    const size = JSON.stringify(unread).length;
    if (ofPlayer.length >= MAX_ANSWERS_PER_PLAYER || size > room) continue;
    room -= size;
    kept.unshift(unread);
  }
  return stages;
}

/** Answers to the open stage that only the forms have, and that the ledger doesn't contain yet. */
export function answersOnlyInForms({ snapshot, people, record }: GameSession): readonly UnparsedAnswer[] {
  const { responses, readAt } = snapshot;
  const noted = record.pending.fromForms.map(({ from }) => from);
  const arrivals = responses.flatMap((sheet) => findNewRows(sheet, { people, record, now: readAt }).arrivals);
  const found = arrivals.filter(({ from, onItsWay }) => onItsWay && !noted.includes(from));
  return latestUnparsedAnswers(found, responses, () => '').get('') ?? [];
}

/** An answer by question, without the key. */
function unparsedAnswer(
  { form, from, at, player, mark, columns, cells }: ResponseRow,
  sheets: readonly Pick<ResponseSheet, 'form' | 'header'>[],
): UnparsedAnswer {
  const sheet = sheets.find((one) => one.form === form);
  const timestamps = timestampColumn(ensure(sheet, 'A response without a response tab.').header);
  const cut = cutCells(cells, MAX_ROW_CHARACTERS);
  const answers = [...columns].flatMap(([title, places]) =>
    title === KEY_TITLE || title === PLAYER_TITLE
      ? []
      : places.flatMap((place) => {
          const answer = place === timestamps ? '' : answerText(cut[place] ?? '');
          return answer === '' ? [] : [{ title, answer }];
        }),
  );
  return { from, at, player, form, ...(mark === '' ? {} : { mark }), answers };
}

/** Stages other than the open one for which answers are kept. */
export function stagesWithKeptAnswers(
  { carried }: Pick<GameRecord, 'carried'>,
  open: string | undefined,
): readonly SuspendedStage[] {
  return [...carried.values()].filter(({ stage }) => stage !== open);
}

/** Tells a player that answers are kept; empty if none are. */
export function keptAnswersText(stages: readonly SuspendedStage[], player: string): string {
  const titles = stages.filter((stage) => stageSenders(stage).includes(player)).map(({ title }) => title);
  const [title, ...others] = titles;
  if (title === undefined) return '';
  return others.length === 0
    ? `Your answer for ${title} is kept until that stage is open again.`
    : `Your answers for ${andList(titles)} are kept until those stages are open again.`;
}

export function keptAnswerNotices(stages: readonly SuspendedStage[]): readonly string[] {
  return stages.flatMap((stage) => {
    const senders = stageSenders(stage);
    return senders.length === 0
      ? []
      : [`${stage.title}: answers from ${andList(senders)} are kept until this stage is open again.`];
  });
}

/** Players with an answer for this stage that was neither late nor early. */
function stageSenders({ submissions, unread = [] }: SuspendedStage): readonly string[] {
  const inTime = [...submissions, ...unread.map((one) => ({ ...one, late: false }))].filter(
    ({ player, late }) => player !== '' && late !== true,
  );
  return [...new Set(inTime.map(({ player }) => player))];
}
