// Records the reply to every host call in several states of the book. Each call gets its own copy.
import { ok } from '../../../src/games/frame/result';
import { HOST_CALL_NAMES, type HostCall } from '../../../src/rounds/host/calls';
import { makeCallWith } from '../../../src/rounds/host/make-call';
import { CALL_INPUTS } from '../../support/call-inputs';
import { created, drafted, played, submitted } from '../../support/paper-game';
import { paper, type Paper } from '../../support/paper-ports';
import { draftNext, firstMatchOver, seasonStarted, SOULLINKED_CELLS } from '../../support/paper-season';
import { withPage } from '../../support/paper-page';
import { Recording } from './recording';
import { HOOK, HOUR, type Step } from './steps';

const PICK = { Row: '2', Column: '2', 'Power card': '3' };
const ANN = { kind: 'submission', stage: 'round-1', player: 'Ann' };
const LOST = { kind: 'host-facts', stage: 'round-9', fields: {} };
const PEOPLE = ['Ann', 'Bob', 'Cy'].map((name) => ({ name }));
const START = { name: 'Younger', currencies: [{ name: 'garnets', shown: 'own' }], inherit: 'everything' };
const CHOICE = { leaveOut: [], changes: [{ player: 'Ann', tokens: 2 }], reason: '' };
const OTHER_CONTACTS = { zone: 'UTC', webhook: 'x', hostWebhook: '', players: {} };
const DAY = { deadline: Date.UTC(2026, 2, 2, 12) };

/** Additional inputs, many of them wrong. */
const OTHERS: Partial<Record<HostCall, readonly unknown[]>> = {
  goOnFromHere: [{ row: 'x', agreed: 'x' }, {}],
  draft: [
    ...[{ game: 'pokemon-snap' }, { game: 'none' }, { template: {} }, { kind: 'death' }],
    ...[
      { game: 'own-match', ahead: true, zone: 'Asia/Tokyo' },
      { game: 'between', kind: 'between', like: 9 },
    ],
  ],
  discardDraft: [{ ahead: true }],
  create: [{ deliver: true }, { draft: 'another' }],
  previewFile: [{ file: {} }, { file: { game: 'soullinked', seed: 's', settings: {}, roster: PEOPLE } }],
  importFile: [{ file: 7 }, { file: { season: '', people: [] } }],
  resolveRound: [
    ...[
      { stage: 'round-2', token: '' },
      { stage: 'round-9', token: '' },
      { stage: 'round-2', token: 'x' },
    ],
    { stage: 'round-1', token: '', deliver: true },
  ],
  saveHostFacts: [{ answers: { Nothing: 'x' } }, { fields: { Nothing: { before: 'y', now: 'x' } } }],
  setDeadline: [DAY, { deadline: 1 }, { ...DAY, shown: 5 }],
  setAtDeadline: [
    ...[
      { what: 'resolve', waitMinutes: 10, early: 20 },
      { what: 'remind', waitMinutes: 0, early: null },
    ],
    ...[
      { what: 'resolve', waitMinutes: 1441 },
      { what: 'close', waitMinutes: 2.5 },
    ],
    ...[
      { what: 'close', waitMinutes: 0, before: { what: 'close', waitMinutes: 3 } },
      { what: 'x', waitMinutes: 0 },
    ],
  ],
  setAccepting: [{ accepting: true }, { accepting: false, deadline: 'kept' }, { accepting: true, ...DAY }],
  savePage: [
    { address: 'http://example.com' },
    { address: 'https://script.google.com/macros/s/AKfy_p/exec' },
  ],
  nameCoHost: [{ address: 'host@example.com' }, { address: 'nobody' }],
  removeCoHost: [{ address: 'nobody' }],
  saveContacts: [
    { zone: 'Nowhere', webhook: 'x', players: {} },
    { zone: 'Asia/Tokyo', webhook: `${HOOK}9/all`, hostWebhook: `${HOOK}8/own`, players: {} },
    { zone: '', webhook: '', players: {}, before: OTHER_CONTACTS },
  ],
  previewChange: [
    ...[
      { ...ANN, answers: PICK },
      { ...ANN, answers: {} },
      { ...ANN, stage: 'round-2', answers: PICK },
      ...['Ann', 'Nobody'].map((player) => ({
        ...ANN,
        stage: 'round-2',
        player,
        answers: PICK,
        counted: 'x',
      })),
    ],
    ...[
      { kind: 'settings', settings: {} },
      { kind: 'settings', fields: { x: { before: '', now: '1' } } },
    ],
    ...[
      { kind: 'seat', player: 'Ann', left: true },
      { kind: 'seat', player: 'Ann', left: false },
      { kind: 'seat', player: 'Nobody', left: true },
    ],
    ...['Zoe', 'bob', ' ', 'ann'].map((name) => ({ kind: 'replace-player', player: 'Ann', name })),
    { kind: 'replace-player', player: 'Ann', name: 'Zoe', contacts: { 'E-mail': 'zoe' }, forMatch: true },
    ...['accept-late', 'remove-submission', 'meant-before'].map((kind) => ({
      kind,
      stage: 'round-1',
      id: 'x',
    })),
    { kind: 'remove-submission', stage: 'round-2', id: 'pick:2:1', player: 'Ann' },
    { kind: 'remove-submission', stage: 'round-1', id: 'pick:1:2', mark: 'x' },
    ...[
      { kind: 'stands', stage: 'round-1' },
      { kind: 'host-facts', stage: 'round-1', answers: {} },
      { kind: 'host-facts', stage: 'round-2', fields: {} },
      { kind: 'formulas-again', change: LOST, rounds: [] },
    ],
    ...[{ kind: 'rewind', toStage: 'round-9' }, { kind: 'rewind', toStage: 'round-2' }, { kind: 'x' }],
  ].map((change) => ({ change })),
  decideAgain: [{ change: LOST }],
  applyChange: [
    { change: { ...ANN, answers: PICK }, reason: ' ', token: '' },
    { change: { kind: 'replace-player', player: 'Bob', name: 'Zoe' }, reason: 'r', token: '' },
  ],
  startClock: [{ stage: 'period-1-first' }],
  submitForPractice: [{ players: ['Ann'] }, { players: ['Nobody'] }],
  sayWord: [
    ...[
      { to: { player: 'Ann' }, text: ' ' },
      { to: { player: 'Nobody' }, text: 'A word.' },
    ],
    ...[
      { to: 'everyone', text: 'Other.', of: 3 },
      { to: 'everyone', text: 'x'.repeat(2000) },
    ],
  ],
  getPast: [{ stage: 'round-9' }],
  getMessages: [{ stage: 'round-9' }],
  exportFile: [{ what: 'season' }, { what: 'template' }, { what: 'record' }, { what: 'x' }],
  settleDelivery: [{ id: 'x', was: 'failed', as: 'done' }],
  startSeason: [
    { ...START, people: PEOPLE },
    { ...START, people: [...PEOPLE, { name: 'ann' }] },
    { ...START, people: [{ name: 'Ann', contacts: { 'Time zone': 'Moon' } }] },
    { ...START, name: ' ', people: [{ name: 'Ann', tokens: 2, purses: { garnets: 3 }, marks: ['Heaven'] }] },
    { ...START, currencies: [...START.currencies, ...START.currencies], people: PEOPLE, zone: 'x' },
  ],
  openEpisode: [{ episode: '5' }, { episode: ' ' }, { episode: '4' }],
  previewCount: [CHOICE, { ...CHOICE, leaveOut: [0], reason: 'A prize.', aside: 'So.' }],
  countMatch: [{ ...CHOICE, token: '' }],
  archive: [{ reason: '' }, { reason: '', uncounted: true }],
  changeStandings: [
    { changes: [], reason: 'r' },
    { changes: [{ player: 'Ann', tokens: 1 }], reason: ' ' },
    ...[{ eliminated: true }, { left: true }, { joins: true }, { candidate: true }, { opponent: true }].map(
      (one) => ({ changes: [{ player: 'Ann', ...one }], reason: 'r' }),
    ),
    { changes: [{ player: 'Ann', purse: 'bellflowers', by: -9 }], reason: 'r' },
    { changes: [{ player: 'Eve', joins: true }], reason: 'r', contacts: { Eve: { 'E-mail': 'eve' } } },
    { changes: [{ player: 'Bob', mark: 'Silent', until: 'next' }], reason: 'r', match: 1, wait: true },
  ],
  giveGift: [
    { from: 'Ann', to: 'Ann', purse: 'bellflowers', amount: 1 },
    { from: 'Ann', to: 'Bob', purse: 'bellflowers', amount: 0.5 },
    { from: 'Ann', to: 'Bob', purse: 'owls', amount: 1 },
    { from: 'Nobody', to: 'Bob', purse: 'bellflowers', amount: 1, wait: true, token: 'x' },
  ],
  substitutePerson: [
    { player: 'Ann', name: 'Zoe', reason: 'r' },
    { player: 'Ann', name: 'bob', reason: 'r', forMatch: true },
    { player: 'Ann', name: 'Zoe', reason: ' ', contacts: { 'Time zone': 'x' } },
  ],
  changeSeasonSettings: [
    ...[{}, { currencies: [{ name: '', shown: 'public' }] }, { inherit: 'nothing', token: 'x' }],
    { currencies: [{ name: 'bellflowers', shown: 'own' }], before: {} },
  ],
  endSeason: [{ winners: [] }, { winners: ['Nobody'] }, { winners: ['Ann', 'Bob'] }],
  takeEndBack: [{ reason: ' ' }],
};

/** New links for the first person on the desk. */
const NEW_LINKS = [false, true].map((newBook): Step => [
  `a new link${newBook ? ' and a new book' : ''}`,
  ({ desk }) => {
    const [, person = ''] = /"holder":"([^"]+)"/.exec(JSON.stringify(desk.getDesk())) ?? [];
    return desk.replaceKey({ person, newBook });
  },
]);

const ASKED: readonly Step[] = HOST_CALL_NAMES.flatMap((name) =>
  [CALL_INPUTS[name], ...(OTHERS[name] ?? [])].map((input): Step => [
    `${name} ${JSON.stringify(input ?? null).slice(0, 90)}`,
    ({ ports }) => makeCallWith(name, input, undefined, () => ok(ports)),
  ]),
);

const between = (): Paper => {
  const book = firstMatchOver();
  book.desk.archive({ reason: 'r', uncounted: true });
  book.desk.changeStandings({ changes: [{ player: 'Dee', eliminated: true }], reason: 'r' });
  return book;
};

const STATES: Readonly<Record<string, () => Paper>> = {
  empty: paper,
  drafted: () =>
    drafted({
      webhook: `${HOOK}9/all`,
      contacts: [
        ['ann', `${HOOK}9/all`, 'Berlin'],
        ['', `${HOOK}9/all`, ''],
      ],
    }),
  open: () => submitted({ webhook: `${HOOK}9/all`, timing: { seconds: 7200, graceSeconds: 60 } }),
  late: () => {
    const book = withPage(played(1, { timing: { seconds: 7200 } }));
    book.pass(3 * HOUR);
    book.desk.submitForPractice({ players: [] });
    return book;
  },
  over: () => played(5),
  live: () => created({ game: 'tactical-picture-hunt' }),
  season: () => seasonStarted(),
  'season drafted': () => {
    const book = seasonStarted();
    draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
    return book;
  },
  'season over': () => firstMatchOver(),
  between,
  ended: () => {
    const book = between();
    book.desk.endSeason({ winners: ['Bob'] });
    return book;
  },
  'as co-host': () => {
    const book = played(1);
    book.desk.nameCoHost({ address: 'co@example.com' });
    book.account.name = 'co@example.com';
    return book;
  },
};

export const EVERY_CALL = Object.fromEntries(
  Object.entries(STATES).map(([state, make]) => [
    `calls-${state.replaceAll(' ', '-')}`,
    () => new Recording(make()).would([...ASKED, ...NEW_LINKS]),
  ]),
);
