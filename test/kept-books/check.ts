// Checks that a kept book can be opened, its game can be played to the end, and its proof still holds.
import { GAMES } from '../../src/games/catalogue';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { LedgerRow } from '../../src/rounds/record/ledger';
import { prove } from '../../src/rounds/proof/proof';
import { recordFromProof } from '../../src/rounds/proof/published-tabs';
import type { Reply } from '../../src/rounds/reply/reply';
import type { PageUpdate } from '../../src/rounds/page/views';
import type { TestHost } from '../support/host';
import { cells } from '../support/host-books';
import { gameView, deliverAll, openStage, prepare } from '../support/host-game';
import { openKeptBook } from '../support/kept-books';
import { factsOf, ledgerOf } from './facts';
import type { Answer as FormAnswer } from 'apps-script-stand-in/forms/form';

const MINUTE = 60_000;

function deliver({ desk }: TestHost): void {
  deliverAll(desk);
  for (;;) {
    const { claim, posts } = unwrapReply(desk.claimPosts());
    if (posts.length === 0) return;
    const outcomes = posts.map(({ id }) => ({ id, outcome: { kind: 'posted' } as const }));
    unwrapReply(desk.reportPosts({ claim, outcomes }));
  }
}

/** Reopens forms that the host or the deadline had closed, with another hour to answer. */
function resume({ desk, clock }: TestHost): void {
  unwrapReply(desk.setDeadline({ deadline: clock.now() + 60 * MINUTE }));
  if (!openStage(desk).accepting) unwrapReply(desk.setAccepting({ accepting: true }));
}

/** Plays to the end. In the first `sent` stages everybody answers, then nobody. */
function playToEnd(test: TestHost, sent: number): void {
  const { desk, clock } = test;
  for (let stages = 0; gameView(desk).stage !== null; stages += 1) {
    if (stages < sent) {
      prepare(desk);
      if (gameView(desk).live) unwrapReply(desk.startClock({ stage: openStage(desk).name }));
      sendMissing(test);
      clock.pass(MINUTE);
    }
    unwrapReply(desk.resolveRound({ stage: openStage(desk).name, token: '' }));
    prepare(desk);
    deliver(test);
    clock.pass(MINUTE);
  }
}

/** Answers for everybody who is missing: by the program in a practice game, otherwise through their forms. */
function sendMissing(test: TestHost): void {
  const { practice, stage } = gameView(test.desk);
  if (practice) unwrapReply(test.desk.submitForPractice({ players: [] }));
  else for (const player of stage?.waitingFor ?? []) send(test, player);
}

/** Sends a legal pick in Soullinked, the only kept game that isn't a practice game. */
function send({ desk, host, clock }: TestHost, name: string): void {
  const { players, past } = gameView(desk);
  const index = players.findIndex((player) => player.name === name);
  const at = players[index]?.details.startsWith('Realm Heaven') === true ? '2' : '1';
  const card = String(1 + ((index + past.length) % 5));
  const pick: Readonly<Record<string, FormAnswer>> = { Row: at, Column: at, 'Power card': card };
  const filled = host.forms.prefill(players[index]?.link ?? '');
  const form = host.forms.describe(filled?.formId ?? '');
  if (filled === undefined || form === undefined) throw new Error(`${name}'s link leads to no form.`);
  const answers = form.items.flatMap(({ id, title }) => {
    const answer = pick[title];
    return answer === undefined ? [] : [[String(id), answer] as const];
  });
  const sent = host.forms.submit(form.id, { ...filled.answers, ...Object.fromEntries(answers) });
  if (!sent.ok) throw new Error(sent.problems.map(({ text }) => text).join(' '));
  clock.pass(MINUTE);
  host.fireDue();
}

/** Opens a kept book and compares its facts. */
export function openedBook(name: string, facts: unknown): TestHost {
  const book = openKeptBook(name);
  expect(factsOf(book)).toEqual(facts);
  expectPage(book);
  return book;
}

/** Plays a kept book to its end. Its books aren't compared, since later versions can add to them. */
export function checkKeptBook(name: string, facts: unknown, sent = Infinity): void {
  const book = openedBook(name, facts);
  const before = ledgerOf(book);
  resume(book);
  playToEnd(book, sent);
  unwrapReply(book.desk.publishEverything());
  deliver(book);
  expect(ledgerOf(book).slice(0, before.length)).toEqual(before);
  expectProven(book, before);
}

/** Proves the game by `npm run verify`, from the record's file and the tab Proof, with a hash that was public before. */
function expectProven({ host, desk }: TestHost, before: readonly LedgerRow[]): void {
  const { commitment, publicBook } = gameView(desk);
  const evidence = { commitment, hash: before[before.length - 1]?.hash ?? '' };
  const { content: record } = unwrapReply(desk.exportFile({ what: 'record' }));
  expect(prove(record, evidence, GAMES)).toMatchObject({ holds: true });
  const proof = cells(host, /\/d\/([^/]+)\//.exec(publicBook)?.[1] ?? '', 'Proof');
  const fromTab = recordFromProof(proof.map((row) => row.map(String)));
  if (fromTab?.ok !== true) throw new Error(fromTab?.error ?? 'The tab Proof holds no record.');
  expect(prove(fromTab.value, evidence, GAMES)).toMatchObject({
    holds: true,
  });
}

/** The first player's link opens the page, even if somebody else plays for them now. */
function expectPage({ host, desk }: TestHost): void {
  const view = unwrapReply(desk.getDesk());
  if (view.phase !== 'playing' && view.phase !== 'over') return;
  const [first] = view.play.players;
  const key = new URL(first?.page ?? '').searchParams.get('key');
  const reading = host.call('readPage', [{ key }], { visitor: true }) as unknown as Reply<PageUpdate>;
  expect(unwrapReply(reading).page).toMatchObject({ player: first?.name, person: first?.person });
}
