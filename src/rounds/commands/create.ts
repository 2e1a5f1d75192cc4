// From a checked draft to a game that can be played: the set-up in the ledger, then forms and books one by one.
// Every step is recorded as soon as it is done, so that an interrupted creation goes on where it stopped.
import { sha256 } from 'js-sha256';
import { fail, ok, type Result } from '../../games/result';
import type { OpenStage } from '../../games/match';
import type { Tab } from '../../games/tabs';
import type { UserError } from '../view/api';
import { contactOf } from '../delivery/contacts';
import { draftJson, draftMatch, readDraft, type Draft } from '../session/draft';
import type { Entry } from '../record/entries';
import { KEY_TITLE } from '../session/inbox';
import { commitment, continueLedger } from '../record/ledger';
import { enqueue, outboxTab, readOutbox } from '../delivery/outbox';
import { FORM_GONE, KEY_IN_LINK, type FormSpec, type HostCommit, type Ports } from '../ports';
import { cursorsAfter, samePlace, type Place } from '../record/game-record';
import { load, loadGame, readingOf, type Table } from '../session/load';

/** Writes the set-up of the draft in the tabs. */
export function createGame(ports: Ports): Result<undefined, UserError> {
  const loaded = load(ports);
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'game') {
    return fail({
      code: 'game-exists',
      text: 'Creating the game: it has been created already. Nothing was changed.',
    });
  }
  const { snapshot, ledger } = loaded.value;
  const draft = readDraft(snapshot);
  if (draft === undefined) {
    return fail({ code: 'no-draft', text: 'Creating the game: choose a game and fill in the roster first.' });
  }
  const seed = draft.seed === '' ? ports.secret() : draft.seed;
  const begun = draftMatch(draft, seed);
  if (!begun.ok) {
    return fail({
      code: 'set-up-faults',
      text: 'Creating the game: the roster or the settings are not right yet.',
      details: begun.error.map(({ text }) => text),
    });
  }
  const match = begun.value;
  const text = `Set up ${match.info.title} for ${match.roster.length} players. Seed commitment: ${commitment(seed)}`;
  const entry = setUpEntry(ports, draft, seed, match.roster, snapshot.book, snapshot.zone);
  const rows = continueLedger(ledger, [{ entry, text }], ports.now(), ports.who());
  return ports.book.write({
    ledger: rows,
    tabs: match.views().host,
    outbox: outboxTab(
      enqueue([], rows[0]?.number ?? 0, 'Set-up', match.roster, [], { everyone: false, players: [] }),
    ),
    reading: [],
  });
}

function setUpEntry(
  ports: Ports,
  draft: Draft,
  seed: string,
  roster: readonly string[],
  book: string,
  zone: string,
): Entry {
  const { definition, practice, timings } = draft;
  return {
    kind: 'set-up',
    body: {
      book,
      game: definition.info.id,
      rulesVersion: definition.info.rulesVersion,
      seed,
      ...draftJson(draft),
      zone,
      timings,
      practice,
      keys: roster.map((player) => ({ player, key: newKey(ports) })),
    },
  };
}

/** A key starts with a letter, so that no sheet takes it for a number. */
export function newKey(ports: Ports): string {
  return `k${ports.secret()}`;
}

/** One thing to make or bring up to date before the open stage can be played. */
interface Step {
  readonly title: string;
  readonly run: () => Result<Place, UserError>;
}

/** What is still to prepare, in words. */
export function toPrepare(ports: Ports, table: Table): readonly string[] {
  return steps(ports, table).map(({ title }) => title);
}

/** Does the next steps, as many as one call should take. */
export function prepareSome(ports: Ports): Result<undefined, UserError> {
  for (;;) {
    const table = loadGame(ports);
    if (!table.ok) return table;
    const step = steps(ports, table.value)[0];
    if (step === undefined) return ok(undefined);
    const made = step.run();
    if (!made.ok) return made;
    const written = recordPlace(ports, table.value, made.value, step.title);
    if (!written.ok || ports.now() >= ports.workUntil()) return written;
  }
}

/** Records a form or book that was made; a response sheet is read from then on. */
export function recordPlace(
  ports: Ports,
  table: Table,
  place: Place,
  text: string,
): Result<undefined, UserError> {
  const rows = continueLedger(
    table.ledger,
    [{ text, entry: { kind: 'place', body: place } }],
    ports.now(),
    ports.who(),
  );
  const places = [...table.record.places.filter((old) => !samePlace(old, place)), place];
  const reading = readingOf(places, cursorsAfter(table.record, place));
  const commit: HostCommit = { ledger: rows, reading };
  const shown = table.record.places.find((old) => samePlace(old, place))?.link;
  return ports.book.write(
    place.link === shown ? commit : { ...commit, outbox: booksAgain(table, rows[0]?.number ?? 0) },
  );
}

/** Players' books show the links to their forms: a form with a new address is delivered to them. */
function booksAgain(table: Table, row: number): Tab {
  const { match, snapshot } = table;
  const stage = match.stage?.title ?? '';
  const outbox = readOutbox(snapshot.outbox, match.roster, stage);
  return outboxTab(enqueue(outbox, row, stage, match.roster, [], { everyone: false, players: [] }));
}

/** A file name that no other game's file has: an interrupted making finds its file again by it. */
export function fileName(table: Table, what: string): string {
  const { seed } = table.record.setUp;
  const tag = sha256(`${commitment(seed)}${table.record.startedAt}`).slice(0, 8);
  return `${what}: ${table.game.info.title} (${tag})`;
}

function steps(ports: Ports, table: Table): readonly Step[] {
  const { record, match } = table;
  const has = (what: Place['what'], name: string): boolean =>
    record.places.some((place) => place.what === what && place.name === name);
  const books: Step[] = [
    ...(has('public-book', '')
      ? []
      : [{ title: 'Make the public book', run: () => makePublicBook(ports, table) }]),
    ...match.roster
      .filter((name) => !has('player-book', name))
      .map((name) => ({ title: `Make ${name}'s book`, run: () => makePlayerBook(ports, table, name) })),
  ];
  return [...formSteps(ports, table), ...books];
}

export function makePublicBook(ports: Ports, table: Table): Result<Place, UserError> {
  const made = ports.books.make(fileName(table, 'Public book'));
  if (!made.ok) return made;
  const shared = ports.books.share(made.value.id, { people: [], link: true });
  return shared.ok ? ok({ what: 'public-book', name: '', ...made.value }) : shared;
}

/** A player's own book, shared with their account where the roster has one, else by link. */
export function makePlayerBook(ports: Ports, table: Table, name: string): Result<Place, UserError> {
  const made = ports.books.make(fileName(table, `${name}'s book`));
  if (!made.ok) return made;
  const email = contactOf(table.snapshot, name, 'E-mail');
  const readers = email === '' ? { people: [], link: true } : { people: [email], link: false };
  const shared = ports.books.share(made.value.id, readers);
  return shared.ok ? ok({ what: 'player-book', name, ...made.value }) : shared;
}

function formSteps(ports: Ports, table: Table): readonly Step[] {
  const asks = table.match.stage?.asks ?? [];
  const idle = table.record.places
    .filter(
      ({ what, name, accepting: open }) =>
        what === 'form' && open === true && !asks.some(({ form }) => form === name),
    )
    .map((place): Step => {
      const closed = ok({ ...place, accepting: false });
      // One that was deleted takes no answers either.
      return closeStep(ports, place, place.name, () => closed);
    });
  return [...asks.flatMap((ask) => askSteps(ports, table, ask)), ...idle];
}

/** What a form of the open stage needs: to be made, brought up to date, opened or closed. */
function askSteps(ports: Ports, table: Table, ask: OpenStage['asks'][number]): readonly Step[] {
  const { accepting } = table.record.pending;
  const spec = formSpec(table, ask);
  const version = sha256(JSON.stringify(spec)).slice(0, 16);
  const place = formPlace(table, ask.form);
  const make = (): Result<Place, UserError> => {
    const made = ports.forms.make(spec);
    return made.ok ? ok({ what: 'form', name: ask.form, ...made.value, version, accepting: true }) : made;
  };
  if (place === undefined) return [{ title: `Make the form “${ask.title}”`, run: make }];
  const update = (): Result<Place, UserError> =>
    orMade(ports.forms.update(place.id, spec), { ...place, version }, make);
  if (place.version !== version) return [{ title: `Bring the form “${ask.title}” up to date`, run: update }];
  if (place.accepting === accepting) return [];
  if (!accepting) return [closeStep(ports, place, ask.title, make)];
  const open = (): Result<Place, UserError> => {
    // Whatever was changed in it by hand is put right, too.
    const updated = update();
    if (!updated.ok || updated.value.id !== place.id) return updated;
    return orMade(ports.forms.setAccepting(place.id, true, ''), { ...place, accepting }, make);
  };
  return [{ title: `Open the form “${ask.title}”`, run: open }];
}

function closeStep(ports: Ports, place: Place, title: string, ifGone: () => Result<Place, UserError>): Step {
  return {
    title: `Close the form “${title}”`,
    run: () =>
      orMade(ports.forms.setAccepting(place.id, false, CLOSED_TEXT), { ...place, accepting: false }, ifGone),
  };
}

/** What a change of a form gives: where the form turns out to be deleted, what is done instead. */
function orMade(
  changed: Result<undefined, UserError>,
  place: Place,
  ifGone: () => Result<Place, UserError>,
): Result<Place, UserError> {
  if (changed.ok) return ok(place);
  return changed.error.code === FORM_GONE ? ifGone() : changed;
}

const CLOSED_TEXT = 'This form takes no answers right now. Ask your host if you think it should.';

export function formPlace(table: Pick<Table, 'record'>, form: string): Place | undefined {
  return table.record.places.find(({ what, name }) => what === 'form' && name === form);
}

function formSpec(
  table: Table,
  ask: {
    readonly form: string;
    readonly title: string;
    readonly help: string;
    readonly questions: FormSpec['questions'];
  },
): FormSpec {
  return {
    // Two forms may have one title: Picture Hunt has a form for each dimension.
    name: fileName(table, `Form “${ask.title}”, ${ask.form}`),
    title: `${table.game.info.title}: ${ask.title}`,
    description: ask.help,
    keyTitle: KEY_TITLE,
    questions: ask.questions,
  };
}

/** A player's personal link to a form; empty until the form is made. */
export function personalLink(table: Table, form: string, player: string): string {
  const key = table.record.keys.get(player);
  const link = formPlace(table, form)?.link;
  return key === undefined || link === undefined ? '' : link.replace(KEY_IN_LINK, encodeURIComponent(key));
}
