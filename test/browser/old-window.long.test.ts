// A host has two windows, and one is out of date. Actions in the old window are refused, and what was typed there is kept.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { StageView } from '../../src/rounds/host/stage/views';
import { Desk } from './desk';
import { startForAll, type Started } from './started';

let started: Started;
startForAll((table) => (started = table));

/** A window that doesn't refresh automatically, as on a sleeping computer. */
async function sleepingWindow(): Promise<Desk> {
  const page = await started.newPage();
  await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await page.goto(started.address);
  return new Desk(page);
}

function resolvedElsewhere(): StageView {
  const { name } = started.stage();
  unwrapReply(started.api.resolveRound({ stage: name, token: '' }));
  return started.stage();
}

function goneBackElsewhere(): void {
  const change = { kind: 'rewind', toStage: 'round-1' } as const;
  const { token } = unwrapReply(started.api.previewChange({ change }));
  unwrapReply(started.api.applyChange({ change, reason: 'It was misread.', token }));
}

test('save, deadline, pause and resolve of an old window change nothing of what is open now', async () => {
  const first = await started.window();
  await first.startPractice('A match of your own');
  // From here on, the other window's actions are plain calls, since an open window would refresh after every change.
  await first.page.close();
  const old = await sleepingWindow();
  const { sidebar } = old;
  await sidebar.locator('summary').filter({ hasText: 'Your entries' }).click();
  await sidebar.getByLabel('Announcement').fill('Round 1: Bo bought the lamp.');
  resolvedElsewhere();

  await old.click('Save');
  await old.says(/Round 1 was resolved on .+, and Round 2 is open now\. Nothing was changed\./);
  await old.heading('Round 2');
  expect(started.stage().hostAnswers).toEqual({});
  await old.click('Use them in Round 2');
  await sidebar.locator('summary').filter({ hasText: 'Your entries' }).click();
  await old.savePart();
  expect(started.stage().hostAnswers).toEqual({ Announcement: 'Round 1: Bo bought the lamp.' });

  resolvedElsewhere();
  await old.click('Set a deadline');
  await old.click('+ 1 h');
  await old.says(/Changing the deadline: Round 2 was resolved on .+, and Round 3 is open now\./);
  await old.heading('Round 3');

  goneBackElsewhere();
  await old.click('Pause');
  await old.says(/Pausing or reopening the round: Round 1 was reopened on .+, and Round 1 is open now\./);
  await old.heading('Round 1');
  expect(started.stage()).toMatchObject({ deadline: null, accepting: true });

  started.prepare();
  unwrapReply(started.api.submitForPractice({ players: [] }));
  await old.page.reload();
  await old.says('5 of 5 have answered');
  const open = resolvedElsewhere();
  await old.click(/^Resolve /);
  await old.says('Already resolved,');
  expect(started.stage().name).toBe(open.name);
  await old.page.close();
});
