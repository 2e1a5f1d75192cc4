// Actions in a window that still shows a player's predecessor are refused if they'd reach a person (ALL-16).
import { unwrapReply } from '../../../src/commands/desk-calls';
import { parseJson } from '../../../src/games/frame/json';
import { playerContact } from '../../../src/rounds/contacts/contacts';
import { load } from '../../../src/rounds/session/load';
import { HOST_CALL_NAMES, HOST_CALLS, type HostCall } from '../../../src/rounds/host/calls';
import { makeCall } from '../../../src/rounds/host/make-call';
import type { GameChange } from '../../../src/rounds/host/parts/inputs';
import type { Opening, MatchSeasonIds } from '../../../src/rounds/reply/reply';
import { CALL_INPUTS } from '../../support/call-inputs';
import { kindsOf, played, stageIn, submitted } from '../../support/paper-game';
import { paperOnce, type Paper } from '../../support/paper-ports';
import { beginSoullinked, count, playToTheEnd, seasonIn, seasonStarted } from '../../support/paper-season';

const REACHING = HOST_CALL_NAMES.filter((name) => HOST_CALLS[name].reaches !== undefined);

/** The input of each call that reaches people; `holder` is how the window identifies Ann. */
type Inputs = Readonly<Partial<Record<HostCall, (holder: string) => unknown>>>;

const word = (holder: string): unknown => ({ to: { player: 'Ann' }, holder, text: 'Your spy was Cy.' });

const IN_A_GAME: Inputs = {
  previewWord: word,
  sayWord: word,
  decideAgain: (holder) => ({
    change: { kind: 'submission', stage: 'round-1', player: 'Ann', holder, answers: {} },
  }),
};

const leaves = { player: 'Ann', left: true } as const;
const choice = (holder: string) => ({
  leaveOut: [],
  changes: [leaves],
  reason: 'r',
  holders: { Ann: holder },
});

const BETWEEN: Inputs = {
  previewWord: word,
  sayWord: word,
  substitutePerson: (holder) => ({ player: 'Ann', holder, name: 'Yan', reason: 'r' }),
  changeStandings: (holder) => ({ changes: [leaves], reason: 'r', holders: { Ann: holder } }),
  previewCount: choice,
  countMatch: (holder) => ({ token: '', ...choice(holder) }),
};

/** Every kind of change: those that reach Ann, with `holder` as above, and those that reach nobody. */
const CHANGES: Readonly<Record<GameChange['kind'], ((holder: string) => unknown) | 'reaches nobody'>> = {
  submission: (holder) => ({ stage: 'round-2', player: 'Ann', holder, answers: {} }),
  'accept-late': (holder) => ({ stage: 'round-2', player: 'Ann', holder, id: 'pick:1:1', mark: 'refused 1' }),
  'meant-before': (holder) => ({
    stage: 'round-2',
    player: 'Ann',
    holder,
    id: 'pick:1:1',
    mark: 'counted 1',
  }),
  'remove-submission': (holder) => ({
    stage: 'round-2',
    player: 'Ann',
    holder,
    id: 'pick:1:1',
    mark: 'counted 1',
  }),
  seat: (holder) => ({ player: 'Ann', holder, left: true }),
  'replace-player': (holder) => ({ player: 'Ann', holder, name: 'Yan', contacts: {} }),
  rewind: 'reaches nobody',
  'host-facts': 'reaches nobody',
  stands: 'reaches nobody',
  'formulas-again': (holder) => ({
    change: { kind: 'submission', stage: 'round-2', player: 'Ann', holder, answers: {} },
    rounds: [],
  }),
  settings: 'reaches nobody',
};

/** Calls that mention a person but act on the seat, or create it. */
const TO_THE_SEAT: Readonly<Partial<Record<HostCall, string>>> = {
  startSeason: 'makes the seats',
  previewFile: 'looks at a file',
  importFile: 'makes the seats',
  enterLeftOut: 'makes a left-out change to the seat',
  giveGift: 'is between two seats',
  endSeason: 'says which seats have won',
};

/** A window: what it sends with each call, and who had Ann's seat when it last refreshed. */
interface Window {
  readonly at: Opening & MatchSeasonIds;
  readonly holder: string;
}

function windowOn(book: Paper): Window {
  const view = unwrapReply(book.desk.getDesk());
  const players = 'play' in view ? view.play.players : seasonIn(book).people;
  const stage = 'play' in view ? view.play.at.stage : '';
  return { at: { ...view.shown, stage }, holder: players.find(({ name }) => name === 'Ann')?.holder ?? '' };
}

function replaceInGame(book: Paper, name: string): void {
  const change = { kind: 'replace-player', player: 'Ann', name } as const;
  unwrapReply(book.desk.applyChange({ change, reason: 'r', token: '' }));
}

const between = paperOnce(() => {
  const book = seasonStarted();
  beginSoullinked(book);
  playToTheEnd(book);
  count(book);
  unwrapReply(book.desk.archive({ reason: '' }));
  return book;
});

const replaceBetween = (book: Paper, name: string): void =>
  void unwrapReply(book.desk.substitutePerson({ player: 'Ann', name, reason: 'r' }));

/** Every action that reaches a person: the call, and its input for the person shown. */
const ACTS: readonly (readonly [
  string,
  () => Paper,
  (book: Paper, name: string) => void,
  HostCall,
  (holder: string) => unknown,
])[] = [
  ...Object.entries(IN_A_GAME).map(
    ([name, input]) =>
      [`${name} in a game`, () => played(1), replaceInGame, name as HostCall, input] as const,
  ),
  ...Object.entries(BETWEEN).map(
    ([name, input]) => [`${name} between matches`, between, replaceBetween, name as HostCall, input] as const,
  ),
  ...Object.entries(CHANGES).flatMap(([kind, parts]) =>
    parts === 'reaches nobody'
      ? []
      : (['previewChange', 'applyChange'] as const).map((name) => {
          const input = (holder: string): unknown => ({
            change: { kind, ...(parts(holder) as object) },
            reason: 'r',
            token: '',
          });
          return [`${name}: ${kind}`, () => played(1), replaceInGame, name, input] as const;
        }),
  ),
];

test('every call that reaches people is tested, and other calls that mention a person are listed with a reason', () => {
  expect(new Set(ACTS.map(([, , , name]) => name))).toEqual(new Set(REACHING));
  const naming = HOST_CALL_NAMES.filter((name) => JSON.stringify(CALL_INPUTS[name] ?? '').includes('"Ann"'));
  expect(new Set(naming.filter((name) => !REACHING.includes(name)))).toEqual(
    new Set(Object.keys(TO_THE_SEAT)),
  );
});

describe.each(ACTS)('%s', (_, make, replace, name, input) => {
  test('from a window opened before a substitution is refused, says who came and when, and changes nothing', () => {
    const book = make();
    const { at, holder } = windowOn(book);
    replace(book, 'Zoe');
    const before = JSON.stringify([...book.grids]);
    const answer = makeCall(book.ports, name, input(holder), at);
    expect(answer).toMatchObject({ ok: false, error: { code: 'other-holder' } });
    expect(answer.ok ? '' : answer.error.text).toMatch(
      /^[A-Z][^:]*: Zoe has played for Ann since \d+ Mar, \d\d:\d\d UTC\. .*nothing was changed\./,
    );
    expect(JSON.stringify([...book.grids])).toBe(before);
  });

  test('of an up-to-date window is not refused for this reason', () => {
    const book = make();
    replace(book, 'Zoe');
    const { at, holder } = windowOn(book);
    const answer = makeCall(book.ports, name, input(holder), at);
    expect(answer).not.toMatchObject({ error: { code: 'other-holder' } });
    expect(answer).not.toMatchObject({ error: { code: 'bad-call' } });
  });

  test('of a window that does not say whom it showed is invalid', () => {
    const book = make();
    const { at, holder } = windowOn(book);
    const left = parseJson(JSON.stringify(input(holder)).replace(/"holders?":/g, '"other":'));
    expect(makeCall(book.ports, name, left, at)).toMatchObject({ error: { code: 'bad-call' } });
  });
});

test('actions on the seat succeed', () => {
  const book = between();
  const { at, holder } = windowOn(book);
  replaceBetween(book, 'Zoe');
  const seat = { changes: [{ player: 'Ann', tokens: 1 }], reason: 'r', holders: { Ann: holder } };
  expect(makeCall(book.ports, 'changeStandings', seat, at)).toMatchObject({ ok: true });
});

describe('a submission', () => {
  /** Ann's submission that counts, as a window sends it back. */
  function shownOf(book: Paper) {
    const sent = stageIn(book.desk).submissions.find(
      ({ player, fate }) => player === 'Ann' && fate === 'counts',
    );
    if (sent === undefined) throw new Error('Nothing of Ann counts.');
    const { id, mark } = sent;
    return { stage: stageIn(book.desk).name, id, mark, player: 'Ann', holder: windowOn(book).holder };
  }

  const KINDS = ['remove-submission', 'accept-late', 'meant-before'] as const;
  const enter = { kind: 'submission', player: 'Ann', answers: { Row: '1', Column: '1', Card: '1' } } as const;

  const HAPPENED: readonly (readonly [string, (book: Paper, shown: ReturnType<typeof shownOf>) => void])[] = [
    [
      'was replaced by the host',
      ({ desk }, { stage }) => {
        const words = stageIn(desk).submissions.find(({ player }) => player === 'Ann')?.answers ?? [];
        const answers = Object.fromEntries(words.map(({ title, answer }) => [title, answer]));
        unwrapReply(desk.applyChange({ change: { ...enter, stage, answers }, reason: 'r', token: '' }));
      },
    ],
    [
      'was set aside',
      ({ desk }, shown) =>
        void unwrapReply(
          desk.applyChange({ change: { kind: 'remove-submission', ...shown }, reason: 'r', token: '' }),
        ),
    ],
  ];

  describe.each(HAPPENED)('that %s after a window showed it', (_, happens) => {
    test.each(KINDS)('%s is refused, and the record keeps nothing of it', (kind) => {
      const book = submitted();
      const { at } = windowOn(book);
      const shown = shownOf(book);
      happens(book, shown);
      const before = kindsOf(book);
      for (const name of ['previewChange', 'applyChange'] as const) {
        expect(
          makeCall(book.ports, name, { change: { kind, ...shown }, reason: 'r', token: '' }, at),
        ).toMatchObject({
          error: { code: 'other-submission' },
        });
      }
      expect(kindsOf(book)).toEqual(before);
    });
  });

  test.each([
    ['that is not there', 'pick:99:99'],
    ['of the host’s that is still to come', 'host-7'],
  ])('%s is neither removed nor accepted', (_, id) => {
    for (const book of [submitted(), played(2)]) {
      for (const kind of ['remove-submission', 'accept-late'] as const) {
        expect(
          book.desk.applyChange({ change: { kind, stage: 'round-1', id }, reason: 'r', token: '' }),
        ).toMatchObject({ error: { code: 'other-submission' } });
      }
    }
  });

  test('that is not late is not accepted as late', () => {
    const book = submitted();
    const { stage, id } = shownOf(book);
    expect(
      book.desk.applyChange({ change: { kind: 'accept-late', stage, id }, reason: 'r', token: '' }),
    ).toMatchObject({ error: { code: 'other-submission' } });
  });
});

test('a new link is for the person that the window showed, and for nobody without a seat', () => {
  const book = between();
  const { at, holder } = windowOn(book);
  replaceBetween(book, 'Zoe');
  const answer = makeCall(book.ports, 'replaceKey', { person: holder }, at);
  expect(answer).toMatchObject({ error: { code: 'other-holder' } });
  expect(answer.ok ? '' : answer.error.text).toContain('Giving Ann a new link');
});

test('contacts are saved for the person that the window showed, even if somebody else has the seat by now', () => {
  const book = between();
  const { at, holder } = windowOn(book);
  replaceBetween(book, 'Zoe');
  const channels = { zone: '', webhook: '', hostWebhook: '' };
  const input = {
    ...channels,
    players: { [holder]: { 'E-mail': 'ann@example.com' } },
    before: { ...channels, players: { [holder]: { 'E-mail': '' } } },
  };
  expect(makeCall(book.ports, 'saveContacts', input, at)).toMatchObject({ ok: true });
  const session = load(book.ports);
  if (!session.ok) throw new Error(session.error.text);
  const { snapshot } = session.value;
  expect([playerContact(snapshot, 'Ann', 'E-mail'), playerContact(snapshot, 'Zoe', 'E-mail')]).toEqual([
    'ann@example.com',
    '',
  ]);
});
