// A host and players at work on a book that is kept: the steps of the stories in it, and of going on with its game.
import { CONTACT_COLUMNS } from '../../src/rounds/contacts/contact-columns';
import { given } from '../../src/commands/desk-calls';
import type { Answer as FormAnswer } from 'apps-script-stand-in/forms/form';
import type { Change } from '../../src/rounds/host/parts/inputs';
import type { GameView } from '../../src/rounds/host/desk/views';
import type { PostOutcome } from '../../src/rounds/reply/posts';
import type { TypedAnswers } from '../../src/rounds/reply/reply';
import { own, PUBLIC } from '../support/discord';
import type { TestHost } from '../support/host';
import { deliverAll, gameView, openStage, prepare } from '../support/host-game';
import { visit } from '../support/visits';

export const PAGE = 'https://script.google.com/macros/s/AKfy_page-1/exec';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A story's choices for its draft; `clock` is the time of day of all deadlines. */
interface Chosen {
  readonly practice?: boolean;
  readonly settings?: TypedAnswers;
  readonly clock?: string;
}

/** Leaves a draft of a game in the book, with its sample players and a contact of each kind. */
export function draft({ desk }: TestHost, game: string, chosen: Chosen = {}): void {
  const { draft: drafted } = given(desk.draft({ game, practice: true, zone: 'Europe/Berlin' }));
  if (drafted === undefined) throw new Error('There is no draft.');
  const { practice = true, settings = drafted.settings, clock = '' } = chosen;
  const timings = drafted.timings.map((timing) => ({ ...timing, clock, graceSeconds: 90 }));
  const contacts = [
    ['first@example.com', own(0), ''],
    ['', own(1), 'Asia/Tokyo'],
    ['third@example.com', '', ''],
  ] as const;
  const roster = drafted.roster.map((row, index) => [
    ...row.slice(0, drafted.columns.length - CONTACT_COLUMNS.length),
    ...(contacts[index] ?? ['', '', '']),
  ]);
  const seed = `the kept seed of ${game}`;
  const typed = { game, practice, seed, settings, timings, roster };
  given(desk.saveDraft({ ...drafted, ...typed, webhook: PUBLIC }));
}

/** Creates the game of the draft, with the players' page. */
export function create(test: TestHost): void {
  given(test.desk.create());
  given(test.desk.savePage({ address: PAGE }));
  prepare(test.desk);
  deliver(test);
  goesBy(test);
}

/** Lets time go by: nobody sends in the very moment in which a stage opens. */
function goesBy({ clock }: TestHost): void {
  clock.pass(MINUTE);
}

/** Draws all books and posts all messages; `outcomes` are those of the first posts, all others get out. */
export function deliver({ desk }: TestHost, outcomes: readonly PostOutcome[] = []): GameView {
  const left = [...outcomes];
  deliverAll(desk);
  for (;;) {
    const { claim, posts } = given(desk.claimPosts());
    if (posts.length === 0) return gameView(desk);
    given(
      desk.reportPosts({
        claim,
        outcomes: posts.map(({ id }) => ({ id, outcome: left.shift() ?? { kind: 'posted' } })),
      }),
    );
  }
}

/** The personal link of a player to the form of the open stage. */
export function linkOf({ desk }: TestHost, player: string): string {
  return gameView(desk).players.find(({ name }) => name === player)?.link ?? '';
}

/** Sends a form in that a link has opened; answers by question title. */
export function send(
  { host, clock }: TestHost,
  link: string,
  answers: Readonly<Record<string, FormAnswer>>,
): void {
  const filled = host.forms.prefill(link);
  const form = host.forms.describe(filled?.formId ?? '');
  if (filled === undefined || form === undefined) throw new Error(`${link} leads to no form.`);
  const byId = form.items.flatMap(({ id, title }) => {
    const answer = answers[title];
    return answer === undefined ? [] : [[String(id), answer] as const];
  });
  clock.pass(MINUTE);
  const sent = host.forms.submit(form.id, { ...filled.answers, ...Object.fromEntries(byId) });
  if (!sent.ok) throw new Error(sent.problems.map(({ text }) => text).join(' '));
  clock.pass(MINUTE);
  host.fireDue();
}

/** Sends from the players' page. */
export function sendOnPage(test: TestHost, player: string, answers: TypedAnswers): void {
  const link = gameView(test.desk).players.find(({ name }) => name === player)?.page ?? '';
  const key = new URL(link).searchParams.get('key') ?? '';
  const move = { key, stage: openStage(test.desk).name, answers: Object.entries(answers) };
  test.clock.pass(MINUTE);
  given(visit(test, 'sendMove', move));
  test.host.fireDue();
}

/** A correction, looked at and made. */
export function correct(test: TestHost, made: Change, reason: string): void {
  const { token } = given(test.desk.previewChange({ change: made }));
  given(test.desk.applyChange({ change: made, reason, token }));
  goesBy(test);
}

/** A change of the open stage. */
export function change({ desk }: TestHost, made: Change, reason: string): void {
  given(desk.applyChange({ change: made, reason, token: '' }));
}

/** Everybody who is missing sends: in a practice game the program does it, else each by their form. */
export function sendMissing(test: TestHost): void {
  const { practice, stage } = gameView(test.desk);
  if (practice) given(test.desk.submitForPractice({ players: [] }));
  else for (const player of stage?.waitingFor ?? []) send(test, linkOf(test, player), pick(test, player));
}

/** A legal pick of Soullinked, of which alone a game is kept that is no practice game. */
export function pick({ desk }: TestHost, player: string, round = gameView(desk).past.length): TypedAnswers {
  const { players } = gameView(desk);
  const index = players.findIndex(({ name }) => name === player);
  const at = players[index]?.about.startsWith('Realm Heaven') === true ? '2' : '1';
  return { Row: at, Column: at, 'Power card': String(1 + ((index + round) % 5)) };
}

/** Plays the open stage: whoever is missing sends, it is resolved, and everything is delivered. */
export function playOn(test: TestHost): void {
  const { desk, clock } = test;
  prepare(desk);
  if (gameView(desk).live) given(desk.startClock({ stage: openStage(desk).name }));
  sendMissing(test);
  clock.pass(MINUTE);
  resolve(test);
}

/** Resolves the open stage with the submissions so far, and delivers everything. */
export function resolve(test: TestHost, outcomes: readonly PostOutcome[] = []): void {
  const { desk } = test;
  given(desk.resolveRound({ stage: openStage(desk).name, token: '' }));
  prepare(desk);
  deliver(test, outcomes);
  goesBy(test);
}

/** Plays until the game is over; in so many stages everybody sends, in the others nobody. */
export function playToEnd(test: TestHost, sent = Infinity): void {
  for (let stages = 0; gameView(test.desk).stage !== null; stages += 1) {
    if (stages < sent) playOn(test);
    else resolve(test);
  }
}
