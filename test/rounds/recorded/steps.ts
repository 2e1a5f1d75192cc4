// What is done in recorded evenings, step by step.
import { chanceFrom } from '../../../src/games/frame/chance';
import type { DeskApi } from '../../../src/rounds/host/calls';
import type { Change } from '../../../src/rounds/host/parts/inputs';
import { given } from '../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { keyWithMark } from '../../../src/rounds/session/page-marks';
import { PLAYERS, sessionOf, stageIn } from '../../support/paper-game';
import { keyOf, sampleAnswers } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const HOOK = 'https://discord.com/api/webhooks/';

export type Act = (book: Paper) => unknown;

/** What is done, and its name in the recording. */
export type Step = readonly [name: string, act: Act];

/** Sends a sample answer by a player's page; the phone says when Send was tapped, this long before. */
export const send =
  (player: string, seed: string, tappedBefore?: number): Act =>
  (book) =>
    PAGE_CALLS.sendMove(book.ports, {
      key: keyOf(book, player),
      stage: stageIn(book.desk).name,
      answers: sampleAnswers(book, player, seed),
      ...(tappedBefore === undefined ? {} : { tapped: book.ports.now() - tappedBefore }),
    });

/** Makes a call of the host's; its answer is recorded. */
export const call =
  (make: (desk: DeskApi, book: Paper) => unknown): Act =>
  (book) =>
    make(book.desk, book);

export const pass =
  (ms: number): Act =>
  (book) => {
    book.pass(ms);
  };

/** Looks at a correction and makes it; where it names a submission, that is found first. */
export const change = (made: Change | ((book: Paper) => Change), reason = 'It was misread.'): Act =>
  call((desk, book) => {
    const one = typeof made === 'function' ? made(book) : made;
    const preview = desk.previewChange({ change: one });
    const token = preview.ok ? preview.value.token : '';
    return [preview, desk.applyChange({ change: one, reason, token })];
  });

/** Gives the id of a player's nth submission: of the open stage, or of one that is resolved. */
export function idOf({ desk }: Paper, player: string, nth = 0, past = ''): string {
  const { submissions } = past === '' ? stageIn(desk) : given(desk.getPast({ stage: past }));
  return submissions.filter((one) => one.player === player).at(nth)?.id ?? '';
}

/** Corrects what a player sent for the open stage, or for one that is resolved. */
export const correctSent = (
  kind: 'accept-late' | 'meant-before' | 'remove-submission',
  player: string,
  { nth = 0, past = '' } = {},
): Act =>
  change((book) => ({
    kind,
    stage: past === '' ? stageIn(book.desk).name : past,
    id: idOf(book, player, nth, past),
  }));

/** Rows that were sent and haven't come yet. */
export type OnTheirWay = (() => void)[];

interface Picked {
  /** The key in the row, where it isn't the player's. */
  readonly key?: string;
  /** The mark of the page that it is sent from. */
  readonly mark?: string;
  /** Where the row waits, where it doesn't come at once. */
  readonly way?: OnTheirWay;
}

/** A row of the form of Soullinked: what a player picks. */
export const pick =
  (player: string, card = 1, { key = '', mark = '', way }: Picked = {}): Act =>
  (book) => {
    const at = PLAYERS.findIndex((name) => name === player) % 2 === 0 ? 2 : 1;
    const typed = keyWithMark(key === '' ? keyOf(book, player) : key, mark);
    const land = book.send('pick', { [KEY_TITLE]: typed, Row: at, Column: at, 'Power card': card });
    if (way === undefined) land();
    else way.push(land);
  };

/** The rows that were on their way come. */
export const arrive =
  (way: OnTheirWay): Act =>
  () =>
    way.splice(0).forEach((land) => land());

/** The ledger's row of this kind, the last one, has this typed into a column. */
export const typeOver =
  (kind: string, column: number, typed: (cell: string) => string): Act =>
  ({ grids }) => {
    const row = (grids.get('ledger') ?? []).filter((cells) => cells[4] === kind).at(-1);
    if (row !== undefined) row[column] = typed(String(row[column]));
  };

/** Enters other answers for the first player whom the last resolved stage asked, if it asked anybody. */
export const correctLast: Act = (book) => {
  const last = sessionOf(book).past.at(-1);
  const [ask] = last?.stage.asks ?? [];
  const [player = ''] = ask?.players ?? [];
  const move = ask?.sample(player, chanceFrom('other answers'));
  if (last === undefined || ask === undefined || move === undefined) return undefined;
  const answers = Object.fromEntries(ask.toAnswers(move).map(({ title, answer }) => [title, answer]));
  return change({ kind: 'submission', stage: last.recorded.stage, player, answers })(book);
};

export const resolve = call((desk) => desk.resolveRound({ stage: stageIn(desk).name, token: '' }));
export const practise = (players: readonly string[]): Act =>
  call((desk) => desk.submitForPractice({ players }));
export const prepare = call((desk) => desk.prepareNext());
export const archive = call((desk) => desk.archive({ reason: '', uncounted: false }));

/** Counts the match as its preview shows it. */
export const count = call((desk) => {
  const preview = desk.previewCount();
  const token = preview.ok ? preview.value.token : '';
  return [preview, desk.countMatch({ token, leaveOut: [], changes: [], reason: '' })];
});

/** Plays the match in the book to its end, or this many stages of it. */
export const playOn =
  (stages = 20): Act =>
  (book) => {
    for (let played = 0; played < stages && sessionOf(book).match.stage !== null; played += 1) {
      book.pass(HOUR);
      book.desk.startClock({ stage: stageIn(book.desk).name });
      practise([])(book);
      if (sessionOf(book).match.stage !== null) resolve(book);
      book.desk.prepareNext();
    }
  };
