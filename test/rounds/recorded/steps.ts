// Steps of recorded evenings.
import { seededChance } from '../../../src/games/frame/chance';
import { dropUndefined } from '../../../src/games/frame/json';
import type { DeskApi } from '../../../src/rounds/host/calls';
import type { GameChange } from '../../../src/rounds/host/parts/inputs';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { AccountAnswer } from '../../../src/rounds/reply/account';
import type { CallProblem, Reply } from '../../../src/rounds/reply/reply';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { keyWithMark } from '../../../src/rounds/session/page-marks';
import { byHolder } from '../../support/host-game';
import { PLAYERS, sessionOf, stageIn } from '../../support/paper-game';
import { ADDRESS, keyOf, sampleAnswers } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const HOOK = 'https://discord.com/api/webhooks/';

export type Act = (book: Paper) => unknown;

export type Step = readonly [name: string, act: Act];

/** A player sends a sample answer by their page. `tappedBefore`: how long ago Send was tapped, according to the phone. */
export const send =
  (player: string, seed: string, tappedBefore?: number): Act =>
  (book) =>
    PAGE_CALLS.sendMove(book.ports, {
      key: keyOf(book, player),
      stage: stageIn(book.desk).name,
      answers: sampleAnswers(book, player, seed),
      ...(tappedBefore === undefined ? {} : { tapped: book.ports.now() - tappedBefore }),
    });

/** Makes a host call and records its reply. */
export const call =
  (make: (desk: DeskApi, book: Paper) => unknown): Act =>
  (book) =>
    make(book.desk, book);

/** Records a reply only if it's a refusal. */
export const host = (make: (desk: DeskApi, book: Paper) => Reply<unknown>): Act =>
  call((desk, book) => {
    const reply = make(desk, book);
    return reply.ok ? undefined : reply;
  });

export const deadlineIn = (ms: number): Act =>
  host((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + ms }));

/** Several steps as one. */
export const both =
  (...acts: readonly Act[]): Act =>
  (book) =>
    acts.map((act) => act(book));

export const BUSY: CallProblem = { code: 'service-failed', text: 'Not now.', passes: 'google' };

export const refuse =
  (call: string, problem = BUSY): Act =>
  (book) =>
    book.plant(call, problem);

/** Everyone, the host and Ann get messages in Discord. */
export const channels: Step = [
  'channels',
  call((desk) => {
    const players = byHolder(desk, { Ann: { 'Discord webhook': `${HOOK}1/ann` } });
    return desk.saveContacts({ zone: '', webhook: `${HOOK}9/all`, hostWebhook: `${HOOK}8/own`, players });
  }),
];
export const look = call((desk) => desk.getDesk());
export const enterPage = call((desk) => desk.savePage({ address: ADDRESS }));
export const removePage = call((desk) => desk.savePage({ address: '' }));

export const SIGN_IN = { kind: 'fails', text: 'It asks to sign in.' } as const;

/** The account check's answers are lost. From now on, the page replies like this. */
export const loseCheck =
  (page?: AccountAnswer): Act =>
  ({ account }) =>
    void Object.assign(account, { findings: undefined, answers: dropUndefined({ page }) });

export const pass =
  (ms: number): Act =>
  (book) => {
    book.pass(ms);
  };

/** Previews a correction, then applies it. `made` can be a function, for corrections that need the book. */
export const change = (made: GameChange | ((book: Paper) => GameChange), reason = 'It was misread.'): Act =>
  call((desk, book) => {
    const one = typeof made === 'function' ? made(book) : made;
    const preview = desk.previewChange({ change: one });
    const token = preview.ok ? preview.value.token : '';
    return [preview, desk.applyChange({ change: one, reason, token })];
  });

/** The id of a player's nth submission in the open stage, or in the resolved stage `past`. */
export function idOf({ desk }: Paper, player: string, nth = 0, past = ''): string {
  const { submissions } = past === '' ? stageIn(desk) : unwrapReply(desk.getPast({ stage: past }));
  return submissions.filter((one) => one.player === player).at(nth)?.id ?? '';
}

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

export type OnTheirWay = (() => void)[];

interface Picked {
  /** The row's key, if it isn't the player's. */
  readonly key?: string;
  /** The mark of the page that sends the row. */
  readonly mark?: string;
  /** Where the row waits, if it's delayed. */
  readonly way?: OnTheirWay;
}

export const pick =
  (player: string, card = 1, { key = '', mark = '', way }: Picked = {}): Act =>
  (book) => {
    const at = PLAYERS.findIndex((name) => name === player) % 2 === 0 ? 2 : 1;
    const typed = keyWithMark(key === '' ? keyOf(book, player) : key, mark);
    const land = book.send('pick', { [KEY_TITLE]: typed, Row: at, Column: at, 'Power card': card });
    if (way === undefined) land();
    else way.push(land);
  };

export const arrive =
  (way: OnTheirWay): Act =>
  () =>
    way.splice(0).forEach((land) => land());

/** Edits a column of the last ledger row of this kind by hand. */
export const typeOver =
  (kind: string, column: number, typed: (cell: string) => string): Act =>
  ({ grids }) => {
    const row = (grids.get('ledger') ?? []).filter((cells) => cells[4] === kind).at(-1);
    if (row !== undefined) row[column] = typed(String(row[column]));
  };

/** Corrects the answers of the first player who was asked in the last resolved stage, if anybody was asked. */
export const correctLast: Act = (book) => {
  const last = sessionOf(book).past.at(-1);
  const [ask] = last?.stage.asks ?? [];
  const [player = ''] = ask?.players ?? [];
  const move = ask?.sample(player, seededChance('other answers'));
  if (last === undefined || ask === undefined || move === undefined) return undefined;
  const answers = Object.fromEntries(ask.toAnswers(move).map(({ title, answer }) => [title, answer]));
  return change({ kind: 'submission', stage: last.recorded.stage, player, answers })(book);
};

export const resolve = call((desk) => desk.resolveRound({ stage: stageIn(desk).name, token: '' }));
export const practise = (players: readonly string[]): Act =>
  call((desk) => desk.submitForPractice({ players }));
export const prepare = call((desk) => desk.prepareNext());
export const archive = call((desk) => desk.archive({ reason: '', uncounted: false }));

export const count = call((desk) => {
  const preview = desk.previewCount();
  const token = preview.ok ? preview.value.token : '';
  return [preview, desk.countMatch({ token, leaveOut: [], changes: [], reason: '' })];
});

/** Plays the current match to its end, or `stages` stages of it. */
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
