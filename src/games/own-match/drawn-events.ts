// The news of draws (OM-7): each goes to its audience, marked where another draw was saved before.
import { listed } from '../frame/wording';
import { sameName } from '../frame/names';
import type { Event } from './events';
import type { Drawn } from './types';

/**
 * Makes the news of a round's draws. `former` are draws that were saved for the round and then changed or left out;
 * players who get words of the new draw, or would have got words of a former one, are told that it was drawn again.
 */
export function drawnEvents(
  draws: readonly Drawn[],
  former: readonly Drawn[],
  players: readonly string[],
): readonly Event[] {
  const now = draws.flatMap((drawn) => {
    const others = formerOf(drawn.title, former).filter((each) => !isSame(each, drawn));
    return [...toldNow(drawn, others.length > 0), ...toldGone(drawn.title, others, drawn, players)];
  });
  const leftOut = former.filter(
    ({ title }, index) =>
      !draws.some((drawn) => sameName(drawn.title, title)) &&
      former.findIndex((first) => sameName(first.title, title)) === index,
  );
  return [
    ...now,
    ...leftOut.flatMap(({ title }) => toldGone(title, formerOf(title, former), undefined, players)),
  ];
}

function formerOf(title: string, former: readonly Drawn[]): readonly Drawn[] {
  return former.filter((each) => sameName(each.title, title));
}

function isSame(one: Drawn, other: Drawn): boolean {
  return JSON.stringify({ ...one, title: '' }) === JSON.stringify({ ...other, title: '' });
}

/** Makes the news for everyone who gets words; nothing for the host alone. */
function toldNow(drawn: Drawn, again: boolean): readonly Event[] {
  const { title } = drawn;
  switch (drawn.to) {
    case 'everyone':
      return [{ kind: 'drawn', to: 'everyone', title, words: drawn.order, again }];
    case 'each':
      return drawn.words.map(([player, word]) => ({
        kind: 'drawn',
        to: { player },
        title,
        words: [word],
        again,
      }));
    case 'host':
      return [];
  }
}

/** Makes the news for players who would have got words of the former draws, and get none now. */
function toldGone(
  title: string,
  former: readonly Drawn[],
  now: Drawn | undefined,
  players: readonly string[],
): readonly Event[] {
  const gets = now === undefined ? [] : whoGets(now, players);
  const lost = players.filter(
    (player) => !gets.includes(player) && former.some((each) => whoGets(each, players).includes(player)),
  );
  // What everyone would have read is no secret.
  if (former.some(({ to }) => to === 'everyone') && gets.length === 0) {
    return [{ kind: 'drawn', to: 'everyone', title, words: [], again: true }];
  }
  return lost.map((player) => ({ kind: 'drawn', to: { player }, title, words: [], again: true }));
}

function whoGets(drawn: Drawn, players: readonly string[]): readonly string[] {
  switch (drawn.to) {
    case 'everyone':
      return players;
    case 'each':
      return drawn.words.map(([player]) => player);
    case 'host':
      return [];
  }
}

/** Words a draw; one without words was left out. */
export function drawnText(title: string, drawn: readonly string[], again: boolean, isOwn: boolean): string {
  if (drawn.length === 0)
    return `${title}: it was drawn, and the host has changed it. No word of it is left.`;
  const how = again ? 'drawn again, as the host changed it' : 'drawn';
  return isOwn ? `${title}: ${listed(drawn)} (${how}).` : `${title}, ${how}: ${listed(drawn)}.`;
}
