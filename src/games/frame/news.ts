// News: lines about a stage's or a host entry's events, each with its audience.
import { lazy } from './lazy';
import { lineText } from './account';
import type { Game, GameTypes } from './contract';
import type { Audience } from './events';

export interface News {
  readonly to: Audience;
  readonly text: string;
  /** True if this news isn't sent until the next stage's clock starts. */
  readonly faceDown?: true;
  /** True if this news corrects something that one player was told and may have seen. */
  readonly takenBack?: true;
}

export function eventsToNews<T extends GameTypes>(
  game: Game<T>,
  events: readonly T['event'][],
): readonly News[] {
  return events.flatMap((event) =>
    game.lines(event).map((line): News => {
      const news = { to: event.to, text: lineText(line) };
      return game.faceDown?.(event) === true ? { ...news, faceDown: true } : news;
    }),
  );
}

/** News of a host entry: first what it undoes, then what it adds. `before`: the events of earlier entries. */
export function newsOfEntry<T extends GameTypes>(
  game: Game<T>,
  before: readonly T['event'][],
  { state, events }: { readonly state: T['state']; readonly events: readonly T['event'][] },
): readonly News[] {
  const now = eventsToNews(game, events);
  const fresh = unsentNews(now, eventsToNews(game, before));
  const left = [...now];
  const gone = before.flatMap((event) => {
    const lines = eventsToNews(game, [event]).filter((line) => !removeOne(left, line));
    if (lines.length === 0) return [];
    const { to } = event;
    const instead = game.takenBack?.(event, state);
    const texts = instead === undefined ? lines.map(({ text }) => `Undone by the host: ${text}`) : [instead];
    return texts.map((text): News => ({
      to,
      text,
      ...(to === 'everyone' ? {} : { takenBack: true as const }),
    }));
  });
  return [...unsentNews(gone, fresh), ...fresh];
}

/** Removes lines that were already sent, once for each time they were sent. */
export function unsentNews(news: readonly News[], before: readonly News[]): readonly News[] {
  const left = [...before];
  return news.filter((line) => !removeOne(left, line));
}

/** Removes a line from the list. Returns false if the list doesn't have that line. */
function removeOne(list: News[], line: News): boolean {
  const at = list.findIndex((other) => other.text === line.text && hasSameReader(other, line));
  if (at !== -1) list.splice(at, 1);
  return at !== -1;
}

function hasSameReader(a: News, b: News): boolean {
  const player = ({ to }: News): string | undefined => (to === 'everyone' ? undefined : to.player);
  return player(a) === player(b);
}

/**
 * News of the end of the game. For everyone, the result comes first and host entries after it; a player's own news stays
 * in order.
 */
export function newsOfEnd<T extends GameTypes>(
  game: Game<T>,
  entered: readonly T['event'][],
  resolved: readonly T['event'][],
): readonly News[] {
  const early = eventsToNews(game, entered);
  return [
    ...early.filter(({ to }) => to !== 'everyone'),
    ...eventsToNews(game, resolved),
    ...early.filter(({ to }) => to === 'everyone'),
  ];
}

/** News of a resolved stage, put into words on first use. (It's a class for the same reason as `LazyQuestions`.) */
export class LazyNews {
  declare private readonly worded: () => readonly News[];

  constructor(news: () => readonly News[]) {
    this.worded = lazy(news);
  }

  get news(): readonly News[] {
    return this.worded();
  }
}
