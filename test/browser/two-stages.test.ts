// Two stages of a game in a browser: the host uses the sidebar, and a player uses a form. The long run covers all games.
import { deliverAll, gameIn } from '../support/host-game';
import { openIn, Started } from './started';
import type { Page } from 'playwright-core';
import { answersByTitle } from '../../sidebar/shared/answers';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { GameView } from '../../src/rounds/host/desk/views';
import type { Desk } from './desk';
import { askOf, submitForm } from './player';

/** A player's own answer replaces the one that the program sent for them. Returns the players without an answer. */
async function submitByHand(started: Started, play: GameView, phone: Page): Promise<readonly string[]> {
  let open = openIn(play);
  const name = open.waitingFor.find((player) => {
    open = openIn(gameIn(unwrapReply(started.api.submitForPractice({ players: [player] }))));
    return open.submissions.some((sent) => sent.player === player);
  });
  if (name === undefined) return open.waitingFor;
  const sent = open.submissions.find(({ player }) => player === name);
  await submitForm(
    phone,
    started.linkOf(name),
    askOf(open, name).questions,
    answersByTitle(sent?.answers ?? []),
  );
  const { submissions, waitingFor } = started.stage();
  const fates = submissions.filter(({ player }) => player === name);
  expect(fates.map(({ fate }) => fate).sort()).toEqual(['counts', 'replaced']);
  expect(fates[0]?.answers).toEqual(fates[1]?.answers);
  // In a live game, the stage ends too soon for the book to show this.
  if (!play.live) {
    const url = play.players.find((player) => player.name === name)?.book ?? '';
    const book = started.table.book(/\/d\/([^/]+)/.exec(url)?.[1] ?? '');
    expect(JSON.stringify(book.tabs[0])).toContain('Counts so far.');
  }
  return waitingFor;
}

/** Plays the open stage by clicks: one player sends a form on this phone, and the program answers for the rest. */
async function clickStage(started: Started, desk: Desk, phone: Page): Promise<GameView> {
  const play = started.game();
  const { title, waitingFor } = openIn(play);
  await desk.heading(title);
  if (waitingFor.length > 0) {
    const missing = await submitByHand(started, play, phone);
    if (missing.length > 0) {
      await desk.click('Answer for everyone missing');
      await desk.says(/^Answered for/);
    }
  }
  await desk.resolve();
  const next = started.game();
  expect(next.past.at(-1)?.title).toBe(title);
  return next;
}

test('two stages, from the form of a player to everyone’s books', async () => {
  const started = await Started.start();
  started.createPractice('soullinked', ['Ana', 'Bo', 'Emil', 'Fay']);
  started.prepare();
  deliverAll(started.api);
  const phone = await started.newPage();
  const desk = await started.window();
  await clickStage(started, desk, phone);
  const { title: next } = openIn(await clickStage(started, desk, phone));
  await desk.heading(next);
  const { deliveries, players } = started.game();
  expect(deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  // The books of all players who are asked link to the stage's form.
  for (const { name, link, book } of players) {
    const shown = JSON.stringify(started.table.book(/\/d\/([^/]+)/.exec(book)?.[1] ?? '').tabs);
    expect([name, shown.includes(link)]).toEqual([name, true]);
  }
  expect(await started.end()).toEqual([]);
});
