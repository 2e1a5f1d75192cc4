// Everything about the match that people can read in a paper book, for comparing two books.
import { unwrapReply } from '../../src/commands/desk-calls';
import { buildFormSpec } from '../../src/rounds/delivery/form-spec';
import { FRAME_TITLES } from '../../src/games/frame/reserved-titles';
import type { Tab } from '../../src/games/frame/tabs';
import { bookTabs } from '../../src/rounds/outbox/book-tabs';
import { findBook, findForm } from '../../src/rounds/record/game-files';
import type { ReaderId } from '../../src/rounds/session/readers';
import { personPlaying } from '../../src/rounds/session/match-holders';
import { sessionOf } from './paper-game';
import { pageOf } from './paper-page';
import type { Paper } from './paper-ports';

/** What everyone reads about the match, as JSON without links, ids, hashes and rows. `whole` adds the slow parts. */
export function toldOf(book: Paper, whole = false): unknown {
  const session = sessionOf(book);
  const { match, record } = session;
  const { desk } = book;
  const players = match.roster;
  const named = record.stages.map(({ stage }) => ({ stage }));
  const { play } = { play: undefined, ...unwrapReply(desk.getDesk()) };
  const readers = [undefined, ...players.map((player) => personPlaying(session, player).id)];
  const told = (reader: ReaderId): readonly Tab[] => bookTabs(session, reader).filter(isComparable);
  const drawn = (reader: ReaderId): unknown => {
    const file = findBook(record, reader);
    const { readers: open, tabs = [] } = book.books.get(file?.id ?? '') ?? {};
    const titles = told(reader).map(({ title }) => title);
    return [file?.name, open, tabs.filter(({ title }) => titles.includes(title)).map(withoutNumbers)];
  };
  return plain({
    pages: players.map((player) => pageOf(book, player)),
    drawn: readers.map(drawn),
    forms: (match.stage?.asks ?? []).map((ask) => [
      buildFormSpec(session, ask),
      book.forms.get(findForm(record, ask.form)?.id ?? '')?.accepting,
    ]),
    posts: book.posts,
    tabs: book.drawn().filter(isComparable),
    desk: play,
    contacts: unwrapReply(desk.getContacts()),
    table: desk.getTable(),
    triggers: [book.alarm.set, book.trigger.set, book.submitTrigger.set],
    past: named.map((stage) => [
      unwrapReply(desk.getMessages(stage)),
      whole && unwrapReply(desk.getPast(stage)),
    ]),
    ...(whole
      ? {
          books: readers.map((reader) => told(reader).map(withoutNumbers)),
          pictures: named.map((stage) => unwrapReply(desk.getPicture(stage))),
          next: [desk.previewRound(), desk.previewTabs()],
          scenario: unwrapReply(desk.exportFile({ what: 'game' })),
          template: desk.exportFile({ what: 'template' }),
        }
      : {}),
  });
}

/** Whether a tab is about the match itself: not the season, earlier matches, or only hashes. */
function isComparable({ title, kept }: Tab): boolean {
  return kept !== true && title !== FRAME_TITLES.season && title !== FRAME_TITLES.proof;
}

/** Removes the ledger's row numbers from the record. */
function withoutNumbers<T extends Pick<Tab, 'title' | 'rows'>>(tab: T): T {
  return tab.title === FRAME_TITLES.record ? { ...tab, rows: tab.rows.map((cells) => cells.slice(1)) } : tab;
}

/** Properties with ids, hashes or row numbers; `taken` has the time at which a seat of the season was taken. */
const IDS = new Set(['id', 'key', 'mark', 'row', 'token', 'lastHash', 'holder', 'taken']);

function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (name, one: unknown) =>
    one instanceof Map
      ? [...one]
      : IDS.has(name)
        ? undefined
        : typeof one === 'string'
          ? withoutIds(one)
          : one,
  );
  return JSON.parse(text);
}

export function withoutIds(text: string): string {
  return text
    .replace(/\bk?(?:[0-9a-f]{64}|[0-9a-f]{32}|[0-9a-f]{16}|[0-9a-f]{8})\b/g, 'HASH')
    .replace(/\b(?=[0-9A-Za-z]*[0-9])(?=[0-9A-Za-z]*[A-Z])[0-9A-Za-z]{22}\b/g, 'HASH')
    .replace(/"holder":"\d+:/g, '"holder":"ROW:')
    .replace(/\bform:\d+/g, 'FORM')
    .replace(/#gid=\d+/g, '#TAB');
}
