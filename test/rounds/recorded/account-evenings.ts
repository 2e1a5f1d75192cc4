// Recorded evenings with co-hosts and strangers, outdated windows, edited ledgers, other time zones and parallel calls.
import type { Cell } from '../../../src/games/frame/fields';
import { deliverFates } from '../../../src/rounds/delivery/fates';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { makeCall } from '../../../src/rounds/host/make-call';
import { prepareForms } from '../../../src/rounds/host/set-up/prepare-next';
import type { HostCall } from '../../../src/rounds/host/calls';
import { LEDGER_VERSION } from '../../../src/rounds/record/entry-fields';
import * as draft from '../../../src/rounds/reply/draft-fields';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { continueFrom } from '../../support/older-version';
import {
  ANN_PICKS,
  created,
  drafted,
  kindsOf,
  played,
  playStage,
  stageIn,
  submitted,
  wake,
} from '../../support/paper-game';
import { keyOf } from '../../support/paper-page';
import { paper, type Paper } from '../../support/paper-ports';
import * as season from '../../support/paper-season';
import { Recording } from './recording';
import { call, change, HOUR, look, MINUTE, pass, pick, resolve, typeOver, type Act } from './steps';
import type { Step } from './steps';

const [HOST, CO, OTHER] = ['host@example.com', 'co.host@gmail.com', 'other@example.com', 'third@example.com'];

/** Calls by an account, with its permissions. Each has a name and its input as JSON. */
const as = (who: string, ...calls: readonly string[]): Step => [
  `${who}: ${calls.join()}`,
  (book) => {
    book.account.name = who;
    const answers = calls.map((one) => {
      const [, name = '', input = ''] = /^(\w+) ?(.*)$/.exec(one) ?? [];
      return makeCall(book.ports, name as HostCall, input === '' ? undefined : JSON.parse(input));
    });
    book.account.name = HOST;
    return answers;
  },
];
const ENTER = `applyChange {"change":${JSON.stringify(ANN_PICKS)},"reason":"By telephone","token":""}`;
const ARCHIVE = 'archive {"reason":"Over"}';

/** Calls by the host, a co-host in several spellings, a former one and a stranger. */
export function callers(): Recording {
  return new Recording(submitted({ timing: { seconds: 7200 } })).steps([
    ['it can’t be read', (one) => one.plant('book.read', { code: 'busy', text: 'Busy.' })],
    as(OTHER, 'getDesk', 'getDesk', 'getTable', ARCHIVE),
    as(HOST, ...[CO, OTHER, CO].map((address) => `nameCoHost {"address":"${address}"}`)),
    as(
      HOST,
      `removeCoHost {"address":"${OTHER}"}`,
      'setAtDeadline {"what":"resolve","waitMinutes":5,"early":null}',
    ),
    as(OTHER, 'getDesk'),
    as(CO, ARCHIVE, 'getDesk', 'deliverSome', `setDeadline {"deadline":${Date.UTC(2026, 2, 1, 20)}}`),
    ['the trigger is lost', (one) => void (one.trigger.set = one.submitTrigger.set = false)],
    as('CoHost+x@googlemail.com', 'getDesk', ENTER, 'setDeadline {"deadline":null}'),
    as(CO, 'resolveRound {"stage":"round-1","token":"","deliver":true}'),
    as(HOST, 'getDesk', 'prepareNext', 'deliverSome'),
    as(CO, 'getDesk'),
  ]);
}

const BOOKS: Readonly<Record<string, () => Paper>> = {
  ...{ empty: paper, game: created, answered: submitted, season: season.seasonStarted },
  ...{ last: () => played(4), over: () => played(5) },
};
const ACTS: Readonly<Record<string, Act>> = {
  resolve: playStage,
  reopen: change({ kind: 'rewind', toStage: 'round-1' }),
  archive: ({ desk }) => desk.archive({ reason: 'r', uncounted: true }),
  begin: ({ desk }) => [desk.draft({ game: 'soullinked', practice: true }), desk.create()],
  lose: ({ grids }) => grids.clear(),
  pop: ({ grids }) => grids.get('ledger')?.pop(),
  continue: ({ desk }) => continueFrom(desk),
  deadline: call((desk, { ports }) => [
    desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: null }),
    desk.setDeadline({ deadline: ports.now() + MINUTE }),
  ]),
  hour: pass(HOUR),
  ...{ wake, duel: (book) => season.beginOwnDuel(book), anyone: (book) => (book.account.name = '') },
  start: ({ desk }) =>
    desk.startSeason({ name: 'Oak', currencies: [], inherit: 'nothing', people: [{ name: 'Ann' }] }),
  open: ({ desk }) => desk.openEpisode({ episode: '5' }),
  end: ({ desk }) => desk.endSeason({ winners: ['Ann'] }),
  undo: ({ desk }) => desk.takeEndBack({ reason: 'r' }),
};
/** A book, what is done to it, and what is done after the window has read it. */
const WINDOWS = [
  ...[
    'game |',
    'game | resolve',
    'game | resolve reopen',
    'last | resolve',
    'game | archive',
    'empty | begin',
  ],
  ...[
    'game | archive begin',
    'game | resolve pop continue',
    'answered | deadline hour wake',
    'game | anyone resolve',
  ],
  ...[
    'season |',
    'season | open',
    'empty start | open',
    'empty start | end undo',
    'season | end',
    'season end | undo',
  ],
  ...['season end | start', 'over | start', 'season | duel', 'season | lose continue'],
];

/** Calls from windows that show an earlier stage, match or season, and from current ones. */
export function windows(): Recording {
  const act = (book: Paper, acts = ''): void => acts.split(' ').forEach((name) => ACTS[name]?.(book));
  return new Recording(paper()).steps(
    WINDOWS.map((name): Step => [
      name,
      () => {
        const [before = '', after] = name.split('|');
        const book = (BOOKS[before.split(' ')[0] ?? ''] ?? paper)();
        act(book, before);
        const view = unwrapReply(book.desk.getDesk());
        act(book, after);
        const at = 'play' in view ? view.play.at : { match: '', stage: '' };
        const seen = unwrapReply(book.desk.getDesk());
        const answers = [
          makeCall(book.ports, 'archive', { reason: ' ' }, view.shown),
          makeCall(book.ports, 'openEpisode', { episode: ' ' }, view.shown),
          makeCall(book.ports, 'setDeadline', { deadline: 1 }, at),
          makeCall(book.ports, 'resolveRound', { stage: 'round-9', token: '' }, at),
        ];
        return ['play' in seen ? seen.play.opened : '', ...answers.map((one) => one.ok || one)];
      },
    ]),
  );
}

const VERSION = `"ledgerVersion":${LEDGER_VERSION}`;
/** Edits of the Ledger tab: what is done, where, and what is typed. */
const EDITS = [
  ...[
    'cut -1',
    'cut -2',
    'cut -4',
    'copy -1',
    'copy 0',
    'empty 9',
    'empty 3',
    'blank 25',
    'blank 26',
    'blank 51',
    'blank 52',
  ],
  ...['below [["","x"]]', 'below [["x","","y"]]', 'below [[],["","",""],["","",2]]', 'below [["",""],[]]'],
  ...['below [["","","","","","","{"]]', 'below [["x"],["","","","","resolved"]]'],
  ...['7n42DGM5Tflk9n8mt7Fhc7', '7n42DGM5Tflk9n8mt7Fhc8'].map((hash) => `below [["","","","","","${hash}"]]`),
  ...['below [["","","","","","","[1,0,0,0,0]"]]', 'replace set-up new-one', 'type set-up 4 new-one'],
  ...['"other":1', ...['0', '"x"', LEDGER_VERSION + 1].map((now) => `"ledgerVersion":${now}`)].map(
    (now) => `replace ${VERSION} ${now}`,
  ),
  ...['set-up', 'resolved'].flatMap((kind) => [0, 1, 2, 3, 4, 5].map((column) => `type ${kind} ${column} x`)),
  ...['set-up', 'resolved'].map((kind) => `type ${kind} 7 x]`),
  ...[0, 1, 15, 16].map((digits) => `type set-up 5 ${'5fdb3c6e7d36d9991688'.slice(0, digits)}`),
  ...[
    'type resolved 5 4qWvQILINqFa16f9jPov5x',
    'type resolved 4 settings',
    'type resolved 1 ',
    'replace "card": "card":1',
  ],
];

/** The Ledger tab is edited by hand, each time in a copy of the book, and repaired. */
export function ledgers(): Recording {
  const book = played(3);
  const rowsOf = (one: Paper) => one.grids.get('ledger') ?? [];
  const before = JSON.stringify(rowsOf(book));
  const edit = (one: Paper, [verb = '', what = '', typed = '', ...more]: readonly string[]): unknown => {
    const rows = rowsOf(one);
    const number = Number(what);
    if (verb === 'cut') return rows.splice(number);
    if (verb === 'copy') return rows.splice(number, 1, rows[2] ?? []);
    if (verb === 'below') return rows.push(...(JSON.parse(what) as Cell[][]));
    if (verb === 'blank') return rows.push([...Array.from({ length: number }, () => ''), 'x']);
    if (verb === 'type') return typeOver(what, Number(typed), () => more.join(''))(one);
    if (verb === 'empty') return rows.slice(1, number).map((row) => row.fill('', 0, 6));
    return rows.map((row) =>
      row.map((cell, at) => (row[at] = typeof cell === 'number' ? cell : String(cell).replace(what, typed))),
    );
  };
  return new Recording(paper()).steps(
    EDITS.map((name): Step => [
      name,
      () => {
        const one = book.copy();
        edit(one, name.split(' '));
        const [read, mended] = [one.desk.getDesk(), one.desk.mendLedger()];
        const [, cell = ''] = /in cell (\w+)/.exec(read.ok ? '' : read.error.text) ?? [];
        return [
          read.ok || read,
          mended.ok || mended,
          JSON.stringify(rowsOf(one)) === before,
          cell.toLowerCase(),
        ];
      },
    ]),
  );
}

const ZONES = [
  'Europe/Berlin America/New_York',
  'America/New_York Europe/Berlin',
  'Europe/Berlin Asia/Tokyo',
  'Asia/Tokyo Europe/Berlin',
];
/** Minutes before Ann's answer, between hers and Bob's, and until somebody looks. */
const WAITS = [
  [1800, 60, 4],
  [1800, 0, 10],
  [0, 10, 10],
  [-10, 0, 10],
  [1800, 540, 11],
] as const;

/** The spreadsheet's time zone changes, before and after answers, with known rows and with an unsupported zone. */
export function zones(): Recording {
  const times = (one: Paper) =>
    stageIn(one.desk).submissions.map(({ player, at }) => `${player} ${at - Date.UTC(2026, 2, 1, 12)}`);
  const changed = (both: string, looks: boolean, waits: (typeof WAITS)[number]): unknown => {
    const one = created();
    const [from = '', to = ''] = both.split(' ');
    one.place.zone = from;
    one.desk.getDesk();
    const keys = ['Ann', 'Bob'].map((player) => keyOf(one, player));
    keys.forEach((key, at) => {
      one.pass((waits[at] ?? 0) * MINUTE);
      if (at === 1) one.place.zone = to;
      one.land('pick', { Row: 2, Column: 2, 'Power card': 1, [KEY_TITLE]: key });
      if (at === 1) one.pass(waits[2] * MINUTE);
      if (looks) unwrapReply(deliverFates(one.ports, 1000));
    });
    return [kindsOf(one).filter((kind) => kind === 'zone').length, times(one), pick('Cy')(one), times(one)];
  };
  return new Recording(created()).steps([
    ...ZONES.map((both): Step => [
      both,
      () => [true, false].map((looks) => WAITS.map((waits) => changed(both, looks, waits))),
    ]),
    ['Ann picks', pick('Ann')],
    ['New York', (one) => void (one.place.zone = 'America/New_York')],
    ['a day', pass(30 * HOUR)],
    ['Bob picks', pick('Bob')],
    ['resolve', resolve],
    ['GMT', (one) => void (one.place.zone = 'GMT-07:00')],
    ['unknown', (one) => void (one.place.zone = 'Custom/Zone')],
    ['unknown', call((desk) => [desk.previewRound(), desk.archive({ reason: 'r' })])],
  ]);
}

const ALL = 'Ana Bo Cy';
const KEYS = 'Ana Eve,Eve Bo,Eve Ana Bo,Bo,Ana Ana - Ana Ana,Bo Eve Fay,Ana,Eve Fay Gus,Row Ana - Ana'.split(
  ',',
);
const EDITED = `${ALL},Ana Cy,Ana Bo Cy Dee,Bo Ana Cy,Ana Eve Cy,Eve Ana Bo Cy,Cy,- Bo Cy`.split(',');
const PLACE = { kind: 'extra', guests: ['bo'] } as const;
const FIELDS = {
  'Kind of match': 'x',
  'Zed: plays': 'no',
  'Eve: plays': 'yes',
  'Eve: Name': ' Eve ',
  'Eve: guest': 'yes',
};

/** Edited rosters, as fields and back, and two windows' changes together. */
export function rosters(): Recording {
  const { rowKeys, draftFields, draftFromFields, mergeDraft } = draft;
  const roster = (names: string) => names.split(' ').map((name) => [name.replace('-', ''), name]);
  const rest = { zone: 'UTC', webhook: 'w', seed: 's', game: 'soullinked', practice: true };
  const settings = { Rows: '3', Cards: '' };
  const timings = [{ title: 'Round', seconds: 60, clock: '21:00', graceSeconds: 5 }];
  const make = (names: string, more: object = {}) => ({
    ...rest,
    settings,
    timings,
    roster: roster(names),
    ...more,
  });
  const columns = ['Name', 'Realm'];
  const fields = (names: string, more?: object) => draftFields(make(names, more), columns, make(ALL));
  const fixed = (names: string) => [false, true].map((is) => rowKeys(roster(names), roster('Ana Bo'), is));
  const merged = (mine: string, theirs: string) => {
    const [now, saved] = [fields(mine, { seed: mine }), fields(theirs, { webhook: theirs })];
    return mergeDraft({ before: fields(ALL), now, saved }, columns);
  };
  const others = [{}, { place: PLACE }].flatMap((own) => {
    const made = fields(ALL, own);
    const other = make('Ana', { settings: {}, ...own });
    const away = { ...other, place: { ...PLACE, guests: [] } };
    return [
      made,
      draftFromFields(other, made, columns, ['Rows', 'Cards']),
      draftFromFields(away, { ...made, ...FIELDS }, columns, []),
    ];
  });
  return new Recording(paper())
    .exactly(
      'keys',
      KEYS.flatMap((names) => [rowKeys(roster(names)), ...fixed(names)]),
    )
    .exactly('fields', others)
    .exactly(
      'two windows',
      EDITED.flatMap((mine) => EDITED.map((theirs) => merged(mine, theirs))),
    );
}

/** A winner is asked, forms are made beside books, and a book's oldest matches move to an archive book. */
export function asides(): Recording {
  const ask: Act = call((desk) => [
    desk.askWinner({ by: 'death', ahead: true }),
    desk.askWinner({ by: 'death' }),
    desk.getDesk(),
  ]);
  const decide = (player: string, duel: string): Step => [
    `${player} decides`,
    (one) => {
      one.pass(MINUTE);
      one.land('you decide', { 'Duel F': duel, [KEY_TITLE]: keyOf(one, player) });
    },
  ];
  const draftNext: Act = call((desk) => desk.draft({ game: 'black-garnet', kind: 'main' }));
  const changes = [
    { player: 'Ann', candidate: true },
    { player: 'Bob', opponent: true },
  ] as const;
  return new Recording(season.seasonStarted()).steps([
    ['nobody won', draftNext],
    ['ask', ask],
    ['discard', call((desk) => desk.discardDraft())],
    ['roles', call((desk) => desk.changeStandings({ changes, reason: 'lost' }))],
    ['a duel', (one) => season.beginOwnDuel(one, 'death')],
    [
      'a substitute',
      call((desk) => desk.substitutePerson({ player: 'Ann', name: 'Zoe', reason: 'r', forMatch: true })),
    ],
    ['it ends', (one) => season.endOwnMatch(one, ['Ann', 'Bob'])],
    ['not counted', draftNext],
    ['discard', call((desk) => desk.discardDraft())],
    ['count', (one) => season.count(one)],
    ['the next', draftNext],
    ['ask', ask],
    ['ask again', ask],
    ['deliver', (one) => season.deliverAll(one)],
    decide('Bob', 'visual musical 3:1'),
    ['look', look],
    ['withdraw', call((desk) => [desk.askWinner({ by: 'death', withdraw: true }), desk.prepareNext()])],
    ['ask', ask],
    [
      'forms beside books',
      () => ['', 'archive', 'book.read', 'book.write', 'forms.make', 'submitTrigger.create'].map(beside),
    ],
  ]);
}

/** Makes forms while another call archives the match and starts another, or while Google refuses this. */
function beside(what: string): unknown {
  const book = drafted({ practice: false });
  unwrapReply(book.desk.create());
  if (what.includes('.')) book.plant(what, { code: 'x', text: 'Not now.' });
  let acts = what === 'archive' ? [ACTS['archive'], ACTS['begin']] : [];
  const answer = prepareForms({
    ...book.ports,
    exclusively: (run, wait) => {
      const now = acts;
      acts = [];
      for (const act of now) act?.(book);
      return book.ports.exclusively(run, wait);
    },
  });
  const orders = (['forms', 'books'] as const).map((only, at, both) => {
    const other = book.copy();
    return [only, both[1 - at]].map((one) => [
      other.desk.prepareNext({ only: one ?? only }),
      prepareForms(other.ports).ok,
    ]);
  });
  return [
    [answer.ok || answer, book.submitTrigger.set],
    [...book.forms].map(([name, { accepting }]) => [name, accepting]),
    orders,
    book.whileFormsBusy(() => [book.desk.prepareNext({ only: 'forms' }), book.desk.prepareNext()]),
  ];
}
