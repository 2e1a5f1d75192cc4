// The stories of the kept books: a game of each kind from its draft into an open stage, with a host's actions on the way,
// and a season in its second match.
import { given } from '../../src/commands/desk-calls';
import type { TestHost } from '../support/host';
import { gameView, holderOf, openStage, prepare } from '../support/host-game';
import {
  change,
  correct,
  create,
  deliver,
  draft,
  HOUR,
  linkOf,
  PAGE,
  pick,
  playOn,
  resolve,
  send,
  sendOnPage,
} from './hosting';

/** All that is done in a book until it is kept. */
export type Story = (test: TestHost) => void;

/** Each story by its game. */
export const STORIES: Readonly<Record<string, Story>> = {
  /** No practice game: forms sent by hand, two links and a book replaced, a substitute, late and refused picks. */
  soullinked: (test) => {
    const settings = { "Show partners each other's pick and card": 'Yes' };
    draft(test, 'soullinked', { practice: false, settings, clock: '21:00' });
    create(test);
    given(test.desk.setPictures({ on: true }));
    for (const player of ['Ana', 'Bo', 'Chen', 'Dora', 'Emil'])
      send(test, linkOf(test, player), pick(test, player));
    send(test, linkOf(test, 'Emil'), { ...pick(test, 'Emil'), Row: '4' });
    const [first] = openStage(test.desk).submissions;
    change(test, { kind: 'remove-submission', stage: 'round-1', id: first?.id ?? '' }, 'Sent by mistake.');
    const entered = {
      kind: 'submission',
      stage: 'round-1',
      player: 'Ana',
      answers: pick(test, 'Ana'),
    } as const;
    change(test, entered, 'Told me at dinner.');
    late(test);
    send(test, linkOf(test, 'Fay'), pick(test, 'Fay'));
    acceptLate(test, 'Fay');
    test.clock.pass(HOUR);
    resolve(test, [{ kind: 'unknown' }, { kind: 'refused', status: 404 }]);
    const corrected = { ...entered, player: 'Gus', answers: pick(test, 'Gus', 0) };
    correct(test, corrected, 'Gus had sent it to me.');
    deliver(test);

    const before = linkOf(test, 'Bo');
    given(test.desk.replaceKey({ person: holderOf(test.desk, 'Bo') }));
    given(test.desk.replaceKey({ person: holderOf(test.desk, 'Chen'), newBook: true }));
    substitute(test, 'Ana', 'Zoë');
    send(test, before, pick(test, 'Bo'));
    send(test, linkOf(test, 'Ana'), pick(test, 'Ana'));
    send(test, linkOf(test, 'Chen'), { ...pick(test, 'Chen'), 'Power card': '3' });
    send(test, linkOf(test, 'Dora'), pick(test, 'Dora'));
    sendOnPage(test, 'Emil', pick(test, 'Emil'));
    late(test);
    send(test, linkOf(test, 'Hana'), pick(test, 'Hana'));
  },
  /** Corrected and reminded, its forms closed by the deadline. */
  'pokemon-snap': (test) => {
    draft(test, 'pokemon-snap');
    create(test);
    given(test.desk.saveHostFacts({ answers: { 'Priority on day 1': 'Joel' } }));
    given(test.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
    playOn(test);
    const [, second] = given(test.desk.getPast({ stage: 'day-1' })).submissions;
    correct(test, { kind: 'remove-submission', stage: 'day-1', id: second?.id ?? '' }, 'It was a joke.');
    deliver(test);
    playOn(test);
    given(test.desk.submitForPractice({ players: ['Ana', 'Chen', 'Fay'] }));
    given(test.desk.setDeadline({ deadline: test.clock.now() + 30 * HOUR }));
    for (let hours = 0; hours < 32; hours += 1) {
      test.clock.pass(HOUR);
      test.host.fireDue();
    }
    deliver(test);
  },
  /** Garnets, meadows and exchanges entered by the host; a substitute; gone back once. */
  'wanted-sharpshooters': (test) => {
    draft(test, 'wanted-sharpshooters', { settings: { Rounds: '5' } });
    create(test);
    const moved = {
      'Corrected garnets': 'Bo: 5',
      'Moves to meadows': 'Ana: Poppy\nIvo: Heath',
      Exchanges: 'Bo: 2',
    };
    given(test.desk.saveHostFacts({ answers: moved }));
    playOn(test);
    substitute(test, 'Fay', 'Noor');
    playOn(test);
    correct(test, { kind: 'rewind', toStage: 'round-2' }, 'The wrong round was resolved.');
    deliver(test);
    given(test.desk.saveHostFacts({ answers: { 'Moves to meadows': 'Dora: Thistle' } }));
    playOn(test);
    given(test.desk.submitForPractice({ players: ['Bo', 'Fay'] }));
    given(test.desk.saveHostFacts({ answers: { Exchanges: 'Hana: 1' } }));
    send(test, linkOf(test, 'Hana'), { Action: 'Shoot', 'Whom you shoot': ['Hana'] });
    late(test);
    given(test.desk.submitForPractice({ players: ['Gus'] }));
  },
  /** Sales, a sale corrected, settings changed in mid-game, the book's time zone changed. */
  'black-garnet': (test) => {
    draft(test, 'black-garnet');
    create(test);
    given(test.desk.saveHostFacts({ answers: { Purchases: 'Ana: learn B\nBo: learn C' } }));
    deliver(test);
    playOn(test);
    const stage = 'distribution';
    correct(
      test,
      { kind: 'host-facts', stage, answers: { Purchases: 'Ana: learn B\nBo: learn D' } },
      'Bo said D.',
    );
    deliver(test);
    playOn(test);
    playOn(test);
    const settings = { ...gameView(test.desk).settings, 'Last round': '4' };
    correct(test, { kind: 'settings', settings }, 'It gets late.');
    moveZone(test, 'Europe/Lisbon');
    given(test.desk.getDesk());
    prepare(test.desk);
    deliver(test);
    given(
      test.desk.saveHostFacts({ answers: { Purchases: 'Jun: learn A', 'Corrected garnets': 'Emil: 3' } }),
    );
    given(test.desk.submitForPractice({ players: ['Ana', 'Chen', 'Jun'] }));
    late(test);
    given(test.desk.submitForPractice({ players: ['Bo'] }));
  },
  /** A live game, its clocks started at the table. */
  'tactical-picture-hunt': (test) => {
    draft(test, 'tactical-picture-hunt', { settings: { 'First attacker': 'Bo' } });
    create(test);
    for (let played = 0; played < 5; played += 1) playOn(test);
    substitute(test, 'Bo', 'Mika');
    playOn(test);
    const { past } = gameView(test.desk);
    const stage = past[past.length - 1]?.name ?? '';
    correct(test, { kind: 'rewind', toStage: stage }, 'The bell was rung too soon.');
    deliver(test);
    playOn(test);
    given(test.desk.startClock({ stage: openStage(test.desk).name }));
    given(test.desk.submitForPractice({ players: ['Ana'] }));
  },
  /** A practice season in its second match. */
  season: (test) => {
    given(test.desk.startPracticeSeason());
    given(test.desk.savePage({ address: PAGE }));
    // The first match begins and ends, then the second begins.
    for (const plays of [true, false, true])
      while (isPlaying(test) !== plays) given(test.desk.playPracticeStep());
    prepare(test.desk);
    deliver(test);
  },
};

/** Opens the forms again, which were closed by the host or at the deadline, with another hour to send. */
export function resume({ desk, clock }: TestHost): void {
  given(desk.setDeadline({ deadline: clock.now() + HOUR }));
  if (!openStage(desk).accepting) given(desk.setAccepting({ accepting: true }));
}

/** Lets the deadline pass; without one it gets one. */
function late({ desk, clock }: TestHost): void {
  const { deadline, graceSeconds } = openStage(desk);
  const until = deadline ?? clock.now() + HOUR;
  if (deadline === null) given(desk.setDeadline({ deadline: until }));
  clock.set(Math.max(clock.now(), until + graceSeconds * 1000 + HOUR));
}

function acceptLate(test: TestHost, player: string): void {
  const { name: stage, submissions } = openStage(test.desk);
  const id = submissions.find((one) => one.player === player && one.late)?.id ?? '';
  change(test, { kind: 'accept-late', stage, id }, 'The train was late, too.');
}

function substitute(test: TestHost, player: string, name: string): void {
  const contacts = { 'E-mail': 'substitute@example.com' };
  change(test, { kind: 'replace-player', player, name, contacts }, `${player} had to leave.`);
  prepare(test.desk);
  deliver(test);
}

/** Changes the host book's time zone, as its owner does in its settings. */
function moveZone({ host }: TestHost, timeZone: string): void {
  host.cloud.changeBookAsGoogle(host.bookId ?? '', (book) => {
    book.timeZone = timeZone;
  });
}

/** True while a match is played. */
function isPlaying({ desk }: TestHost): boolean {
  return given(desk.getDesk()).phase === 'playing';
}
