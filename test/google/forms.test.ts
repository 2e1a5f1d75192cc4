// The forms of a game as players and the host meet them: links, changes in mid-play, deletion, new keys.
import { given } from '../../src/commands/desk-calls';
import type { Answer as FormAnswer } from 'apps-script-stand-in/forms/form';
import type { GameView } from '../../src/rounds/host/desk/views';
import { builtCode } from '../support/built-program';
import { openTestHost, type TestHost } from '../support/host';
import { hostTab, links, responseTab } from '../support/host-books';
import {
  createdGame,
  deliverAll,
  gameIn,
  gameView,
  prepare,
  resolveStage,
  practiceGame,
} from '../support/host-game';

type Form = ReturnType<TestHost['host']['forms']['list']>[number];

function forms(addOn: TestHost): readonly Form[] {
  return addOn.host.forms.list();
}

function linkOf(view: GameView, player: string): string {
  return view.players.find(({ name }) => name === player)?.link ?? '';
}

/** Submits through a player's personal link, with these answers by the title of their question. */
function submit(addOn: TestHost, link: string, answers: Readonly<Record<string, FormAnswer>>): void {
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

test('a form is published, takes answers again and again, and asks for no account', () => {
  const addOn = createdGame();
  const [form] = forms(addOn);
  expect(form).toMatchObject({
    published: true,
    accepting: true,
    closed: undefined,
    allowsEdits: false,
    // Google's link to answer again has lost the player's key.
    respondAgainLink: false,
    bookId: addOn.host.bookId,
  });
  expect(form?.items[0]).toMatchObject({ title: 'You play', required: false });
  expect(form?.items.at(-1)).toMatchObject({ title: 'Your key (already filled in)', required: true });
  expect(new Set(titles(form)).size).toBe(titles(form).length);
});

test('each player has a link of their own, with 128 random bits in it', () => {
  const addOn = openTestHost();
  const { players } = practiceGame(addOn);
  const keys = players.map(({ link }) => /k[0-9a-f]{32}/.exec(link)?.[0]);
  expect(new Set(keys).size).toBe(players.length);
  expect(keys).not.toContain(undefined);
});

test('a key that is nobody’s never says whose it nearly is', () => {
  const addOn = openTestHost();
  const view = practiceGame(addOn);
  const [ana] = view.players.map(({ name }) => name);
  const link = linkOf(view, ana ?? '');
  const wrong = link.replace(
    /k([0-9a-f]{31})([0-9a-f])/,
    (_, most: string, last: string) => `k${most}${last === '0' ? '1' : '0'}`,
  );
  submit(addOn, wrong, PICK);
  const [submission] = gameView(addOn.desk).stage?.submissions ?? [];
  expect(submission).toMatchObject({ player: 'Nobody known', known: false, fate: 'refused' });
  expect(JSON.stringify([submission?.reasons, gameView(addOn.desk).stage?.notices])).not.toContain(ana);
});

test('a player’s new key works, the old one no longer does, and their book shows the new link', () => {
  const addOn = openTestHost();
  const before = practiceGame(addOn);
  const [ana = ''] = before.players.map(({ name }) => name);
  deliverAll(addOn.desk);
  const after = gameIn(given(addOn.desk.replaceKey({ player: ana })));
  expect(linkOf(after, ana)).not.toBe(linkOf(before, ana));
  // An answer sent by the moment of the change would still be Ana's.
  addOn.clock.pass(1000);
  submit(addOn, linkOf(before, ana), PICK);
  submit(addOn, linkOf(after, ana), PICK);
  const [lost, ...rest] = gameView(addOn.desk).stage?.submissions ?? [];
  expect([lost?.player, ...rest.map(({ player }) => player)]).toEqual(['Nobody known', ana]);
  // The host reads what was answered, and whose key it was.
  expect(lost?.words.map(({ title }) => title)).toEqual(Object.keys(PICK));
  expect(lost?.reasons.join()).toContain(`The key is an old one of ${ana}’s, replaced on `);
  deliverAll(addOn.desk);
  const book = /\/d\/([^/]+)/.exec(gameView(addOn.desk).players[0]?.book ?? '')?.[1] ?? '';
  expect(links(addOn.host, book, 'Now').get('Send your move')).toBe(linkOf(after, ana));
});

test('an item renamed in mid-play changes the choices, and no column moves', () => {
  const addOn = openTestHost();
  practiceGame(addOn, { game: 'wanted-sharpshooters' });
  given(addOn.desk.submitForPractice({ players: [] }));
  const [form] = forms(addOn);
  const tab = hostTab(addOn, responseTab(addOn.host));
  const before = gameView(addOn.desk);
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
  const { token } = given(addOn.desk.previewChange({ change }));
  given(addOn.desk.applyChange({ change, reason: 'renamed', token }));
  prepare(addOn.desk);
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
  expect(hostTab(addOn, responseTab(addOn.host))[0]).toEqual(tab[0]);
  // A comma in a choice does not split it: both are bought.
  submit(addOn, linkOf(gameView(addOn.desk), 'Ana'), {
    Action: 'Buy',
    'What you buy': [...(buy?.choices ?? [])],
  });
  const mine = gameView(addOn.desk).stage?.submissions.filter(({ player }) => player === 'Ana');
  expect(mine?.[mine.length - 1]?.words).toContainEqual({
    title: 'What you buy',
    answer: expect.stringMatching(/Blunderbuss, old.*, Sack, big/) as unknown,
  });
});

describe('what the host changes in a form by hand', () => {
  /** A bundle with a way to do what a host does in the editor of a form. */
  function open(): TestHost {
    const code = builtCode();
    return openTestHost({
      bundle: {
        text: `${code}
function editForm(id, code) { new Function('form', code)(FormApp.openById(id)); }
function trash(id) { Drive.Files.update({ trashed: true }, id); }`,
      },
    });
  }

  /** Makes the add-on look at the form again, as a change of its questions does. */
  function update(addOn: TestHost): void {
    const { settings } = gameView(addOn.desk);
    const change = { kind: 'settings', settings } as const;
    const { token } = given(addOn.desk.previewChange({ change }));
    given(addOn.desk.applyChange({ change, reason: 'again', token }));
    given(addOn.desk.setAccepting({ accepting: false }));
    prepare(addOn.desk);
    given(addOn.desk.setAccepting({ accepting: true }));
    prepare(addOn.desk);
  }

  test('a question that was deleted is asked again in its place, one that was added goes', () => {
    const addOn = open();
    practiceGame(addOn);
    const [form] = forms(addOn);
    addOn.calmly(() =>
      addOn.host.call('editForm', [
        form?.id ?? '',
        "form.deleteItem(form.getItems()[1]); form.addTextItem().setTitle('What is your name?').setRequired(true);",
      ]),
    );
    update(addOn);
    expect(titles(forms(addOn)[0])).toEqual(titles(form));
  });

  test('a deleted form is made anew when the forms are opened again; its responses are read from the first', () => {
    const addOn = open();
    practiceGame(addOn);
    resolveStage(addOn.desk);
    prepare(addOn.desk);
    const [old] = forms(addOn);
    addOn.host.call('trash', [old?.id ?? '']);
    update(addOn);
    const view = gameView(addOn.desk);
    const [ana = ''] = view.players.map(({ name }) => name);
    expect(addOn.host.forms.prefill(linkOf(view, ana))?.formId).not.toBe(old?.id);
    given(addOn.desk.submitForPractice({ players: [] }));
    expect(gameView(addOn.desk).stage?.waitingFor).toEqual([]);
    expect(gameView(addOn.desk).deliveries.every(({ state }) => state === 'waiting')).toBe(true);
  });
});

test('forms of before, which throw when they are asked whether they are published, are opened and closed', () => {
  const addOn = openTestHost();
  addOn.host.conditions.formsOfBefore = true;
  practiceGame(addOn);
  expect(forms(addOn)[0]).toMatchObject({ accepting: true });
  given(addOn.desk.setAccepting({ accepting: false }));
  prepare(addOn.desk);
  expect(forms(addOn)[0]).toMatchObject({ accepting: false });
});
