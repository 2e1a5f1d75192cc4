// Recorded evenings in which the host corrects entries, answers and resolved rounds.
import { EVERYONE } from '../../../src/rounds/reply/reply';
import { pageMark } from '../../../src/rounds/session/page-marks';
import type { GameChange } from '../../../src/rounds/host/parts/inputs';
import { created, deliver, gameIn, PLAYERS, sessionOf, stageIn } from '../../support/paper-game';
import { preparedWithPage } from '../../support/paper-page';
import { Recording } from './recording';
import {
  arrive,
  call,
  change,
  correctSent,
  HOOK,
  HOUR,
  idOf,
  MINUTE,
  pass,
  pick,
  playOn,
  practise,
  prepare,
  resolve,
  type OnTheirWay,
  type Step,
} from './steps';

const PICK = { Row: '2', Column: '2', 'Power card': '3' };
const next: readonly Step[] = [
  ['a minute', pass(MINUTE)],
  ['resolve', resolve],
  ['deliver', deliver],
  ['prepare', prepare],
];
const seat = (player: string, left: boolean): GameChange => ({ kind: 'seat', player, left });
const rewind = (toStage: string): GameChange => ({ kind: 'rewind', toStage });

/** The host goes back and back again. Answers wait for their rounds, come late, or were meant for the round before. */
export function reopened(): Recording {
  const way: OnTheirWay = [];
  const marks: string[] = [];
  const book = preparedWithPage(created({ webhook: `${HOOK}9/all`, contacts: [['', `${HOOK}1/ann`, '']] }));
  return new Recording(book)
    .steps([
      ['deliver', deliver],
      ['a page is open', (one) => void marks.push(pageMark(sessionOf(one).record, 'Cy'))],
      ['all but Ann and Cy', practise(['Bob', 'Dee'])],
      ['Cy is on the way', (one) => pick('Cy', 4, { way, mark: marks[0] ?? '' })(one)],
      ...next,
      ['Cy’s comes', arrive(way)],
      ['40 s', pass(40_000)],
      ['Ann’s comes late', pick('Ann', 4)],
      ['Bob’s, too', pick('Bob', 2)],
      ['Ann’s is meant for round 1', correctSent('meant-before', 'Ann')],
      ['Cy’s as well', correctSent('meant-before', 'Cy')],
      ['what is not', correctSent('meant-before', 'Nobody')],
      ['deliver', deliver],
      ['Ann picks', pick('Ann', 1)],
      ...next,
      ['Dee on the way', pick('Dee', 5, { way })],
      ['practise', practise(['Ann', 'Bob'])],
      ['back', change(rewind('round-2'))],
      ['Dee’s comes', arrive(way)],
      ['it is accepted', correctSent('accept-late', 'Dee', { nth: -1 })],
      ['deliver', deliver],
      ['prepare', prepare],
      ['further back', change(rewind('round-1'))],
      ['deliver', deliver],
      ['nowhere', change(rewind('round-3'))],
      ['Bob has left', change(seat('Bob', true), 'He moved.')],
      ...next,
      ...next,
      ['Bob is back', change(seat('Bob', false), 'He stays.')],
      ['again', change(seat('Bob', false))],
      ...next,
    ])
    .steps([['to the end', playOn()]])
    .steps([
      ['publish', call((desk) => desk.publishEverything())],
      ['sent after the end', pick('Ann', 3)],
      ['back', change(rewind('round-5'))],
      ['deliver', deliver],
      ['prepare', prepare],
    ]);
}

/** The host's own entries in open and resolved rounds: undone, and from an outdated window. A player is replaced. */
export function entered(): Recording {
  const enter = (stage: string, player: string, answers = PICK, counted?: string): GameChange => ({
    ...{ kind: 'submission', stage, player, answers },
    ...(counted === undefined ? {} : { counted }),
  });
  return new Recording(preparedWithPage(created({ webhook: `${HOOK}9/all` }))).steps([
    ['deliver', deliver],
    ['practise', practise(['Ann', 'Bob', 'Cy'])],
    ['wrong', change(enter('round-1', 'Dee', { ...PICK, Row: '3', 'Power card': '7' }))],
    ['for Dee', change(enter('round-1', 'Dee', { Row: '1', Column: '1', 'Power card': '2' }))],
    ['over Cy’s', change((one) => enter('round-1', 'Cy', PICK, idOf(one, 'Cy')))],
    ['from an older window', change(enter('round-1', 'Cy', PICK, 'x'))],
    ['Ann’s is set aside', correctSent('remove-submission', 'Ann')],
    ['Cy’s is set aside', correctSent('remove-submission', 'Cy', { nth: 1 })],
    ['the deadline', call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + HOUR }))],
    ['it passes', pass(2 * HOUR)],
    ['late', pick('Ann', 2)],
    ['late, too', pick('Dee', 3)],
    ['accepted', correctSent('accept-late', 'Ann', { nth: -1 })],
    ...next,
    ['accepted afterwards', correctSent('accept-late', 'Dee', { nth: -1, past: 'round-1' })],
    ['set aside', correctSent('remove-submission', 'Bob', { past: 'round-1' })],
    ['set aside again', correctSent('remove-submission', 'Bob', { past: 'round-1' })],
    ['entered', change(enter('round-1', 'Ann'))],
    ['wrong', change(enter('round-1', 'Ann', { ...PICK, 'Power card': '9' }))],
    ['settings', change((one) => ({ kind: 'settings', settings: gameIn(one.desk).settings }))],
    ['deliver', deliver],
    ['Bob picks', practise(['Bob'])],
    ['Zoe plays for Bob', change({ kind: 'replace-player', player: 'Bob', name: 'Zoe' }, 'He left.')],
    ['prepare', prepare],
    ['deliver', deliver],
    ['her own', practise(['Bob'])],
    ['Bob is back', change({ kind: 'replace-player', player: 'Bob', name: 'bob' }, 'He is back.')],
    ['Zoe for Cy', change({ kind: 'replace-player', player: 'Cy', name: 'Zoe' }, 'Cy left.')],
    ['prepare', prepare],
    ...next,
    ['corrected behind that', change(enter('round-1', 'Cy', { ...PICK, 'Power card': '5' }))],
    ['deliver', deliver],
  ]);
}

/** Settings and sales, changed in two windows. The last round is moved to an earlier round, then to a later one. */
export function settings(): Recording {
  const book = preparedWithPage(created({ game: 'black-garnet', webhook: `${HOOK}9/all` }));
  const setting = (title: string, now: string, before?: string): ReturnType<typeof change> =>
    change((one) => ({
      kind: 'settings',
      fields: { [title]: { before: before ?? gameIn(one.desk).settings[title] ?? '', now } },
    }));
  const [ana = '', bo = ''] = sessionOf(book).match.roster;
  const facts = (stage: string, field: string, now: string, before = ''): ReturnType<typeof change> =>
    change({ kind: 'host-facts', stage, fields: { [field]: { before, now } } });
  const save = (answers: Readonly<Record<string, string>>): Step => [
    `save ${JSON.stringify(answers)}`,
    call((desk) => [desk.previewHostFacts({ answers }), desk.saveHostFacts({ answers })]),
  ];
  return new Recording(book).steps([
    ['price', setting('Price of a stat point', '9')],
    ['from an older window', setting('Price of a stat point', '5', '1')],
    ['no number', setting('Price of a stat point', 'much')],
    ['last round', setting('Last round', '2')],
    save({ 'Corrected garnets': `${ana}: 9`, Purchases: `${ana}: learn B` }),
    save({ 'Corrected garnets': `${ana}: 9`, Purchases: `${ana}: learn B\n${ana}: learn C` }),
    save({ 'Corrected garnets': `${ana}: 9`, Purchases: `${ana}: learn C` }),
    save({ Purchases: 'Nobody: learn A' }),
    ['play', playOn(1)],
    ['deliver', deliver],
    ['a sale afterwards', facts('distribution', 'Purchases', `${bo}: learn B`, `${ana}: learn C`)],
    ['from an older window', facts('distribution', 'Corrected garnets', `${bo}: 7`)],
    ['back to it', change(rewind('distribution'))],
    ['deliver', deliver],
    ['to the end', playOn()],
    ['draft', call((desk) => desk.draft({ game: 'between' }))],
    ['one more round', setting('Last round', '3')],
    ['create', call((desk) => desk.create())],
    ['practise', practise([])],
    ['and fewer', setting('Last round', '1')],
    ['and more', setting('Last round', '3')],
    ['deliver', deliver],
  ]);
}

/** Messages from the host: to everyone and to one player, changed, undone, and in two windows. */
export function words(): Recording {
  const book = created({ webhook: `${HOOK}9/all`, contacts: [['', `${HOOK}1/ann`, '']] });
  const say = (to: string, text: string, more: { nth?: number; before?: string } = {}): Step => [
    `say ${JSON.stringify(text)}`,
    call((desk, one) => {
      const { nth, ...before } = more;
      const row = nth === undefined ? undefined : gameIn(one.desk).hostMessages.at(nth)?.row;
      const said = {
        ...{ to: to === EVERYONE ? EVERYONE : { player: to }, text, ...before },
        ...(row === undefined ? {} : { of: row }),
      };
      return [desk.previewWord(said), desk.sayWord(said)];
    }),
  ];
  return new Recording(preparedWithPage(book)).steps([
    ['deliver', deliver],
    say(EVERYONE, 'First.'),
    say(EVERYONE, 'First.', { nth: 0 }),
    say(EVERYONE, ' First.', { nth: 0, before: 'First.' }),
    say(EVERYONE, 'Better.', { nth: 0, before: 'First.' }),
    say(EVERYONE, 'Mine.', { nth: 0, before: 'First.' }),
    say('Ann', 'For you.'),
    say('Ann', '=SUM(A1) @here *x*\nsecond'),
    ['deliver', deliver],
    say(EVERYONE, '', { nth: -1 }),
    say(EVERYONE, 'More.', { nth: -1 }),
    ['deliver', deliver],
    ['Zoe plays for Ann', change({ kind: 'replace-player', player: 'Ann', name: 'Zoe' }, 'Left.')],
    ['prepare', prepare],
    say('Ann', 'Other.', { nth: 1 }),
    say('Ann', 'For Zoe.'),
    ['practise', practise([...PLAYERS])],
    ...next,
    ['where it is', (one) => stageIn(one.desk).name],
  ]);
}
