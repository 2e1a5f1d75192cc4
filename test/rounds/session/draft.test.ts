// The tabs of a draft can be read, whatever the host types into them.
import { GAMES } from '../../../src/games/catalogue';
import { ensure, fail, type Problem } from '../../../src/games/frame/result';
import { cellValue, type Tab } from '../../../src/games/frame/tabs';
import { draftView } from '../../../src/rounds/host/set-up/draft-view';
import type { Grid, HostSnapshot } from '../../../src/rounds/ports/host-book';
import { sessionLedger } from '../../../src/rounds/record/session-ledger';
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import { practiceDraft, freshDraft, rosterColumns, type Draft } from '../../../src/rounds/session/draft';
import type { EmptySession } from '../../../src/rounds/session/game-session';
import { emptySnapshot } from '../../support/paper-ports';
import { cellProblems, draftProblems, playerInRow } from '../../../src/rounds/session/draft-problems';
import { draftTabs, readDraft, rosterTab, settingsTab } from '../../../src/rounds/session/draft-tabs';

const SOULLINKED = ensure(
  GAMES.find(({ info }) => info.id === 'soullinked'),
  'There is no such game.',
);
const gridOf = (tab: Tab): Grid => tab.rows.map((cells) => cells.map(cellValue));

function snapshotOf(draft: Draft): HostSnapshot {
  return {
    ...emptySnapshot(),
    nextRoster: gridOf(rosterTab(draft)),
    nextSettings: gridOf(settingsTab(draft)),
  };
}

function session(snapshot: HostSnapshot): EmptySession {
  return { kind: 'empty', snapshot: { ...snapshot, readAt: 0 }, games: GAMES, ...sessionLedger([]) };
}

function shown(draft: Draft): DraftView {
  const view = draftView(session(snapshotOf(draft)), 'next');
  if (view === undefined) throw new Error('There is no draft.');
  return view;
}

test.each(GAMES.map((game) => [game.info.id, game] as const))(
  '%s: a new practice draft can be written, read and created',
  (_, game) => {
    const draft = practiceDraft(game);
    expect(readDraft(session(snapshotOf(draft)))).toEqual(draft);
    expect(shown(draft)).toMatchObject({ practice: true, problems: [] });
    expect(gridOf(rosterTab(draft))[0]).toEqual(shown(draft).columns.map(({ title }) => title));
    expect(shown(freshDraft(game)).roster).toEqual([]);
    // Anybody could guess a seed of fewer than 20 characters.
    const warned = [19, 20].map((length) => shown({ ...draft, seed: 'x'.repeat(length) }).warnings.length);
    expect(warned.map((count) => count - shown(draft).warnings.length)).toEqual([1, 0]);
  },
);

test.each<Partial<Draft>>([
  {},
  { from: 'The Vault' },
  {
    roster: ['Ann', 'Bo'].map((name) => [name, '', '']),
    place: { kind: 'main', guests: ['Bo'], usual: true },
  },
  { roster: [], place: { kind: 'death', guests: [], usual: false } },
  { asked: [{ by: 'main', form: 'form', people: [] }] },
])('a draft with %j is read as it was written', (more) => {
  const draft = { ...practiceDraft(SOULLINKED), ...more, practice: false };
  const { nextRoster, nextSettings } = draftTabs(draft);
  const [roster, settings] = [nextRoster, nextSettings].map((tab) => (tab ? gridOf(tab) : []));
  const read = readDraft(session({ ...emptySnapshot(), nextRoster: roster, nextSettings: settings }));
  expect(read).toEqual(draft);
});

test('rows are found by title, games by title or id, and blank rows are ignored', () => {
  const draft = practiceDraft(SOULLINKED);
  const { nextRoster = [], nextSettings = [], ...rest } = snapshotOf(draft);
  const turned = {
    ...rest,
    nextRoster: [...nextRoster, ['', '']].map((row) => [...row].reverse()),
    nextSettings: nextSettings.map(([title, value, help]) =>
      title === 'Game'
        ? ['  game ', 'soullinked', '']
        : [title ?? '', String(title).includes('seconds') ? -5 : (value ?? ''), help ?? ''],
    ),
  };
  expect(readDraft(session(turned))).toEqual(draft);
  expect(readDraft(session({ ...turned, nextSettings: [] }))).toBeUndefined();
});

test('a problem has the place of its cell or setting; one of the whole roster has none', () => {
  const draft = practiceDraft(SOULLINKED);
  const [first = [], second = [], ...rest] = draft.roster;
  const typed = (column: string, answer: string, row: readonly string[]): readonly string[] => {
    const at = rosterColumns(SOULLINKED).findIndex(({ title }) => title === column);
    return row.map((cell, index) => (index === at ? answer : cell));
  };
  const at = (roster: Draft['roster'], settings = draft.settings): unknown =>
    shown({ ...draft, roster, settings }).atCells.map(({ row, title }) => [row, title]);
  expect(at(draft.roster)).toEqual([]);
  expect(at([first, typed('Realm', 'Purgatory', second), ...rest])).toEqual([[1, 'Realm']]);
  expect(at([first, typed('Realm', '', second), ...rest])).toEqual([[1, 'Realm']]);
  const [name = ''] = first;
  for (const wrong of ['', ` ${name.toUpperCase()}`, `${name}\u200b`, '\u3164', 'n'.repeat(61)])
    expect(at([first, typed('Name', wrong, second), ...rest])).toEqual([[1, 'Name']]);
  expect(at([first, typed('Pair', '\u200d', second), ...rest])).toEqual([[1, 'Pair']]);
  expect(at([first])).toEqual([]);
  const [setting] = SOULLINKED.settingsQuestions.filter(({ kind }) => kind.type === 'whole');
  expect(at(draft.roster, { [setting?.title ?? '']: 'many' })).toEqual([[null, setting?.title]]);
  // Beside the cell, the text repeats neither the player nor the title.
  const { atCells } = shown({ ...draft, roster: [first, typed('Realm', 'Purgatory', second), ...rest] });
  expect(atCells.filter(({ text }) => /^Purgatory|Realm: |: Realm/.test(text))).toEqual([]);
  const ofAll = { code: 'x', place: ['players'], text: `${setting?.title ?? ''}: many.` };
  expect(cellProblems(SOULLINKED, { players: [], settings: {} }, fail([ofAll]))).toEqual([]);
});

test('a row without a name is called by its number', () => {
  expect([0, 1].map((row) => playerInRow([[' Ann '], [' ']], row))).toEqual(['Ann', 'player 2']);
});

test('a problem of several players is one sentence', () => {
  const draft = { ...practiceDraft(SOULLINKED), roster: [['Ann'], ['Bob'], ['']] };
  const problem = (text: string, ...place: Problem['place']): Problem => ({ code: 'x', text, place });
  const problems = [
    problem('Ann: no row.', 'players', 0),
    problem('Too few players.', 'players'),
    problem('Bob: no row.', 'players', 1),
    problem('player 3: no name.', 'players', 2),
    problem('Two players have one row.', 'players', 1),
  ];
  expect(draftProblems(draft, fail(problems))).toEqual([
    'Ann and Bob: no row.',
    'Too few players.',
    'player 3: no name.',
    'Two players have one row.',
  ]);
});
