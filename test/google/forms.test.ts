// The forms of a game as players and the host meet them: links, changes in mid-play, deletion, new keys.
import type { Answer as FormAnswer } from '../../src/local/apps-script/forms/form';
import type { GameView } from '../../src/rounds/view/api';
import { builtCode, openAddOn, play, removeAddOns, type AddOn } from './add-on';

afterAll(removeAddOns);

type Form = ReturnType<AddOn['host']['forms']['list']>[number];

function forms(addOn: AddOn): readonly Form[] {
  return addOn.host.forms.list();
}

function linkOf(view: GameView, player: string): string {
  return view.players.find(({ name }) => name === player)?.link ?? '';
}

/** Submits through a player's personal link, with these answers by the title of their question. */
function submit(addOn: AddOn, link: string, answers: Readonly<Record<string, FormAnswer>>): void {
  const filled = addOn.host.forms.prefill(link);
  if (filled === undefined) throw new Error(`The link leads nowhere: ${link}`);
  const form = addOn.host.forms.describe(filled.formId);
  const own = (form?.items ?? []).flatMap(({ id, title }) => {
    const answer = answers[title];
    return answer === undefined ? [] : [[String(id), answer] as const];
  });
  const submitted = addOn.host.forms.submit(filled.formId, { ...filled.answers, ...Object.fromEntries(own) });
  expect(submitted).toMatchObject({ ok: true });
}

/** Ana is in Heaven: even row, even column. */
const PICK = { Row: '2', Column: '2', 'Power card': '1' };

function titles(form: Form | undefined): readonly string[] {
  return (form?.items ?? []).map(({ title }) => title);
}

test('a form is published, takes answers again and again, and asks for no account', async () => {
  const addOn = await openAddOn();
  addOn.practice();
  const [form] = forms(addOn);
  expect(form).toMatchObject({
    published: true,
    accepting: true,
    requiresLogin: false,
    allowsEdits: false,
    respondAgainLink: true,
    bookId: addOn.host.bookId,
  });
  expect(form?.items[0]).toMatchObject({ title: 'Your key (already filled in)', required: true });
  expect(new Set(titles(form)).size).toBe(titles(form).length);
});

test('each player has a link of their own, with 128 random bits in it', async () => {
  const addOn = await openAddOn();
  const { players } = addOn.practice();
  const keys = players.map(({ link }) => /k[0-9a-f]{32}/.exec(link)?.[0]);
  expect(new Set(keys).size).toBe(players.length);
  expect(keys).not.toContain(undefined);
});

test('a key that is nobody’s never says whose it nearly is', async () => {
  const addOn = await openAddOn();
  const view = addOn.practice();
  const [ana] = view.players.map(({ name }) => name);
  const link = linkOf(view, ana ?? '');
  const wrong = link.replace(
    /k([0-9a-f]{31})([0-9a-f])/,
    (_, most: string, last: string) => `k${most}${last === '0' ? '1' : '0'}`,
  );
  submit(addOn, wrong, PICK);
  const [submission] = addOn.view().stage?.submissions ?? [];
  expect(submission).toMatchObject({ player: 'Nobody known', known: false, fate: 'refused' });
  expect(JSON.stringify([submission?.reasons, addOn.view().stage?.notices])).not.toContain(ana);
});

test('a player’s new key works, the old one no longer does, and their book shows the new link', async () => {
  const addOn = await openAddOn();
  const before = addOn.practice();
  const [ana = ''] = before.players.map(({ name }) => name);
  addOn.deliver();
  const after = play(addOn.call('replaceKey', { player: ana }));
  expect(linkOf(after, ana)).not.toBe(linkOf(before, ana));
  submit(addOn, linkOf(before, ana), PICK);
  submit(addOn, linkOf(after, ana), PICK);
  expect(addOn.view().stage?.submissions.map(({ player }) => player)).toEqual(['Nobody known', ana]);
  addOn.deliver();
  const book = /\/d\/([^/]+)/.exec(addOn.view().players[0]?.book ?? '')?.[1] ?? '';
  expect(JSON.stringify(addOn.tab('Now', book))).toContain(linkOf(after, ana));
});

test('an item renamed in mid-play changes the choices, and no column moves', async () => {
  const addOn = await openAddOn();
  addOn.practice('wanted-sharpshooters');
  addOn.call('submitForPractice', { players: [] });
  const [form] = forms(addOn);
  const tab = responseTab(addOn);
  const before = addOn.view();
  const change = {
    kind: 'settings',
    settings: {
      ...before.settings,
      Items: [
        'shotgun; Blunderbuss, old; 3; 2; weapon cost 2 victims 2',
        'satchel; Sack, big; 2; 3; claim-bonus 1',
      ].join('\n'),
    },
  } as const;
  const { token } = addOn.call('previewChange', { change });
  addOn.call('applyChange', { change, reason: 'renamed', token });
  addOn.prepare();
  const [after] = forms(addOn);
  expect(after?.id).toBe(form?.id);
  expect(after?.items.map(({ id, title }) => [id, title])).toEqual(
    form?.items.map(({ id, title }) => [id, title]),
  );
  const buy = after?.items.find(({ title }) => title === 'What you buy');
  expect(buy?.choices).toEqual([
    expect.stringContaining('Blunderbuss, old'),
    expect.stringContaining('Sack, big'),
  ]);
  expect(responseTab(addOn)[0]).toEqual(tab[0]);
  // A comma in a choice does not split it: both are bought.
  submit(addOn, linkOf(addOn.view(), 'Ana'), { Action: 'Buy', 'What you buy': [...(buy?.choices ?? [])] });
  const mine = addOn.view().stage?.submissions.filter(({ player }) => player === 'Ana');
  expect(mine?.[mine.length - 1]?.words).toContainEqual({
    title: 'What you buy',
    answer: expect.stringMatching(/Blunderbuss, old.*, Sack, big/) as unknown,
  });
});

function responseTab(addOn: AddOn): readonly (readonly unknown[])[] {
  const { sheets } = addOn.host.sheets().get(addOn.host.bookId ?? '', { fields: 'sheets.properties.title' });
  const titled = JSON.stringify(sheets).match(/Form [Rr]esponses \d+/);
  return addOn.tab(titled?.[0] ?? '');
}

describe('what the host changes in a form by hand', () => {
  /** A bundle with a way to do what a host does in the editor of a form. */
  async function open(): Promise<AddOn> {
    const code = await builtCode();
    return openAddOn({
      bundle: {
        text: `${code}
function editForm(id, code) { new Function('form', code)(FormApp.openById(id)); }
function trash(id) { Drive.Files.update({ trashed: true }, id); }`,
      },
    });
  }

  /** Makes the add-on look at the form again, as a change of its questions does. */
  function update(addOn: AddOn): void {
    const { settings } = addOn.view();
    const change = { kind: 'settings', settings } as const;
    const { token } = addOn.call('previewChange', { change });
    addOn.call('applyChange', { change, reason: 'again', token });
    addOn.call('setAccepting', { accepting: false });
    addOn.prepare();
    addOn.call('setAccepting', { accepting: true });
    addOn.prepare();
  }

  test('a question that was deleted is asked again in its place, one that was added goes', async () => {
    const addOn = await open();
    addOn.practice();
    const [form] = forms(addOn);
    addOn.host.call('editForm', [
      form?.id ?? '',
      "form.deleteItem(form.getItems()[1]); form.addTextItem().setTitle('What is your name?').setRequired(true);",
    ]);
    update(addOn);
    expect(titles(forms(addOn)[0])).toEqual(titles(form));
  });

  test('a deleted form is made anew when the forms are opened again; its responses are read from the first', async () => {
    const addOn = await open();
    addOn.practice();
    addOn.round();
    addOn.prepare();
    const [old] = forms(addOn);
    addOn.host.call('trash', [old?.id ?? '']);
    update(addOn);
    const view = addOn.view();
    const [ana = ''] = view.players.map(({ name }) => name);
    expect(addOn.host.forms.prefill(linkOf(view, ana))?.formId).not.toBe(old?.id);
    addOn.call('submitForPractice', { players: [] });
    expect(addOn.view().stage?.waitingFor).toEqual([]);
    expect(addOn.view().deliveries.every(({ state }) => state === 'waiting')).toBe(true);
  });
});
