// A host and players at work on a kept book: how its game continues to its end.
import { given } from '../../src/commands/desk-calls';
import type { Answer as FormAnswer } from 'apps-script-stand-in/forms/form';
import type { TestHost } from '../support/host';
import { deliverAll, gameView, openStage, prepare } from '../support/host-game';

const MINUTE = 60_000;

/** Draws all books, and posts all messages. */
export function deliver({ desk }: TestHost): void {
  deliverAll(desk);
  for (;;) {
    const { claim, posts } = given(desk.claimPosts());
    if (posts.length === 0) return;
    const outcomes = posts.map(({ id }) => ({ id, outcome: { kind: 'posted' } as const }));
    given(desk.reportPosts({ claim, outcomes }));
  }
}

/** Opens forms again that the host or the deadline had closed, with another hour to send. */
export function resume({ desk, clock }: TestHost): void {
  given(desk.setDeadline({ deadline: clock.now() + 60 * MINUTE }));
  if (!openStage(desk).accepting) given(desk.setAccepting({ accepting: true }));
}

/** Plays until the game is over; in so many stages everybody sends, in the others nobody. */
export function playToEnd(test: TestHost, sent: number): void {
  const { desk, clock } = test;
  for (let stages = 0; gameView(desk).stage !== null; stages += 1) {
    if (stages < sent) {
      prepare(desk);
      if (gameView(desk).live) given(desk.startClock({ stage: openStage(desk).name }));
      sendMissing(test);
      clock.pass(MINUTE);
    }
    given(desk.resolveRound({ stage: openStage(desk).name, token: '' }));
    prepare(desk);
    deliver(test);
    clock.pass(MINUTE);
  }
}

/** Everybody who is missing sends: in a practice game the program does it, else each by their form. */
function sendMissing(test: TestHost): void {
  const { practice, stage } = gameView(test.desk);
  if (practice) given(test.desk.submitForPractice({ players: [] }));
  else for (const player of stage?.waitingFor ?? []) send(test, player);
}

/** Sends a legal pick of Soullinked, the only kept game that is no practice game. */
function send({ desk, host, clock }: TestHost, name: string): void {
  const { players, past } = gameView(desk);
  const index = players.findIndex((player) => player.name === name);
  const at = players[index]?.about.startsWith('Realm Heaven') === true ? '2' : '1';
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
