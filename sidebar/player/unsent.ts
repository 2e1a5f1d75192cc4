// A player's unsent answers, which the browser keeps until the player opens the link again, in any tab.
import { isObject, parseJson } from '../../src/games/frame/json';
import type { PlayerPage } from '../../src/rounds/page/views';
import type { TypedAnswers } from '../../src/rounds/reply/reply';
import { writeStored, readStored } from '../shared/storage';

type Stage = Pick<PlayerPage, 'game' | 'person' | 'stage'>;

/** The unsent answers to the open questions. */
export function unsentAnswers(page: Stage): TypedAnswers {
  const unsent = parseJson(readStored(entryOf(page), 'localStorage'));
  if (!isObject(unsent) || unsent.of !== nameOf(page) || !isObject(unsent.answers)) return {};
  const { answers } = unsent;
  return Object.fromEntries(
    Object.entries(answers).flatMap(([title, answer]) =>
      typeof answer === 'string' ? [[title, answer]] : [],
    ),
  );
}

export function storeUnsent(page: Stage, answers: TypedAnswers): void {
  writeStored(entryOf(page), JSON.stringify({ of: nameOf(page), answers }), 'localStorage');
}

export function dropUnsent(page: Stage): void {
  writeStored(entryOf(page), '', 'localStorage');
}

/** The storage key, per player, since two players may use one browser. */
function entryOf({ game, person }: Stage): string {
  return JSON.stringify(['round-keeper-unsent', game, person]);
}

function nameOf({ game, person, stage }: Stage): string {
  return JSON.stringify([game, person, stage?.name, stage?.mark, stage?.ask?.title]);
}

/** Advice if no answer comes for a long time. Unsent answers are only mentioned if the browser has stored them. */
export function reopenAdvice(page: Stage): string {
  const isKept = readStored(entryOf(page), 'localStorage') !== '';
  return `If this continues, open your link again.${isKept ? ' What you tapped is kept.' : ''}`;
}
