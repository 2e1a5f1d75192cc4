// Sentences that tell one player of The Black Garnet what the last stage brought them, with causes and numbers.
import { last, latestLogged, latestOf, type Log } from '../../frame/events';
import { all, capitalised, changeNumber } from '../../frame/wording';
import type { Event, OwnRound } from '../events';
import { hintText, learntText, missionText, receivedTypes, text, wonText } from '../text';

/** Tells of the missions and the reader's duels of the last finished round, or of the last stage before the rounds. */
export function brought(log: Log<Event>): readonly string[] {
  return [...missionsHeld(log), ...ownPart(log)];
}

/**
 * Tells of the missions of the last finished round; those of the open round are told elsewhere, with what the host
 * entered.
 */
function missionsHeld(log: Log<Event>): readonly string[] {
  const over = last(log.filter(({ event: { kind } }) => kind === 'round-played' || kind === 'game-ended'));
  return log.flatMap(({ stage, event }) =>
    stage === over?.stage && event.kind === 'mission-held' ? [missionText(event.mission)] : [],
  );
}

/** Tells the reader's own part in the last finished stage. */
function ownPart(log: Log<Event>): readonly string[] {
  if (latestOf(log, 'game-ended') !== undefined) return [];
  const round = latestOf(log, 'round-played')?.round;
  if (round !== undefined) return roundBrought(round);
  const told = latestLogged(log, 'power-used') ?? latestLogged(log, 'points-distributed');
  return told === undefined ? [] : text(told.event).split('\n');
}

/** A round in sentences: the duels, the black garnets that they moved, and what was bought. */
function roundBrought(round: OwnRound): readonly string[] {
  const { made, received, changes, lostTypes, learnt, hint, score } = round;
  const own = made.map(({ player, duel, won }) => `${wonText(won)} ${duel} against ${player}`);
  const others = [true, false].flatMap((won) => {
    const types = receivedTypes(received, won);
    return types.length === 0 ? [] : [`${wonText(won)} ${all(types)}`];
  });
  const fought = [
    ...(own.length === 0 ? [] : [`you ${all(own)}`]),
    ...(others.length === 0 ? [] : [`when challenged you ${all(others)}`]),
  ];
  const by = changes.reduce((sum, { amount }) => sum + amount, 0);
  const closed = lostTypes.length === 0 ? '' : ` You can no longer challenge with ${all(lostTypes)}.`;
  return [
    fought.length === 0 ? 'You had no duels.' : `${capitalised(fought.join('; '))}.`,
    `Black garnets: ${changeNumber(by)} by duels, ${score.black} now.${closed}`,
    ...learnt.map(learntText),
    ...(hint === null ? [] : [hintText(hint)]),
  ];
}

/** Adds up how the duels of the last finished round changed the player's black garnets. */
export function blackMoved(log: Log<Event>): number {
  const changes = latestOf(log, 'round-played')?.round.changes ?? [];
  return changes.reduce((sum, { amount }) => sum + amount, 0);
}
