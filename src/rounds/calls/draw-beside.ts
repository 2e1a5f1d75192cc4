// The calls of one click that go beside the one that resolves: each looks at a part of the books meanwhile, then draws the
// portion that it is given.
import { ok, type Result } from '../../games/frame/result';
import { portionToDraw } from '../delivery/portions';
import type { BookToRender } from '../ports/books';
import type { Portion } from '../ports/portions';
import type { Ports } from '../ports/ports';
import { isCoHost } from '../record/hosts';
import { withBooksIn } from '../session/game-session';
import { load } from '../session/load';
import type { BookLook, BookLooks, CallProblem } from '../api';

/** Runs the call that resolves: the calls beside it wait as long as it may give them books. */
export function withCallsBeside<T>({ portions }: Ports, looks: BookLooks | undefined, run: () => T): T {
  if (looks === undefined || looks.parts === 1) return run();
  portions.begin(looks);
  try {
    return run();
  } finally {
    portions.end(looks);
  }
}

/** Looks at a part of the books; draws those that it is given, without the lock, which who gave them holds. */
export function drawBeside(ports: Ports, look: BookLook): Result<null, CallProblem> {
  const { portions } = ports;
  // To a co-host's account Drive shows none of them.
  if (isCoHost(ports.hosts.read(), ports.who())) return ok(null);
  // Said as soon as it can be: what is given is given once.
  const early = portions.offer(look);
  ports.looks.look(look);
  if (!early && !portions.offer(look)) return ok(null);
  const portion = portions.await(look);
  if (portion === undefined) return ok(null);
  let books: readonly BookToRender[] = [];
  try {
    books = booksOf(ports, portion, look);
  } finally {
    // Whatever became of it: the other call waits for the answer, and draws what is left.
    portions.draw(portion, books);
  }
  return ok(null);
}

function booksOf(ports: Ports, portion: Portion, look: BookLook): readonly BookToRender[] {
  const loaded = load(ports);
  const session = loaded.ok ? withBooksIn(loaded.value) : loaded;
  return session.ok ? portionToDraw(ports, session.value, portion, look) : [];
}
