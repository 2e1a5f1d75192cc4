// People of a season change in any order. Private messages only reach the person they were for (ALL-16, SN-11).
import fc from 'fast-check';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { playerPage } from '../../../../src/rounds/page/view';
import type { Reply } from '../../../../src/rounds/reply/reply';
import { runs } from '../../../games/random-play';
import type { Paper } from '../../../support/paper-ports';
import {
  count,
  draftNext,
  inSeason,
  PEOPLE,
  deliverAll,
  seasonIn,
  seasonStarted,
} from '../../../support/paper-season';

const KINDS = [
  ...(['play', 'play', 'play', 'word', 'word', 'gift', 'gift', 'gift'] as const),
  ...(['substitute', 'substitute', 'for-match', 'for-match', 'undo', 'undo'] as const),
  ...(['leave', 'join', 'key', 'contacts', 'seat'] as const),
] as const;
const ACTS = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(1) }), {
  minLength: 14,
  maxLength: 20,
});
interface Act {
  readonly kind: (typeof KINDS)[number];
  readonly at: number;
  /** A running number, which appears in the act's texts. */
  readonly number: number;
}

const HOOK = 'https://discord.com/api/webhooks/1/';
const SPARES = ['Fay', 'Gil', 'Hal'];
const pick = <T>(list: readonly [T, ...T[]] | readonly T[], at: number): T | undefined =>
  list[at % list.length];

/** A text that only the people with these ids may ever read. */
interface Private {
  readonly text: string;
  readonly for: readonly string[];
}

/** Does what a host can do; refusals are fine. Returns the private text that was sent, if any. */
function act(book: Paper, { kind, at, number }: Act): Private | undefined {
  const { desk } = book;
  const season = seasonIn(book);
  const person = pick(season.people, at);
  if (person === undefined) throw new Error('Nobody is in the season.');
  const { name: player, holder } = person;
  const reason = `because ${number}.`;
  const answers = (answer: Reply<unknown>): boolean => {
    if (!answer.ok) expect(answer.error.text).toMatch(/\.$/);
    return answer.ok;
  };
  switch (kind) {
    case 'word': {
      const text = `word ${number}.`;
      return answers(desk.sayWord({ to: { player }, text })) ? { text, for: [holder] } : undefined;
    }
    case 'gift': {
      const changes = [{ player, purse: 'garnets', by: 1 }];
      if (!answers(desk.changeStandings({ changes, reason }))) return undefined;
      // When a seat goes back after a match, the person who had it before can read the reason.
      const held = inSeason(book).people.seats.get(player)?.terms ?? [];
      return { text: reason, for: held.map((one) => one.person) };
    }
    case 'substitute':
    case 'for-match': {
      const contacts = { 'Discord webhook': `${HOOK}${pick(SPARES, number) ?? ''}` };
      const name = pick(SPARES, number) ?? '';
      answers(desk.substitutePerson({ player, name, contacts, reason, forMatch: kind === 'for-match' }));
      return undefined;
    }
    case 'undo':
      answers(desk.substitutePerson({ player, name: player, reason }));
      return undefined;
    case 'leave':
      answers(desk.changeStandings({ changes: [{ player, left: true }], reason }));
      return undefined;
    case 'join':
      answers(desk.changeStandings({ changes: [{ player, joins: true }], reason }));
      return undefined;
    case 'key':
      answers(desk.replaceKey({ person: holder, newBook: at % 2 === 0 }));
      return undefined;
    case 'contacts':
      answers(desk.saveContacts({ zone: 'Europe/Berlin', webhook: `${HOOK}all`, players: {} }));
      return undefined;
    case 'seat':
      answers(desk.applyChange({ change: { kind: 'seat', player, left: at % 2 === 0 }, reason, token: '' }));
      return undefined;
    case 'play':
      play(book);
      return undefined;
  }
}

/** Takes the season's next step: creates a match, resolves a round, or counts and archives a finished match. */
function play(book: Paper): void {
  const { desk } = book;
  const view = unwrapReply(desk.getDesk());
  if (view.phase === 'playing') {
    book.pass(3_600_000);
    unwrapReply(desk.submitForPractice({ players: [] }));
    unwrapReply(desk.resolveRound({ stage: view.play.stage?.name ?? '', token: '' }));
  } else if (view.phase === 'over') {
    count(book);
    unwrapReply(desk.archive({ reason: '' }));
  } else {
    const playing = seasonIn(book).people.filter((one) => one.status === 'in');
    if (playing.length !== PEOPLE.length) return;
    const cells = playing.map(
      ({ name }, at) =>
        [name, { Realm: at % 2 === 0 ? 'Heaven' : 'Hell', Pair: `Pair ${Math.floor(at / 2)}` }] as const,
    );
    draftNext(book, 'soullinked', 'extra', Object.fromEntries(cells));
    unwrapReply(desk.create());
  }
}

/** The places where a person can read a private text that isn't for them. */
function leaks(book: Paper, secrets: readonly Private[]): readonly string[] {
  const session = inSeason(book);
  const { persons } = session.people;
  return secrets.flatMap(({ text, for: readers }) => {
    const own = readers.map((id) => [...persons.values()].find((one) => one.id === id)?.name ?? '');
    const isOwn = (name: string): boolean => own.some((one) => name.startsWith(`${one}'s book`));
    return [
      ...[...book.books].flatMap(([name, { tabs }]) =>
        JSON.stringify(tabs).includes(text) && !isOwn(name) ? [`“${text}” is in ${name}`] : [],
      ),
      ...[...persons.values()].flatMap((one) =>
        JSON.stringify(playerPage(session, one.id)).includes(text) && !readers.includes(one.id)
          ? [`“${text}” is on the page of ${one.name}`]
          : [],
      ),
      ...book.posts.flatMap(([address, post]) =>
        JSON.stringify(post).includes(text) && !own.some((one) => address === `${HOOK}${one}`)
          ? [`“${text}” was posted to ${address}`]
          : [],
      ),
    ];
  });
}

test('whatever people do, private messages reach exactly the people they are for', () => {
  fc.assert(
    fc.property(ACTS, (acts) => {
      const book = seasonStarted([...PEOPLE, 'Eve'].map((name) => ({ name })));
      const eve = { changes: [{ player: 'Eve', left: true } as const], reason: 'She watches.' };
      unwrapReply(book.desk.changeStandings(eve));
      const webhooks = Object.fromEntries(
        seasonIn(book).people.map(({ name, holder }) => [holder, { 'Discord webhook': `${HOOK}${name}` }]),
      );
      unwrapReply(book.desk.saveContacts({ zone: '', webhook: `${HOOK}all`, players: webhooks }));
      const secrets: Private[] = [];
      for (const [number, one] of acts.entries()) {
        const told = act(book, { ...one, number });
        deliverAll(book);
        if (told !== undefined) {
          secrets.push(told);
          const persons = [...inSeason(book).people.persons.values()];
          const name = persons.find(({ id }) => id === told.for.at(-1))?.name ?? '';
          const books = [...book.books].filter(([title]) => title.startsWith(`${name}'s book`));
          expect(JSON.stringify(books.map(([, { tabs }]) => tabs))).toContain(told.text);
        }
        expect(leaks(book, secrets)).toEqual([]);
        // Nobody plays for two at the same time (ALL-16).
        const playing = seasonIn(book).people.filter((each) => each.status === 'in');
        expect(new Set(playing.map(({ holder }) => holder)).size).toBe(playing.length);
      }
    }),
    runs(10),
  );
});
