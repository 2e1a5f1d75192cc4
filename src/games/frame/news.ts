// News: the lines of events, and who may read each, from a stage or from an entry of the host's.
import { lineText } from './account';
import type { Game, GameTypes } from './contract';
import type { Audience } from './events';

/** A line of an account, and who may read it. */
export interface News {
  readonly to: Audience;
  readonly text: string;
  /** True where it is told only once the clock of the next stage is started. */
  readonly faceDown?: true;
  /** True where it takes back what was told to one player alone, who may know it by then. */
  readonly takenBack?: true;
}

/** Tells these events in their order. */
export function newsOf<T extends GameTypes>(game: Game<T>, events: readonly T['event'][]): readonly News[] {
  return events.flatMap((event) =>
    game.lines(event).map((line): News => {
      const news = { to: event.to, text: lineText(line) };
      return game.faceDown?.(event) === true ? { ...news, faceDown: true } : news;
    }),
  );
}

/** Tells an entry of the host's: first what was told before and is no longer so. `before` are the events until then. */
export function newsOfEntry<T extends GameTypes>(
  game: Game<T>,
  before: readonly T['event'][],
  { state, events }: { readonly state: T['state']; readonly events: readonly T['event'][] },
): readonly News[] {
  const now = newsOf(game, events);
  const fresh = newsAfter(now, newsOf(game, before));
  const left = [...now];
  const gone = before.flatMap((event) => {
    const lines = newsOf(game, [event]).filter((line) => !removeOne(left, line));
    if (lines.length === 0) return [];
    const { to } = event;
    const instead = game.takenBack?.(event, state);
    const texts =
      instead === undefined ? lines.map(({ text }) => `Taken back by the host: ${text}`) : [instead];
    return texts.map((text): News => ({
      to,
      text,
      ...(to === 'everyone' ? {} : { takenBack: true as const }),
    }));
  });
  return [...newsAfter(gone, fresh), ...fresh];
}

/** Leaves out news that were told before: of two equal sentences, one that was told before leaves the other. */
export function newsAfter(news: readonly News[], before: readonly News[]): readonly News[] {
  const left = [...before];
  return news.filter((line) => !removeOne(left, line));
}

/** Takes a line out of a list, and tells whether it was there. */
function removeOne(list: News[], line: News): boolean {
  const at = list.findIndex((other) => other.text === line.text && isToSame(other, line));
  if (at !== -1) list.splice(at, 1);
  return at !== -1;
}

function isToSame(a: News, b: News): boolean {
  const player = ({ to }: News): string | undefined => (to === 'everyone' ? undefined : to.player);
  return player(a) === player(b);
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
