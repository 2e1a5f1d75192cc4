// News: events in words, and who may read each line, from a stage or from an entry of the host's.
import type { Game, GameTypes } from './contract';
import type { Audience } from './events';

/** An event in words, and who may read it. */
export interface News {
  readonly to: Audience;
  readonly text: string;
  /** True where it is told only once the clock of the next stage is started. */
  readonly faceDown?: true;
  /** True where it takes back what was told to one player alone, who may know it by then. */
  readonly takenBack?: true;
}

/** Words these events in their order. */
export function newsOf<T extends GameTypes>(game: Game<T>, events: readonly T['event'][]): readonly News[] {
  const news: News[] = [];
  for (const event of events) {
    const text = game.text(event);
    if (text === undefined) continue;
    const { to } = event;
    news.push(game.faceDown?.(event) === true ? { to, text, faceDown: true } : { to, text });
  }
  return news;
}

/** Words an entry of the host's: first what was told before and is no longer so. `before` are the events until then. */
export function newsOfEntry<T extends GameTypes>(
  game: Game<T>,
  before: readonly T['event'][],
  { state, events }: { readonly state: T['state']; readonly events: readonly T['event'][] },
): readonly News[] {
  const now = newsOf(game, events);
  const fresh = newsAfter(now, newsOf(game, before));
  const left = [...now];
  const gone = before.flatMap((event) =>
    newsOf(game, [event])
      .filter((line) => !removeOne(left, line))
      .map(({ to, text }) => ({
        to,
        text: game.takenBack?.(event, state) ?? `Taken back by the host: ${text}`,
        ...(to === 'everyone' ? {} : { takenBack: true as const }),
      })),
  );
  return [...newsAfter(gone, fresh), ...fresh];
}

/** Leaves out news that were told before: of two equal sentences, one that was told before leaves the other. */
export function newsAfter(news: readonly News[], before: readonly News[]): readonly News[] {
  const left = [...before];
  return news.filter((line) => !removeOne(left, line));
}

/** Takes a line out of a list, and tells whether it was there. */
function removeOne(list: News[], line: News): boolean {
  const at = list.findIndex((other) => sameNews(other, line));
  if (at !== -1) list.splice(at, 1);
  return at !== -1;
}

function sameNews(a: News, b: News): boolean {
  const player = ({ to }: News): string | undefined => (to === 'everyone' ? undefined : to.player);
  return a.text === b.text && player(a) === player(b);
}

/**
 * Puts the news of a stage that decides the game in order: everyone first reads who won, not what the host had entered
 * before. A player's own news stay in the order in which things happened.
 */
export function endNews<T extends GameTypes>(
  game: Game<T>,
  entered: readonly T['event'][],
  resolved: readonly T['event'][],
): readonly News[] {
  const early = newsOf(game, entered);
  return [
    ...early.filter(({ to }) => to !== 'everyone'),
    ...newsOf(game, resolved),
    ...early.filter(({ to }) => to === 'everyone'),
  ];
}
