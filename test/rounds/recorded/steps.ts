// What is done in recorded evenings, step by step.
import { chanceFrom } from '../../../src/games/frame/chance';
import type { DeskApi } from '../../../src/rounds/host/calls';
import type { Change } from '../../../src/rounds/host/parts/inputs';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { sessionOf, stageIn } from '../../support/paper-game';
import { keyOf, sampleAnswers } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const HOOK = 'https://discord.com/api/webhooks/';

export type Act = (book: Paper) => unknown;

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

export const change = (one: Change, reason = 'It was misread.'): Act =>
  call((desk) => {
    const preview = desk.previewChange({ change: one });
    const token = preview.ok ? preview.value.token : '';
    return [preview, desk.applyChange({ change: one, reason, token })];
  });

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
