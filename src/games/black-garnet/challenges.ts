// Challenges: the questions, their notes, closed choices, and problems.
import type { PlanPartLimit } from '../frame/ask';
import type { ChoiceNote, ClosedChoices, Knowledge } from '../frame/closed-choices';
import { latestEvent, type Log } from '../frame/events';
import { choice, object, toOptions, numberedList, type PartlyRead, type Field } from '../frame/fields';
import { memoize } from '../frame/lazy';
import type { Problem } from '../frame/result';
import { orList, ordinal } from '../frame/wording';
import { powerNote } from './account';
import { LOSSES_PER_GARNET, usableDuelTypes } from './duels';
import type { Event } from './events';
import { knownScore, knownDuelTypes, type KnownDuelType } from './player-knowledge';
import { shortStatTitle, statsText } from './stats';
import { DUEL_TYPES, problem, type Challenge, type OpenFacts, type RoundOrder } from './types';

export const MAX_CHALLENGES = 2;

/** The beginnings of the titles of the challenges' questions. */
export const CHALLENGE_TITLES = Array.from({ length: MAX_CHALLENGES }, (_, index) =>
  challengeTitle(index + 1),
);

function challengeTitle(n: number): string {
  return `Challenge ${n}`;
}

const PLAYER_TITLE = 'Player';

/** A player's challenges in a round must name different players. */
export const challengeLimits = memoize((players: readonly string[]): readonly PlanPartLimit[] =>
  players.map((player) => ({
    question: PLAYER_TITLE,
    answers: [player],
    most: 1,
    note: 'already challenged',
  })),
);

/** Notes for each challenge: about every player (`playerNotes`), and about every duel type (`duelTypeNote`). */
export function challengeNotes({ log }: Knowledge<OpenFacts, Event>): readonly ChoiceNote[] {
  const types = knownDuelTypes(log);
  // Without open types, all choices are closed for the same reason, so notes would only repeat that reason.
  if (types.every(({ isOpen }) => !isOpen)) return [];
  return CHALLENGE_TITLES.flatMap((_, index) => [
    ...playerNotes(log).map(({ player, note }) => ({
      place: ['challenges', index, 'player'],
      values: [player],
      note,
    })),
    ...types.flatMap((own) => {
      const note = duelTypeNote(own);
      return note === '' ? [] : [{ place: ['challenges', index, 'duel'], values: [own.type], note }];
    }),
  ]);
}

/** Each player's primary, and what the reader's power does to that player or reveals about them. */
export function playerNotes(log: Log<Event>): readonly { readonly player: string; readonly note: string }[] {
  const power = latestEvent(log, 'power-used')?.power;
  return (latestEvent(log, 'primaries-published')?.primaries ?? []).map(({ player, primary }) => {
    const known =
      power !== undefined && 'target' in power && power.target === player ? [powerNote(power)] : [];
    return { player, note: [primary === null ? 'no primary' : shortStatTitle(primary), ...known].join('; ') };
  });
}

/** A duel type's stats if the player has learned them, and their wins and losses with it; can be empty. */
function duelTypeNote({ won, lost, stats }: KnownDuelType): string {
  const went = [...(won === 0 ? [] : [`won ${won}`]), ...(lost === 0 ? [] : [`lost ${lost}`])].join(', ');
  return [statsText(stats ?? []), went].filter((part) => part !== '').join('; ');
}

export function challengesField(players: readonly string[]): Field<readonly Challenge[]> {
  return numberedList(
    {
      title: 'Challenges',
      what: 'challenge',
      each: challengeTitle,
      asked: MAX_CHALLENGES,
      max: MAX_CHALLENGES,
    },
    object({
      player: choice({ title: PLAYER_TITLE, options: toOptions(players) }),
      duel: choice({
        title: 'Duel type',
        help: `If you lose, you can no longer challenge with this type. Every ${ordinal(LOSSES_PER_GARNET)} loss costs a black garnet.`,
        options: toOptions(DUEL_TYPES),
      }),
    }),
  );
}

/** Choices closed to a player: their own name, and lost duel types. Once all types are lost, every player. */
export function closedChallenges({ name, open, log }: Knowledge<OpenFacts, Event>): readonly ClosedChoices[] {
  const { lostTypes } = knownScore(log);
  const types = usableDuelTypes({ lostTypes });
  const left = types.length === 0 ? 'You have no types left.' : `You can still use ${orList(types)}.`;
  const isOut = types.length === 0;
  return CHALLENGE_TITLES.flatMap((_, index): readonly ClosedChoices[] => {
    const player = ['challenges', index, 'player'];
    const oneself = `Challenging ${name}: that’s you. Challenge somebody else.`;
    return [
      {
        place: player,
        values: isOut ? [] : [name],
        why: 'yourself',
        code: 'chose-oneself',
        text: () => oneself,
      },
      {
        place: player,
        values: isOut ? open.players : [],
        why: 'no duel type left',
        code: 'lost-type',
        text: ([rival]) =>
          `Challenging ${rival}: you have lost all duel types and can no longer challenge anybody. Leave the challenge out.`,
      },
      {
        place: ['challenges', index, 'duel'],
        values: lostTypes,
        why: 'you have lost it',
        code: 'lost-type',
        text: ([type]) => `Challenging with ${type}: you have lost that type. ${left}`,
      },
    ];
  });
}

/** Problems of challenges that name the same player twice. */
export function challengeProblems(
  challenges: NonNullable<PartlyRead<RoundOrder>['challenges']>,
): readonly Problem[] {
  return challenges.flatMap((challenge, index) => {
    const rival = challenge?.player;
    const first = challenges.findIndex((other) => other?.player === rival);
    if (rival === undefined || first === index) return [];
    const text = `Challenging ${rival} twice: your challenges in a round must go to different players.`;
    return [problem('repeated', ['challenges', index, 'player'], text)];
  });
}
