// Keeps answers that were tapped and not sent, so that a reload brings them back. They belong to one opening of a
// stage, and those of another are dropped. In a browser that stores nothing, only this is lost.
import { isObject, parseJson } from '../../src/games/frame/json';
import type { PlayerPage } from '../../src/rounds/page/views';
import type { TypedAnswers } from '../../src/rounds/reply/typed-answers';

const KEPT_AS = 'round-keeper-unsent';

/** What tells for which stage answers are kept. */
type Stage = Pick<PlayerPage, 'game' | 'person' | 'stage'>;

export function unsentAnswers(page: Stage): TypedAnswers {
  const kept = parseJson(read());
  if (!isObject(kept) || kept.of !== nameOf(page) || !isObject(kept.answers)) return {};
  const { answers } = kept;
  return Object.fromEntries(
    Object.entries(answers).flatMap(([title, answer]) =>
      typeof answer === 'string' ? [[title, answer]] : [],
    ),
  );
}

export function keepUnsent(page: Stage, answers: TypedAnswers): void {
  write(JSON.stringify({ of: nameOf(page), answers }));
}

export function dropUnsent(): void {
  write('');
}

function nameOf({ game, person, stage }: Stage): string {
  return JSON.stringify([game, person, stage?.name, stage?.mark, stage?.ask?.title]);
}

function read(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(KEPT_AS, text);
  } catch {
    // Where the browser stores nothing, what was chosen is lost at a reload.
  }
}
