// Choices of forms in the built bundle: whoever plays is named in them, and the answer is the roster's name, though the form
// was drawn before somebody else came.
import { given } from '../../src/commands/desk-calls';
import type { TestHost } from '../support/host';
import { hostTab } from '../support/host-books';
import { createdGame, gameView, openStage, prepare, resolveStage } from '../support/host-game';

const SHOT = 'Whom you shoot';
const WEAPON = 'Default gun (1 bullet; 1 victim)';

function sharpshooters(): TestHost {
  const test = createdGame({ game: 'wanted-sharpshooters', players: 5 });
  return test;
}

const names = ({ desk }: TestHost): readonly string[] => gameView(desk).players.map(({ name }) => name);

function replace({ desk }: TestHost, player: string, name: string): void {
  given(
    desk.applyChange({ change: { kind: 'replace-player', player, name }, reason: 'So it is.', token: '' }),
  );
  prepare(desk);
}

const linkOf = ({ desk }: TestHost, player: string): string =>
  gameView(desk).players.find(({ name }) => name === player)?.link ?? '';

/** The choices of the form's question whom to shoot. */
function targets(test: TestHost): readonly string[] {
  const { host } = test;
  const filled = host.forms.prefill(linkOf(test, names(test)[0] ?? ''));
  const items = host.forms.describe(filled?.formId ?? '')?.items ?? [];
  return items.find(({ title }) => title === SHOT)?.choices ?? [];
}

/** The first player shoots this choice by their form. */
function shoot(test: TestHost, target: string): void {
  const { host, clock } = test;
  clock.pass(60_000);
  const filled = host.forms.prefill(linkOf(test, names(test)[0] ?? ''));
  const formId = filled?.formId ?? '';
  const idOf = (title: string): string =>
    String(host.forms.describe(formId)?.items.find((item) => item.title === title)?.id);
  const answers = { [idOf('Action')]: 'Shoot', [idOf(SHOT)]: [target], [idOf('Weapon')]: WEAPON };
  const sent = host.forms.submit(formId, { ...filled?.answers, ...answers });
  if (!sent.ok) throw new Error(sent.problems.map(({ text }) => text).join());
  host.fireDue();
}

/** The first player's answers that count, as the host reads them. */
const counted = (test: TestHost): string =>
  JSON.stringify(openStage(test.desk).submissions.filter(({ player }) => player === names(test)[0]));

test('a form keeps its choices while it is open, and names who plays from the next stage on', () => {
  const test = sharpshooters();
  const second = names(test)[1] ?? '';
  expect(targets(test)).toContain(second);
  replace(test, second, 'Zoë');
  // Open choices do not change under those who fill them in.
  expect(targets(test)).toContain(second);
  shoot(test, second);
  expect(counted(test)).toContain(`"${second}"`);
  resolveStage(test.desk);
  prepare(test.desk);
  expect(targets(test)).toContain(`Zoë (for ${second})`);
  expect(targets(test)).not.toContain(second);

  shoot(test, `Zoë (for ${second})`);
  expect(counted(test)).toContain(`"${second}"`);
  // The one who came is replaced before the stage is resolved: the form keeps showing Zoë, and it is still the same seat.
  replace(test, second, 'Eva');
  expect(targets(test)).toContain(`Zoë (for ${second})`);
  shoot(test, `Zoë (for ${second})`);
  expect(counted(test)).toContain(`"${second}"`);
  expect(counted(test)).not.toContain('Zoë');
  // The program fills in such a form, too.
  given(test.desk.submitForPractice({ players: [] }));
  resolveStage(test.desk);
  prepare(test.desk);
  expect(targets(test)).toContain(`Eva (for ${second})`);
  const ledger = JSON.stringify(
    hostTab(test, 'Ledger').filter((row) => JSON.stringify(row).includes('resolved')),
  );
  expect(ledger).not.toMatch(/Zoë|Eva/);
});
