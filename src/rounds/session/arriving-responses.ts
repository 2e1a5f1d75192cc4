// Responses that the form has but whose rows aren't in the tab yet. Once the row appears, it's recognized by key and time.
import { sha256 } from 'js-sha256';
import { answerText, type Cell } from '../../games/frame/fields';
import type { ResponseWithId, ResponseSheet, SentResponse } from '../ports/host-book';
import { timeZoneOfRow, type GameRecord } from '../record/game-record';
import { toTimestampInstant, instantOfSerial } from '../time/time-zone';
import { KEY_TITLE } from './columns';
import { timestampColumn, rowTimestamp } from './timestamps';
import { SECOND_MS } from '../time/duration';

type ResponseTab = Pick<ResponseSheet, 'form' | 'sheet'>;
type GivenAnswers = SentResponse['answers'];

/** The responses in the order sent, each with the time that its row will have, and an id. */
export function responsesWithIds(
  tab: ResponseTab,
  responses: readonly SentResponse[],
  zone: string,
): readonly ResponseWithId[] {
  const times = new Map<string, number>();
  return [...responses]
    .sort((a, b) => a.at - b.at)
    .map(({ at: sentAt, answers }) => {
      const at = toTimestampInstant(sentAt, zone);
      const id = responseId(tab, at, answers);
      const nth = (times.get(id) ?? 0) + 1;
      times.set(id, nth);
      return { at, answers, id: nth === 1 ? id : `${id}.${nth}` };
    });
}

/** Whether one of these responses includes all these answers. */
export function hasMatchingResponse(
  responses: readonly SentResponse[],
  answers: Readonly<Record<string, string>>,
): boolean {
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  return responses.some((response) => {
    const sent = new Map(response.answers);
    return given.every(([title, answer]) => sent.get(title) === answer);
  });
}

/** Rows of responses that were read before their rows appeared, and the ids of those responses. */
interface ArrivedResponses {
  readonly rows: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

/** Recognizes rows by key, time and answers; by key and time if Sheets made an answer a number or date. */
export function findArrivedRows(
  sheet: ResponseSheet,
  names: readonly string[],
  record: GameRecord,
): ArrivedResponses {
  const rows = new Set<number>();
  const found = new Set<string>();
  const seconds = new Set(names.map((name) => shortenId(name, 'second')));
  const candidates: (readonly [row: number, name: string])[] = [];
  for (const [row, cells] of names.length === 0 ? [] : sheet.rows) {
    const time = rowTimestamp(sheet, cells);
    const at =
      typeof time === 'number' ? instantOfSerial(time, timeZoneOfRow(record, sheet.sheet, row)) : undefined;
    if (at !== undefined && seconds.has(idPrefix(sheet, at)))
      candidates.push([row, responseId(sheet, at, rowAnswers(sheet, cells))]);
  }
  for (const part of ['answers', 'key'] as const) {
    for (const [row, rowName] of candidates) {
      const fits = (name: string): boolean => shortenId(name, part) === shortenId(rowName, part);
      const name = rows.has(row) ? undefined : names.find((one) => !found.has(one) && fits(one));
      if (name === undefined) continue;
      rows.add(row);
      found.add(name);
    }
  }
  return { rows, names: found };
}

/** `pick:12:sent:1772366400:key:answers`; key and answers are hashes. Duplicates get a number. */
function responseId(tab: ResponseTab, at: number, answers: GivenAnswers): string {
  const given = answers.map(([title, answer]) => [title, answer.trim()] as const);
  const key = given.find(([title]) => title === KEY_TITLE)?.[1] ?? '';
  const others = given.filter(([title, answer]) => title !== KEY_TITLE && answer !== '').map(toJson);
  return [idPrefix(tab, at), shortHash(key), shortHash(others.sort().join('\n'))].join(':');
}

const toJson = (value: unknown): string => JSON.stringify(value);
const shortHash = (text: string): string => sha256(text).slice(0, 16);

function idPrefix({ form, sheet }: ResponseTab, at: number): string {
  return `${form}:${sheet}:sent:${Math.floor(at / SECOND_MS)}`;
}

const ID_PART_COUNTS = { second: 4, key: 5, answers: 6 } as const;

function shortenId(name: string, part: keyof typeof ID_PART_COUNTS): string {
  return name
    .replace(/\.\d+$/, '')
    .split(':')
    .slice(0, ID_PART_COUNTS[part])
    .join(':');
}

/** A row's answers in column order. */
function rowAnswers({ header }: ResponseSheet, cells: readonly Cell[]): GivenAnswers {
  const times = timestampColumn(header);
  return cells
    .map(
      (cell, column) => [answerText(header[column] ?? ''), column === times ? '' : answerText(cell)] as const,
    )
    .filter(([, answer]) => answer !== '');
}
