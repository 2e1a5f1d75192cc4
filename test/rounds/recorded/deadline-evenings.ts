// Recorded evenings about time: what happens before and at deadlines, and claims around the end of a clock.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { ok } from '../../../src/games/frame/result';
import { NO_RETRIES, runDeadlines } from '../../../src/rounds/host/stage/deadline-run';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { HostSnapshot } from '../../../src/rounds/ports/host-book';
import type { Alarm } from '../../../src/rounds/ports/triggers';
import type { LedgerCache } from '../../../src/rounds/record/ledger-cache';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { liveTableKey } from '../../../src/rounds/session/page-keys';
import { resolveTime } from '../../../src/rounds/session/resolve-time';
import { created, deliver, drafted, sessionOf, setCell, stageIn } from '../../support/paper-game';
import { keyOf, preparedWithPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { prepareAll } from '../../support/paper-season';
import { Recording } from './recording';
import { arrive, both, BUSY, call, change, correctSent, deadlineIn, HOOK, host, HOUR, look } from './steps';
import { MINUTE, pass, pick, prepare, refuse, resolve, send, type Act, type OnTheirWay } from './steps';
import { type Step } from './steps';

/** Reads the host book with these details. */
function readAs(book: Paper, details: Partial<HostSnapshot>): void {
  const before = { ...book.ports.book };
  book.ports.book.read = (asked) => {
    const found = before.read(asked);
    return found.ok ? ok({ ...found.value, ...details }) : found;
  };
}

/** Deadlines at a time of day that clocks skip, late triggers, and refused or missing alarms. */
export function clocks(): Recording {
  const book = drafted({
    practice: false,
    ...{ webhook: `${HOOK}9/all`, contacts: [['', `${HOOK}1/ann`, '']] },
    timing: { seconds: 43_200, graceSeconds: 0 },
  });
  book.pass(Date.UTC(2026, 2, 28, 14) - book.ports.now());
  book.place.zone = 'Europe/Berlin';
  setCell(book, 'nextSettings', 'Your time zone', 'Europe/Berlin');
  setCell(book, 'nextSettings', 'A round: deadline at', '0.10416666667');
  const details: { triggersRanAt?: number; alarm?: Alarm; known?: LedgerCache } = {};
  readAs(book, details);
  const due = (one: Paper): number => resolveTime(sessionOf(one)) ?? 0;
  const until =
    (hours: number): Act =>
    (one) =>
      one.pass(Date.UTC(2026, 2, 29) + hours * HOUR - one.ports.now());
  /** The last row's time is typed by hand: this hour of 29 March. */
  const typed =
    (hours: number): Act =>
    ({ forms }) =>
      [...forms.values()]
        .at(-1)
        ?.rows.at(-1)
        ?.splice(0, 1, 46_110 + hours / 24);
  const untilDue =
    (late: number): Act =>
    (one) =>
      one.pass(due(one) + late - one.ports.now());
  const says: Act = ({ desk }) => {
    const view = unwrapReply(desk.getDesk({ refresh: true }));
    return 'play' in view ? view.play.atDeadline.effects : view;
  };
  const busy = { after: 'Busy.' };
  const seenWith =
    (more: (one: Paper) => typeof details): Act =>
    (one) => {
      Object.assign(details, more(one));
      return says(one);
    };
  /** The alarm is set for `late` after the deadline. */
  const alarm = (late: number, more: object = {}): Act =>
    seenWith((one) => ({ alarm: { kind: 'set', due: due(one), at: due(one) + late, ...more } }));
  const refusedAlarm = (late: number): Act =>
    seenWith((one) => ({ alarm: { kind: 'refused', due: due(one) + late, why: 'No alarm.' } }));
  const ran = (ago: number): Act => seenWith(({ ports }) => ({ triggersRanAt: ports.now() - ago }));
  const run: Act = ({ ports }) => {
    details.triggersRanAt = ports.now();
    return [runDeadlines(ports), ports.now()];
  };
  const runOnce: Act = ({ ports }) => runDeadlines(ports, NO_RETRIES);
  const atDeadline = (
    what: 'nothing' | 'close' | 'resolve',
    waitMinutes = 0,
    early: number | null = null,
  ): Step => [what, host((desk) => desk.setAtDeadline({ what, waitMinutes, early }))];
  return new Recording(book).steps([
    ['create', host((desk) => desk.create())],
    ['prepare', prepareAll],
    ['deliver', deliver],
    atDeadline('resolve'),
    ['Ann', pick('Ann')],
    ['before the change', both(until(0.75), pick('Bob'), pick('Cy'), typed(2.5))],
    ['just before it', both(pick('Dee', 2), typed(1.99))],
    ['an alarm', both(alarm(0), alarm(MINUTE, busy), alarm(MINUTE, { ...busy, inRun: true }))],
    ['the triggers are late', both(ran(40 * MINUTE), ran(40 * MINUTE + 1))],
    ['the moment', both(untilDue(0), ran(HOUR), pass(1), ran(HOUR), ran(0))],
    ['five minutes', both(untilDue(5 * MINUTE), alarm(0), alarm(0, busy), pass(1), alarm(0), alarm(0, busy))],
    ['fifteen', both(untilDue(15 * MINUTE), refusedAlarm(0), refusedAlarm(1), pass(1), refusedAlarm(0))],
    ['none', () => delete details.alarm],
    ['the form is busy', both(refuse('forms.responsesSince'), runOnce)],
    ['not read', both((one) => one.plant('book.read', BUSY, 2), refuse('book.write'), runOnce)],
    ['not written', both(refuse('book.write'), run)],
    ['deliver', deliver],
    ['an hour before', both(until(23.5), (one) => one.answers.push({ kind: 'blocked' }), run)],
    ['Ann', pick('Ann')],
    ['an outage', until(44)],
    ['a refusal that lasts', both(refuse('book.write', { code: 'x', text: 'No.' }), run)],
    ['the next run', both(refuse('books.draw'), run)],
    ['deliver', deliver],
    atDeadline('nothing', 0, 30),
    ['two', both(pick('Ann', 5), pick('Bob', 5))],
    ['the opening is unknown', () => void (details.known = { openings: [], deeds: [] })],
    ['a minute', both(pass(59_000), pick('Cy', 5), pass(1000), pick('Dee', 5))],
    ['an hour later', both(() => delete details.known, pass(HOUR + MINUTE), run)],
    ['a pause', host((desk) => desk.setAccepting({ accepting: false }))],
    ['paused', both(pass(MINUTE), run)],
    ['on', host((desk) => desk.setAccepting({ accepting: true, deadline: 'kept' }))],
    atDeadline('close'),
    ['another zone', (one) => setCell(one, 'settings', 'Your time zone', 'Asia/Tokyo')],
    ['no deadline', host((desk) => desk.setDeadline({ deadline: null }))],
    ['nothing', run],
    ['a deadline', deadlineIn(HOUR)],
    ['just then', both(pass(HOUR), run)],
    ['after', both(pass(1), run)],
  ]);
}

/** A live game: claims whose rows come late, twice or never, around the end of the clock. */
export function claims(): Recording {
  const way: OnTheirWay = [];
  const claimant = (one: Paper): string => sessionOf(one).match.stage?.asks[0]?.players[0] ?? '';
  const claim =
    (dimension: string, isOnItsWay = false): Act =>
    (one) => {
      const row = { [KEY_TITLE]: keyOf(one, claimant(one)), Dimension: dimension };
      const land = one.send('“Your dimension”', row);
      if (isOnItsWay) way.push(land);
      else land();
    };
  const start = call((desk) => desk.startClock({ stage: stageIn(desk).name }));
  const table = both(
    call((desk) => desk.getTable()),
    ...[liveTableKey, () => 'x'].map(
      (key): Act =>
        (one) =>
          PAGE_CALLS.readTable(one.ports, { key: key(sessionOf(one).snapshot.book) }),
    ),
  );
  return new Recording(preparedWithPage(created({ game: 'tactical-picture-hunt' })))
    .steps([
      ['start', start],
      ['wrong', claim('none')],
      ['its row is on its way', claim('rows', true)],
      ['table', table],
      ['resolve', resolve],
      ['it comes', arrive(way)],
      ['start', start],
      ['table', table],
      ['resolved without', resolve],
      ['a form says nothing', (one) => one.plant('forms.responsesSince', { code: 'x', text: 'No.' })],
      ['on its way', claim('columns', true)],
      ['resolve', resolve],
      ['it comes', arrive(way)],
      ['set aside', correctSent('remove-submission', 'Ana', { past: 'period-1-first' })],
      ['back', change({ kind: 'rewind', toStage: 'period-1-first' })],
      ['prepare', prepare],
    ])
    .steps([
      ['start', start],
      ['ten minutes', pass(10 * MINUTE)],
      ['tapped in time', (one) => send(claimant(one), 'a', 10 * MINUTE)(one)],
      ['look', look],
      ['half a second later', pass(500)],
      ['tapped late', (one) => send(claimant(one), 'b', 100)(one)],
      ['look', look],
      ['table', table],
      ['accepted', (one) => correctSent('accept-late', claimant(one), { nth: -1 })(one)],
      ['pause', call((desk) => desk.setAccepting({ accepting: false }))],
      ['table', table],
      ['resolve', resolve],
      ['deliver', deliver],
    ]);
}
