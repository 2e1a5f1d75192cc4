// Challenges: how many a player may make in a round, of whom, and with which duel types.
import { choice, object, optionsOf, repeated, type Draft, type Field } from '../frame/fields';
import type { Problem } from '../frame/problems';
import { either } from '../frame/wording';
import { openTypes, scoreOf } from './duels';
import { DUEL_TYPES, problem, type Challenge, type RoundOrder, type State } from './types';

/** Challenges that a player may make in a round. */
export const MOST_CHALLENGES = 2;

/** The questions for a player's challenges. */
export function challengesField(players: readonly string[]): Field<readonly Challenge[]> {
  return repeated(
    {
      title: 'Challenges',
      what: 'challenge',
      each: (n) => `Challenge ${n}`,
      asked: MOST_CHALLENGES,
      max: MOST_CHALLENGES,
    },
    object({
      player: choice({ title: 'Player', options: optionsOf(players) }),
      duel: choice({ title: 'Duel type', options: optionsOf(DUEL_TYPES) }),
    }),
  );
}

/** Every rule that a player's challenges break. */
export function challengeProblems(
  state: State,
  player: string,
  challenges: NonNullable<Draft<RoundOrder>['challenges']>,
): readonly Problem[] {
  const open = openTypes(scoreOf(state, player));
  return challenges.flatMap((challenge, index) => {
    const problems: Problem[] = [];
    const { player: rival, duel } = challenge ?? {};
    const place = ['challenges', index];
    if (rival === player) {
      const text = `Challenging ${rival}: that is you. Challenge somebody else.`;
      problems.push(problem('chose-oneself', [...place, 'player'], text));
    }
    const first = challenges.findIndex((other) => other?.player === rival);
    if (rival !== undefined && first !== index) {
      const text = `Challenging ${rival} twice: your challenges of a round go to different players.`;
      problems.push(problem('repeated', [...place, 'player'], text));
    }
    if (duel !== undefined && !open.includes(duel)) {
      const left =
        open.length === 0 ? 'You have none left to challenge with.' : `You can still use ${either(open)}.`;
      const text = `Challenging with ${duel}: you have lost that type. ${left}`;
      problems.push(problem('lost-type', [...place, 'duel'], text));
    }
    return problems;
  });
}
