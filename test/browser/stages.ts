// A stage of any game as it is played in a browser: one player at their form, the host at the sidebar.
import { answersOf } from '../../sidebar/parts/answers';
import { given } from '../../src/commands/desk-calls';
import type { Desk } from './desk';
import { askOf, submitForm } from './player';
import type { Started } from './started';

/** What the program would send for somebody, sent by their own hand: it replaces what the program sent. */
async function submitByHand(started: Started): Promise<void> {
  const name = started.stage().waitingFor.find((player) => {
    given(started.api.submitForPractice({ players: [player] }));
    return started.stage().submissions.some((sent) => sent.player === player);
  });
  if (name === undefined) return;
  const stage = started.stage();
  const sent = stage.submissions.find(({ player }) => player === name);
  const page = await started.newPage();
  await submitForm(page, started.linkOf(name), askOf(stage, name).questions, answersOf(sent?.words ?? []));
  await page.close();
  const fates = started.stage().submissions.filter(({ player }) => player === name);
  expect(fates.map(({ fate }) => fate).sort()).toEqual(['counts', 'replaced']);
  expect(fates[0]?.words).toEqual(fates[1]?.words);
  // In a game played live the stage is over too soon for it.
  if (started.game().live) return;
  const url = started.game().players.find((player) => player.name === name)?.book ?? '';
  const book = started.table.book(/\/d\/([^/]+)/.exec(url)?.[1] ?? '');
  expect(JSON.stringify(book.tabs[0])).toContain('Counts so far.');
}

/** Plays the open stage by clicks: a form, the rest by the program, Resolve round, on to what comes next. */
export async function clickStage(started: Started, desk: Desk): Promise<void> {
  const { title, waitingFor } = started.stage();
  await desk.heading(title);
  if (waitingFor.length > 0) {
    await submitByHand(started);
    if (started.stage().waitingFor.length > 0) {
      await desk.click('Submit for everyone missing');
      await desk.says(/^The program has submitted/);
    }
  }
  await desk.resolve();
  expect(started.game().past.at(-1)?.title).toBe(title);
}
