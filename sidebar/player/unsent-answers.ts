// A player's unsent answers, which the browser keeps until the player opens the link again, in any tab.
import { isObject, parseJson } from '../../src/games/frame/json';
import type { PlayerPage } from '../../src/rounds/page/views';
import type { AnswersByTitle } from '../../src/rounds/reply/reply';
import { writeStored, readStored } from '../shared/storage';

type PageIdentity = Pick<PlayerPage, 'game' | 'person' | 'stage'>;

/** The unsent answers to the open questions. */
export function unsentAnswers(page: PageIdentity): AnswersByTitle {
  const unsent = parseJson(readStored(storageKey(page), 'localStorage'));
  if (!isObject(unsent) || unsent.of !== stageFingerprint(page) || !isObject(unsent.answers)) return {};
  const { answers } = unsent;
  return Object.fromEntries(
    Object.entries(answers).flatMap(([title, answer]) =>
      typeof answer === 'string' ? [[title, answer]] : [],
    ),
  );
}

export function storeUnsent(page: PageIdentity, answers: AnswersByTitle): void {
  writeStored(storageKey(page), JSON.stringify({ of: stageFingerprint(page), answers }), 'localStorage');
}

export function deleteUnsent(page: PageIdentity): void {
  writeStored(storageKey(page), '', 'localStorage');
}

/** The storage key, per player, since two players may use one browser. */
function storageKey({ game, person }: PageIdentity): string {
  return JSON.stringify(['round-keeper-unsent', game, person]);
}

function stageFingerprint({ game, person, stage }: PageIdentity): string {
  return JSON.stringify([game, person, stage?.name, stage?.mark, stage?.ask?.title]);
}

/** Advice if no answer comes for a long time. Unsent answers are only mentioned if the browser has stored them. */
export function reopenAdvice(page: PageIdentity): string {
  const isKept = readStored(storageKey(page), 'localStorage') !== '';
  return `If this continues, open your link again.${isKept ? ' What you tapped is kept.' : ''}`;
}
