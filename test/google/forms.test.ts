// A game's forms for players and hosts: how they change during the game, and when hosts edit them.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { GameView } from '../../src/rounds/host/desk/views';
import { type TestHost } from '../support/host';
import { createdGame, gameView, prepare, resolveStage, SMALL } from '../support/host-game';

type Form = ReturnType<TestHost['host']['forms']['list']>[number];

function forms(addOn: TestHost): readonly Form[] {
  return addOn.host.forms.list();
}

function linkOf(view: GameView, player: string): string {
  return view.players.find(({ name }) => name === player)?.link ?? '';
}

function titles(form: Form | undefined): readonly string[] {
  return (form?.items ?? []).map(({ title }) => title);
}

test('a form is published, takes answers again and again, and asks for no account', () => {
  const addOn = createdGame(SMALL);
  const [form] = forms(addOn);
  expect(form).toMatchObject({
    title: expect.stringContaining('Your pick') as string,
    description: expect.stringContaining('Round 1') as string,
    published: true,
    accepting: true,
    closed: undefined,
    allowsEdits: false,
    // Google's link for another response would lack the player's key.
    respondAgainLink: false,
    destination: { bookId: addOn.host.bookId },
  });
  expect(form?.items[0]).toMatchObject({ title: 'You play', required: false });
  expect(form?.items.at(-1)).toMatchObject({ title: 'Your key (already filled in)', required: true });
  expect(new Set(titles(form)).size).toBe(titles(form).length);
});

function trash({ host }: TestHost, id: string): void {
  host.cloud.changeFiles((files) => {
    const file = files[id];
    if (file !== undefined) file.trashed = true;
  });
}

function remove({ host }: TestHost, id: string): void {
  host.cloud.changeFiles((files) => Reflect.deleteProperty(files, id));
  host.cloud.forms.remove(id);
}

describe('what the host changes in a form by hand', () => {
  /** Makes the program update the form, as it does when questions change. */
  function update(addOn: TestHost): GameView {
    const { settings } = gameView(addOn.desk);
    const change = { kind: 'settings', settings } as const;
    const { token } = unwrapReply(addOn.desk.previewChange({ change }));
    unwrapReply(addOn.desk.applyChange({ change, reason: 'again', token }));
    unwrapReply(addOn.desk.setAccepting({ accepting: false }));
    prepare(addOn.desk);
    unwrapReply(addOn.desk.setAccepting({ accepting: true }));
    return prepare(addOn.desk);
  }

  test('a question that was deleted is asked again in its place, one that was added goes', () => {
    const addOn = createdGame(SMALL);
    const [form] = forms(addOn);
    addOn.host.cloud.forms.change(form?.id ?? '', ({ items }) => {
      const [row] = items.splice(1, 1);
      const [key] = items.slice(-1);
      if (row === undefined || key === undefined) throw new Error('The form has no questions.');
      items.push({ ...key, id: 4711, title: 'What is your name?' });
    });
    update(addOn);
    expect(titles(forms(addOn)[0])).toEqual(titles(form));
  });

  test.each([
    ['deleted', trash],
    ['deleted for good', remove],
  ])(
    'a form that was %s is made anew when it is opened again; its responses are read from the first',
    (_, away) => {
      const addOn = createdGame(SMALL);
      resolveStage(addOn.desk);
      prepare(addOn.desk);
      const [old] = forms(addOn);
      away(addOn, old?.id ?? '');
      Object.assign(addOn.host.conditions, { language: 'pt', rowLagMs: 0 });
      const view = update(addOn);
      expect(addOn.host.forms.prefill(linkOf(view, 'Aa'))?.formId).not.toBe(old?.id);
      unwrapReply(addOn.desk.submitForPractice({ players: [] }));
      const { stage, deliveries } = gameView(addOn.desk);
      expect(stage?.waitingFor).toEqual([]);
      expect(deliveries.every(({ state }) => state === 'waiting')).toBe(true);
    },
  );
});
