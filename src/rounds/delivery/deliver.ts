// Delivering the outbox after the commit: books are redrawn, messages posted. Doing it twice changes nothing; an
// interruption anywhere is finished by doing it again.
import { ok, type Result } from '../../games/result';
import { NOTHING, type Commit } from '../commit';
import type { OutsidePorts, Shell } from '../perform';
import type { Readers } from '../ports';
import { findFile } from '../record/game-files';
import type { GameSession } from '../session/game-session';
import type { UserError } from '../view/api';
import { bookTabs } from './book-tabs';
import { makeBook, unexpectedReaders } from './books';
import { contactOf, publicWebhook } from './contacts';
import { deliveriesOf, isMessage, type BookDelivery, type Delivery, type Status } from './outbox';

const DONE: Status = { mark: 'done', note: '' };
const SENDING: Status = { mark: 'sending', note: '' };

/** Delivers what waits (of these), for as long as one call should take. What is left stays waiting. */
export function deliverSome(
  session: GameSession,
  { outside, write }: Shell,
  these: (delivery: Delivery) => boolean = () => true,
): Result<GameSession, UserError> {
  let now = session;
  // What has been done since the last write.
  let progress = new Map<string, Status>();
  const save = (commit: Commit): Result<undefined, UserError> => {
    const written = write(now, { ...commit, progress });
    if (!written.ok) return written;
    now = written.value;
    progress = new Map();
    return ok(undefined);
  };
  for (const delivery of deliveriesOf(session.snapshot, session.match.roster)) {
    if ((delivery.mark !== 'waiting' && delivery.mark !== 'allowed') || !these(delivery)) continue;
    if (outside.now() >= outside.workUntil()) break;
    if (isMessage(delivery)) {
      // Saved before it is posted: after a crash nobody would know otherwise, and it might be posted twice.
      progress.set(delivery.id, SENDING);
      const saved = save(NOTHING);
      if (!saved.ok) return saved;
      progress.set(delivery.id, post(outside, now, delivery));
    } else {
      const found = findBook(outside, now, delivery);
      if (found.ok && found.value.made !== undefined) {
        const saved = save(found.value.made);
        if (!saved.ok) return saved;
      }
      progress.set(delivery.id, found.ok ? draw(outside, now, delivery, found.value) : failed(found.error));
    }
  }
  if (progress.size === 0) return ok(now);
  const saved = save(NOTHING);
  return saved.ok ? ok(now) : saved;
}

/** Sets a delivery by the host's word: to wait again, allowed even if widely shared, or done by hand. */
export function settleDelivery(session: GameSession, id: string, as: 'waiting' | 'done'): Commit {
  const delivery = deliveriesOf(session.snapshot, session.match.roster).find((one) => one.id === id);
  if (delivery === undefined) return NOTHING;
  const status: Status =
    as === 'done'
      ? { mark: 'done', note: 'Marked as done by the host.' }
      : { mark: delivery.mark === 'paused' ? 'allowed' : 'waiting', note: '' };
  return { progress: new Map([[id, status]]) };
}

function post(
  { messenger }: OutsidePorts,
  { snapshot }: GameSession,
  { kind, player, text }: Delivery,
): Status {
  const webhook =
    kind === 'discord-public' ? publicWebhook(snapshot) : contactOf(snapshot, player, 'Discord webhook');
  if (webhook === '') {
    return {
      mark: 'failed',
      note: 'No webhook is given any more. Enter one in the tabs, or post it by hand.',
    };
  }
  const posted = messenger.post(webhook, text);
  switch (posted.kind) {
    case 'posted':
      return DONE;
    case 'wait':
      return {
        mark: 'failed',
        note: `Discord asks to wait ${Math.ceil(posted.seconds)} seconds. Then deliver it again.`,
      };
    case 'refused':
      return { mark: 'failed', note: posted.text };
    case 'unknown':
      return SENDING;
  }
}

function failed({ text }: UserError): Status {
  return { mark: 'failed', note: text };
}

interface FoundBook {
  readonly id: string;
  readonly readers: Readers;
  /** Records the book where it has just been made. */
  readonly made?: Commit;
}

/** The book and who can read it; one that is not there, or that the host deleted, is made. */
function findBook(
  outside: OutsidePorts,
  session: GameSession,
  { kind, player }: BookDelivery,
): Result<FoundBook, UserError> {
  const file = findFile(session.record, kind, player);
  if (file !== undefined) {
    const state = outside.books.look(file.id);
    if (!state.ok) return state;
    if (state.value.kind === 'there') return ok({ id: file.id, readers: state.value.readers });
  }
  const made = makeBook(outside, session, kind, player);
  if (!made.ok) return made;
  const book = kind === 'public-book' ? 'the public book' : `${player}'s book`;
  const text = file === undefined ? `Made ${book}.` : `Made ${book} again: the old one was deleted.`;
  return ok({
    id: made.value.id,
    readers: { people: [], link: false },
    made: { entries: [{ text, entry: { kind: 'place', body: made.value } }] },
  });
}

/** Redraws a book, unless somebody can read it who should not. */
function draw(
  { books }: OutsidePorts,
  session: GameSession,
  { kind, player, mark }: BookDelivery,
  { id, readers }: FoundBook,
): Status {
  const strangers = mark === 'allowed' ? '' : unexpectedReaders(session, kind, player, readers);
  if (strangers !== '') return { mark: 'paused', note: strangers };
  const drawn = books.draw(id, bookTabs(session, player));
  return drawn.ok ? DONE : failed(drawn.error);
}
