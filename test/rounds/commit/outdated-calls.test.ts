// Actions in a window that shows a former stage, match or season are refused, whichever call they make.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { HOST_CALL_NAMES, HOST_CALLS, type HostCall } from '../../../src/rounds/host/calls';
import { makeCall } from '../../../src/rounds/host/make-call';
import type { Opening, MatchSeasonIds } from '../../../src/rounds/reply/reply';
import { CALL_INPUTS } from '../../support/call-inputs';
import { continueFrom } from '../../support/older-version';
import { correct, created, playStage } from '../../support/paper-game';
import { paperOnce, paper, type Paper } from '../../support/paper-ports';
import { beginSoullinked, count, playToTheEnd, seasonStarted } from '../../support/paper-season';

const madeOn = (...made: readonly string[]): readonly HostCall[] =>
  HOST_CALL_NAMES.filter((name) => made.includes(HOST_CALLS[name].made));
const CALLS = madeOn('match', 'season');
const ON_SEASON = madeOn('season');
const ON_STAGE = madeOn('stage');

/** Calls that don't depend on what a window shows, each with the reason. */
const UNTIED: Readonly<Record<string, string>> = {
  getDesk: 'reads',
  previewTabs: 'reads',
  getContacts: 'reads',
  getCoHosts: 'reads',
  getTable: 'reads',
  getHistory: 'reads',
  getPast: 'reads',
  getMessages: 'reads',
  getPicture: 'reads',
  getRules: 'reads',
  exportFile: 'reads',
  previewFile: 'looks at a file',
  getAccountCheck: 'is about the account',
  askAccount: 'is about the account',
  prefetchAccess: 'looks at books, and changes nothing',
  goOnFromHere: 'says which row is lost, and what was agreed to',
  mendLedger: 'puts right what the ledger itself says',
  prepareNext: 'goes on with what waits',
  deliverSome: 'goes on with what waits',
  claimPosts: 'hands over what waits',
  reportPosts: 'reports a claim, which has a name of its own',
  deliverFates: 'goes on with what waits, by itself',
  playPracticeStep: 'takes the next step, whichever it is',
  nameCoHost: 'adds one address to the book’s hosts, whatever is played',
  removeCoHost: 'takes one address from the book’s hosts, whatever is played',
  savePage: 'is about the book, whatever is played',
};

function shown(book: Paper): MatchSeasonIds & Partial<Opening> {
  const view = unwrapReply(book.desk.getDesk());
  return { ...view.shown, ...('play' in view ? { stage: view.play.at.stage } : {}) };
}

const seasonMatch = paperOnce(() => {
  const book = seasonStarted();
  beginSoullinked(book);
  return book;
});

function begin(book: Paper): void {
  unwrapReply(book.desk.draft({ game: 'soullinked', practice: true }));
  unwrapReply(book.desk.create());
}

const putAway = ({ desk }: Paper): void => void unwrapReply(desk.archive({ reason: 'We stop.' }));

function nextMatch(book: Paper): void {
  putAway(book);
  begin(book);
}

function startSeason(book: Paper, name: string): void {
  unwrapReply(book.desk.startSeason({ name, currencies: [], inherit: 'nothing', people: [] }));
}

interface Behind {
  readonly title: string;
  readonly book: () => Paper;
  /** What another window does. */
  readonly act: (book: Paper) => void;
  readonly refused: readonly HostCall[];
  readonly says: string;
}

const goBack = (book: Paper): void => correct(book, { kind: 'rewind', toStage: 'round-1' });

const BEHIND: readonly Behind[] = [
  {
    title: 'another stage is open',
    book: () => created(),
    act: playStage,
    refused: ON_STAGE,
    says: 'Round 1 was resolved on 1 Mar, 12:00 UTC, by host@example.com, and Round 2 is open now.',
  },
  {
    title: 'the same stage was opened again',
    book: () => created(),
    act: (book) => {
      playStage(book);
      goBack(book);
    },
    refused: ON_STAGE,
    says: 'Round 1 was reopened on 1 Mar, 12:00 UTC, by host@example.com',
  },
  {
    title: 'another match is there',
    book: () => created(),
    act: nextMatch,
    refused: CALLS,
    says: 'Soullinked has started since you opened this.',
  },
  {
    title: 'the first round of another match is open',
    book: () => created(),
    act: nextMatch,
    refused: ON_STAGE,
    says: 'Soullinked was created on 1 Mar, 12:00 UTC, by host@example.com, and Round 1 is open now.',
  },
  {
    title: 'the match was put away',
    book: () => created(),
    act: putAway,
    refused: [...CALLS, ...ON_STAGE],
    says: 'the match in this window has been archived.',
  },
  {
    title: 'a game was begun in an empty book',
    book: paper,
    act: begin,
    refused: CALLS,
    says: 'Soullinked has started since you opened this.',
  },
  {
    title: 'another episode is open',
    book: () => seasonStarted(),
    act: (book) => unwrapReply(book.desk.openEpisode({ episode: '5' })),
    refused: ON_SEASON,
    says: 'the season has moved on since you opened this. Episode 5 is open now.',
  },
  {
    title: 'the season has ended',
    book: () => seasonStarted(),
    act: (book) => unwrapReply(book.desk.endSeason({ winners: ['Ann'] })),
    refused: ON_SEASON,
    says: 'the season has ended since you opened this.',
  },
  {
    title: 'another season has started',
    book: () => {
      const book = seasonStarted();
      unwrapReply(book.desk.endSeason({ winners: ['Ann'] }));
      return book;
    },
    act: (book) => startSeason(book, 'The Second Oak'),
    refused: CALLS,
    says: 'the season The Second Oak has started since you opened this.',
  },
  {
    title: 'a season has started over the game that is over',
    book: () => {
      const book = created();
      playToTheEnd(book);
      return book;
    },
    act: (book) => startSeason(book, 'The Second Oak'),
    refused: ON_SEASON,
    says: 'the season The Second Oak has started since you opened this.',
  },
  {
    title: 'the season was lost with the ledger',
    book: () => seasonStarted(),
    act: ({ desk, grids }) => {
      grids.clear();
      continueFrom(desk);
    },
    refused: ON_SEASON,
    says: 'the season in this window is no longer in this spreadsheet.',
  },
  {
    title: 'the next match of the season is there',
    book: () => {
      const book = seasonMatch();
      playToTheEnd(book);
      count(book);
      return book;
    },
    act: (book) => {
      beginSoullinked(book);
    },
    refused: CALLS,
    says: 'Soullinked has started since you opened this.',
  },
];

describe.each(BEHIND)('where $title', ({ book: make, act, refused, says }) => {
  let book: Paper;
  let at: MatchSeasonIds;

  // Refused calls change nothing, so all calls can use one book.
  beforeAll(() => {
    book = make();
    at = shown(book);
    act(book);
  });

  test.each(refused)('%s is refused by one code, and changes nothing', (name) => {
    const before = JSON.stringify([...book.grids]);
    const answer = makeCall(book.ports, name, CALL_INPUTS[name], at);
    expect(JSON.stringify([...book.grids])).toBe(before);
    if (answer.ok) {
      // Another window has clicked Resolve, too.
      expect([name, answer.value]).toMatchObject(['resolveRound', { outcome: 'already' }]);
      return;
    }
    expect(answer.error).toMatchObject({ code: 'other-opening' });
    expect(answer.error.text).toMatch(/^[A-Z][^:]*: .* Nothing was changed\./s);
    expect(answer.error.text).toContain(`${HOST_CALLS[name].tried}: ${says}`);
  });
});

test.each([...CALLS, ...ON_STAGE])('%s of an up-to-date window is not refused for this', (name) => {
  const book = seasonMatch();
  const answer = makeCall(book.ports, name, CALL_INPUTS[name], shown(book));
  expect(answer).not.toMatchObject({ ok: false, error: { code: 'other-opening' } });
  expect(answer).not.toMatchObject({ ok: false, error: { code: 'bad-call' } });
});

test('every call depends on a stage, a match or a season, or is listed with a reason', () => {
  expect(new Set(madeOn('nothing'))).toEqual(new Set(Object.keys(UNTIED)));
});

test('a call must say completely what its window shows, or it is refused', () => {
  const book = created();
  for (const at of ['x', { match: 'm' }, { match: 1, season: '' }, []]) {
    for (const [call, input] of [
      ['archive', { reason: 'r' }],
      ['setDeadline', { deadline: null }],
    ] as const)
      expect(makeCall(book.ports, call, input, at)).toMatchObject({ error: { code: 'bad-call' } });
  }
});
