// Draws that are not saved yet (OM-7): a look at a change draws nothing, so their words are hidden in it.
import { isList, isObject } from '../frame/json';
import { byCodeUnit, nameKey } from '../frame/names';
import { isWord } from './draws';

const HIDDEN = '(drawn once this is applied)';

/**
 * Hides the words of draws in a host's part, or in settings, that `saved` has not: another title or other words. A word that
 * cannot be drawn stays, so that it is refused as it will be.
 */
export function undrawn(entered: unknown, saved: unknown): unknown {
  if (!isObject(entered) || !isList(entered.draws)) return entered;
  const drawn = isObject(saved) && isList(saved.draws) ? saved.draws.map(keyOf) : [];
  return {
    ...entered,
    draws: entered.draws.map((draw) => (drawn.includes(keyOf(draw)) ? draw : withoutWords(draw))),
  };
}

function withoutWords(draw: unknown): unknown {
  if (!isObject(draw) || !isList(draw.deck)) return draw;
  return { ...draw, deck: draw.deck.map((word) => (isWord(word) ? HIDDEN : word)) };
}

/** The title and the words of a draw, on which its order depends. */
function keyOf(draw: unknown): string {
  if (!isObject(draw) || !isList(draw.deck)) return '';
  return JSON.stringify([nameKey(String(draw.title)), draw.deck.map(String).sort(byCodeUnit)]);
}
