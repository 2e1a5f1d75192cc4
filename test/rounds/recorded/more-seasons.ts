// Recorded evenings of seasons: matches are recounted, purses wait, people come and go, drafts are written during matches.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { NO_CONTACTS_INPUT } from '../../../src/rounds/host/files/inputs';
import { deliver, setCell } from '../../support/paper-game';
import { byHolder, holderOf } from '../../support/host-game';
import { preparedWithPage } from '../../support/paper-page';
import { paper, type Paper } from '../../support/paper-ports';
import {
  asKind,
  IN_MEADOWS,
  opponentNamed,
  WITH_PURSES,
  draftIn,
  draftNext,
  endOwnMatch,
  playToTheEnd,
  prepareAll,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../support/paper-season';
import { Recording } from './recording';
import { archive, both, call, change, count, enterPage, HOOK, look, loseCheck, MINUTE, pass } from './steps';
import { channels, prepare, removePage, SIGN_IN, type Act, type Step } from './steps';

const FOUR = ['Ann', 'Bob', 'Cy', 'Dee'];

type Standing = Parameters<Paper['desk']['changeStandings']>[0]['changes'][number];
type LeftOut = readonly [match: number, change: Standing];
const stand = (changes: readonly Standing[], reason = 'agreed', more: object = {}): Act =>
  call((desk) => desk.changeStandings({ changes, reason, ...more }));
const create: Step = ['create', call((desk) => desk.create({ deliver: true }))];
const soullinked: Step = ['draft', (one) => draftNext(one, 'soullinked', 'main', SOULLINKED_CELLS)];
const named = (player: string): Step => [
  `Ann names ${player}`,
  change({ kind: 'submission', stage: 'opponent', player: 'Ann', answers: { Opponent: player } }),
];
/** Counts the match's current results without these changes, and with the host's own. */
const countBut = (leaveOut: readonly number[], aside: string, changes: readonly Standing[] = []): Step => [
  `count without ${leaveOut.join()}`,
  call((desk) => {
    const choice = { leaveOut, changes, reason: '', aside };
    const all = desk.previewCount();
    const preview = desk.previewCount(choice);
    return [preview, desk.countMatch({ token: all.ok ? all.value.token : '', ...choice })];
  }),
];
/** Applies the first change that was left out; another one if none is shown. */
export const enterLeftOut = (reason: string, other: LeftOut = [1, { player: 'Ann', tokens: 1 }]): Step => [
  'what was left out',
  call((desk, one) => {
    const { matches, token } = seasonIn(one);
    const [first] = matches.flatMap(({ leftOut, number }) =>
      leftOut.map(({ change: left }) => [number, left] as const),
    );
    const [match, left] = first ?? other;
    return desk.enterLeftOut({ match, change: left, reason, token });
  }),
];

/** A counted match is corrected. The difference is counted completely or partly, or dismissed. The match is reopened. */
export function counts(): Recording {
  return new Recording(opponentNamed()).steps([
    channels,
    named('Bob'),
    ['over', call((desk) => desk.submitForPractice({ players: [] }))],
    ['entered too late', call((desk) => desk.saveHostFacts({ answers: {} }))],
    ['left too late', change({ kind: 'seat', player: 'Bob', left: true })],
    ['archive', archive],
    countBut([9], ''),
    ['count', count],
    named('Cy'),
    [
      'no step before that',
      call((desk) => [
        desk.countMatch({ token: '', leaveOut: [], changes: [], reason: '' }),
        ...[desk.openEpisode({ episode: '5' }), desk.endSeason({ winners: ['Ann'] })],
      ]),
    ],
    countBut([2], ''),
    countBut([1], ' '),
    countBut([], '', [{ player: 'Zoe', tokens: 1 }]),
    countBut([1], 'Not Cy.'),
    named('Dee'),
    enterLeftOut('It was theirs.'),
    ['a bonus', stand([{ player: 'Dee', tokens: 1 }])],
    countBut([0], 'It was agreed.'),
    ['history', call((desk) => desk.getHistory())],
    named('Dee'),
    soullinked,
    ['open again', change({ kind: 'rewind', toStage: 'opponent' })],
    create,
    ['archive', archive],
    ['archive all the same', call((desk) => desk.archive({ reason: 'Enough.', uncounted: true }))],
    create,
    ['play', playToTheEnd],
    countBut([0, 2, 4], ''),
    enterLeftOut(' '),
    enterLeftOut('It was theirs.'),
    ['archive', archive],
    enterLeftOut('It was theirs.'),
    enterLeftOut('It was theirs.'),
    ['Cy has it already', stand([{ player: 'Cy', mark: 'Heaven' }])],
    enterLeftOut('It was theirs.', [2, { player: 'Cy', mark: 'Heaven' }]),
    ['put right', stand([{ player: 'Ann', tokens: 1 }], 'A dispute.', { match: 2 })],
    ['in secret', stand([{ player: 'Ann', purse: 'garnets', by: 1 }], 'A secret.', { match: 2 })],
    ['prepare', prepareAll],
    ['deliver', deliver],
  ]);
}

/** Gifts wait for a purse in use. People join, leave, play for others, and get new links and books. */
export function people(): Recording {
  const book = seasonStarted([
    { name: 'Ann', purses: { garnets: 5, bellflowers: 1 } },
    ...WITH_PURSES.slice(1),
  ]);
  const gift = { from: 'Ann', to: 'Dee', purse: 'Garnets', amount: 1 };
  const settle = (as: 'done' | 'dropped'): Step => [
    as,
    call((desk, one) => {
      const { waiting, token } = seasonIn(one);
      return desk.settleWaiting({ row: waiting[0]?.row ?? 0, as, token });
    }),
  ];
  const own = (name: string) => ({ 'E-mail': '', 'Discord webhook': `${HOOK}1/${name}`, 'Time zone': '' });
  const newLink = (name: string, newBook = false): Step => [
    `a new link for ${name}`,
    call((desk) => desk.replaceKey({ person: holderOf(desk, name), newBook })),
  ];
  const substitute = (player: string, name: string, more: object = {}): Step => [
    `${name} for ${player}`,
    call((desk) => desk.substitutePerson({ player, name, reason: 'Moved.', ...more })),
  ];
  return new Recording(preparedWithPage(book))
    .steps([
      ['draft', (one) => draftNext(one, 'wanted-sharpshooters', 'main', IN_MEADOWS)],
      create,
      ['page', preparedWithPage],
      ['gift', call((desk) => [desk.giveGift(gift), desk.giveGift({ ...gift, wait: true })])],
      ['odd', call((desk) => [99, 0, 1.5].map((amount) => desk.giveGift({ ...gift, amount, wait: true })))],
      ...[false, true].map((wait): Step => {
        return ['a fine', stand([{ player: 'Ann', purse: 'garnets', by: -2 }], 'a fine', { wait })];
      }),
      ['a bonus', stand([{ player: 'Ann', purse: 'garnets', by: 1 }])],
      [
        'Bob pays and leaves',
        stand(
          [
            { player: 'Bob', purse: 'garnets', by: -1 },
            { player: 'Bob', left: true },
          ],
          'a debt',
          { wait: true },
        ),
      ],
      ['of another purse', call((desk) => desk.giveGift({ ...gift, purse: 'bellflowers' }))],
      settle('done'),
      ['archive', call((desk) => desk.archive({ reason: 'Nobody came.', uncounted: true }))],
      settle('done'),
      settle('done'),
      settle('dropped'),
      settle('done'),
      [
        'Eve is out',
        stand([
          { player: 'Eve', eliminated: true },
          { player: 'Dee', mark: 'Heaven' },
        ]),
      ],
      [
        'contacts',
        call((desk) =>
          desk.saveContacts({
            zone: '',
            webhook: `${HOOK}9/all`,
            players: byHolder(desk, { Ann: own('Ann') }),
          }),
        ),
      ],
      ['Hal joins', stand([{ player: 'Hal', joins: true }], 'late', { contacts: { Hal: own('Hal') } })],
      substitute('Bob', 'Fay', { contacts: own('Fay') }),
      settle('done'),
      settle('dropped'),
      settle('dropped'),
      newLink('Cy', true),
      newLink('Eve'),
      ['Hal leaves', stand([{ player: 'Hal', left: true }])],
      ['prepare', prepareAll],
      ['deliver', deliver],
    ])
    .steps([
      ['Eve as guest', (one) => draftNext(one, 'soullinked', 'main', SOULLINKED_CELLS, { guests: ['Eve'] })],
      ['discard', call((desk) => desk.discardDraft())],
      soullinked,
      create,
      ['prepare', prepareAll],
      substitute('Cy', 'Eve', { forMatch: true }),
      substitute('Dee', 'Gus', { forMatch: true }),
      substitute('Dee', 'Dee'),
      substitute('Dee', 'Gus', { forMatch: true }),
      ['prepare', prepareAll],
      ['deliver', deliver],
      ['a word to Bob', call((desk) => desk.sayWord({ to: { player: 'Bob' }, text: 'Hello Fay.' }))],
      ['play', playToTheEnd],
      ['count', count],
      [
        'a bonus',
        stand([
          { player: 'Bob', purse: 'garnets', by: 1 },
          { player: 'Cy', tokens: 2 },
        ]),
      ],
      newLink('Dee'),
      [
        'public',
        call((desk) => desk.changeSeasonSettings({ currencies: [{ name: 'garnets', shown: 'public' }] })),
      ],
      ['archive', archive],
      ['prepare', prepareAll],
      ['deliver', deliver],
    ]);
}

/** Drafts of a season's matches: all kinds, based on former matches, for later, with mistakes, and discarded. */
export function drafts(): Recording {
  const book = seasonStarted();
  const draft = (input: object): Step => [
    `draft ${JSON.stringify(input)}`,
    call((desk) => {
      unwrapReply(desk.discardDraft());
      return desk.draft(input);
    }),
  ];
  const save = (changes: object): Step => [
    `save ${JSON.stringify(changes)}`,
    call((desk, one) => {
      const { game, ...typed } = draftIn(one);
      return desk.saveDraft({ ...typed, game: game.id, ...changes });
    }),
  ];
  const stop: Step = ['archive', call((desk) => desk.archive({ reason: 'So.', uncounted: true }))];
  const older = { game: 'own-match', kind: 'main', like: 1 };
  const vault = {
    Title: 'The Vault',
    Questions: 'Your key; text\nFor Dee; text; only Dee',
    Scores: 'Gold; everyone; purse garnets',
  };
  return new Recording(book).steps([
    draft({ game: 'soullinked', kind: 'main', zone: 'Europe/Berlin' }),
    save({ webhook: 'x', zone: 'Moon' }),
    save({ webhook: `${HOOK}9/all`, zone: 'Europe/Berlin' }),
    create,
    ['another', call((desk) => desk.draft({ game: 'between' }))],
    [
      'save over it',
      call((desk, one) => {
        const { game, ...typed } = draftIn(one);
        return desk.saveDraft({ ...typed, game: game.id, mark: 'older', seed: 'x' } as never);
      }),
    ],
    [
      'Cy and Ann',
      stand([
        { player: 'Cy', candidate: true },
        { player: 'Ann', opponent: true },
      ]),
    ],
    ['a death match', (one) => asKind(one, 'death')],
    draft({ game: 'tactical-picture-hunt', kind: 'death' }),
    draft({ game: 'wanted-sharpshooters', kind: 'main' }),
    draft({ game: 'own-match', kind: 'main' }),
    save({ settings: { Title: 'Charades' } }),
    create,
    save({ settings: vault, practice: true, timings: draftTimings }),
    create,
    ['prepare', prepare],
    ['it ends', (one) => endOwnMatch(one, [])],
    ['count', count],
    draft({ game: 'black-garnet', kind: 'main' }),
    ['discard', call((desk) => desk.discardDraft())],
    ['ahead', call((desk) => desk.draft({ game: 'own-match', kind: 'main', ahead: true }))],
    draft({ game: 'pokemon-snap', kind: 'main' }),
    ['discard the one ahead', call((desk) => desk.discardDraft({ ahead: true }))],
    ['ahead again', call((desk) => desk.draft({ game: 'own-match', kind: 'main', ahead: true, like: 1 }))],
    ['two drafts', call((desk) => desk.openEpisode({ episode: '5' }))],
    ['discard', call((desk) => desk.discardDraft())],
    ['Bob leaves', both(stand([{ player: 'Bob', left: true }]), pass(MINUTE))],
    stop,
    ['Dee has a token', stand([{ player: 'Dee', tokens: 1 }])],
    ['Dee leaves', both(stand([{ player: 'Dee', left: true }]), pass(MINUTE))],
    ['episode', call((desk) => desk.openEpisode({ episode: '5' }))],
    [
      'rows that are gone',
      call((desk, one) => {
        const { game, ...typed } = draftIn(one);
        const rows = (cell: string) => ['Bob', 'Dee', 'Zoe'].map((name) => [name, cell]);
        const before = { ...typed, game: game.id, roster: rows('') };
        return desk.saveDraft({ ...before, roster: rows('x'), before });
      }),
    ],
    [
      'create',
      call((desk) => {
        const asked = desk.create();
        return [asked, desk.create({ agreed: asked.ok ? '' : (asked.error.agree ?? '') })];
      }),
    ],
    draft({
      template: {
        template: 'own-match',
        settings: { title: 'T', questions: [{ title: 'Who?', kind: 'player' }] },
      },
    }),
    draft({ game: 'own-match', kind: 'main', like: 0 }),
    stop,
    draft({ game: 'own-match', kind: 'extra' }),
    save({ settings: { ...vault, Title: 'The Market' }, practice: true }),
    ['kind mistyped', (one) => setCell(one, 'nextSettings', 'Kind of match', 'extar')],
    ['kind corrected', (one) => asKind(one, 'extra')],
    create,
    stop,
    ['live', (one) => draftNext(one, 'tactical-picture-hunt', 'extra', { Ann: { Advantage: 'yes' } })],
    create,
    stop,
    draft({ game: 'soullinked', kind: 'main' }),
    ...['main', 'extra', 'death'].map((kind) => draft({ game: 'own-match', kind })),
    draft(older),
    ['Google is busy', (one) => one.plant('book.archives', { code: 'busy', text: 'Google is busy.' })],
    draft(older),
    ['a row is deleted', (one) => void one.archives.splice(0, 1, one.archives[0]?.slice(1) ?? [])],
    draft(older),
    ['the archives are gone', both((one) => void one.archives.splice(0), draft(older)[1])],
    ['end', call((desk) => desk.endSeason({ winners: ['Ann', 'Cy'] }))],
  ]);
}

const draftTimings = [{ title: 'Round', seconds: 7200, graceSeconds: 77, clock: '' }];

/** A season with substitutes and uncounted matches continues in another book, and a single game in a third. */
export function imported(): Recording {
  const from = seasonStarted(FOUR.map((name, at) => ({ name, purses: { garnets: at } })));
  draftNext(from, 'soullinked', 'main', SOULLINKED_CELLS);
  unwrapReply(from.desk.create());
  unwrapReply(from.desk.substitutePerson({ player: 'Bob', name: 'Fay', reason: 'r', forMatch: true }));
  unwrapReply(from.desk.substitutePerson({ player: 'Cy', name: 'Gus', reason: 'r' }));
  playToTheEnd(from);
  unwrapReply(from.desk.changeStandings({ changes: [{ player: 'Hal', joins: true }], reason: 'late' }));
  const over = unwrapReply(from.desk.exportFile({ what: 'season' })).content;
  const withOneChange = JSON.parse(JSON.stringify(over).replace('"leaveOut":[0,', '"leaveOut":[')) as object;
  const token = unwrapReply(from.desk.previewCount()).token;
  unwrapReply(
    from.desk.countMatch({ token, leaveOut: [0], changes: [{ player: 'Ann', tokens: 3 }], reason: 'r' }),
  );
  const settings = { Title: 'The Vault', Questions: 'Your key; text' };
  draftNext(from, 'own-match', 'extra', {}, { settings });
  unwrapReply(from.desk.create());
  for (const [player, name] of Object.entries({ Dee: 'Ina', Cy: 'Kim' }))
    unwrapReply(from.desk.substitutePerson({ player, name, reason: 'r' }));
  const running = unwrapReply(from.desk.exportFile({ what: 'season' })).content;
  const game = unwrapReply(from.desk.exportFile({ what: 'game' })).content;
  const going = {
    zone: 'Europe/Berlin',
    webhook: `${HOOK}9/all`,
    players: { Ann: { 'E-mail': 'ann@example.org' }, Hal: { 'Time zone': 'Asia/Tokyo' } },
    timings: [{ title: 'Round', seconds: 7200, graceSeconds: 60, clock: '' }],
  };
  const recording = new Recording(paper()).steps([
    ['a wrong zone', call((desk) => desk.importFile({ file: running, going: { ...going, zone: 'Moon' } }))],
    ['preview', call((desk) => [running, over].map((file) => desk.previewFile({ file })))],
    ['a page asks to sign in', both(loseCheck(SIGN_IN), enterPage, loseCheck(SIGN_IN), look, removePage)],
  ]);
  return recording.steps([
    ['copied, with a match that is over', (one) => importInto(one.copy(), over, NO_CONTACTS_INPUT)],
    ['with one change', (one) => importInto(one.copy(), withOneChange, NO_CONTACTS_INPUT)],
    ['a practice copy', (one) => importInto(one.copy(), running)],
    [
      'the game alone',
      (one) => importInto(one.copy(), game, { ...NO_CONTACTS_INPUT, timings: going.timings }),
    ],
    ['the game for practice', (one) => importInto(one.copy(), game)],
    ['import', call((desk) => desk.importFile({ file: running, going }))],
    ['prepare', prepareAll],
    ['deliver', deliver],
    ['again', call((desk) => desk.importFile({ file: running, going }))],
  ]);
}

/** Imports a file; returns the reply and the new ledger. */
function importInto({ desk, grids, archives }: Paper, ...[file, going]: readonly [object, object?]): unknown {
  const answer = desk.importFile({ file, ...(going === undefined ? {} : { going }) } as never);
  return [answer, grids.get('ledger'), archives];
}
