// The last stage for one player of The Black Garnet, in sentences with cause and number.
import { last, latestLogged, latestOf, type Log } from '../../frame/events';
import { all, changeNumber, count } from '../../frame/wording';
import type { Event, OwnRound } from '../events';
import { missionText, text, wonText } from '../text';

/** The missions and the duels of the round that is over last, or the stage before the rounds. */
export function brought(log: Log<Event>): readonly string[] {
  return [...missionsHeld(log), ...ownPart(log)];
}

/** The missions of the round that is over last; those of an open one are told with what the host entered. */
function missionsHeld(log: Log<Event>): readonly string[] {
  const over = last(log.filter(({ event: { kind } }) => kind === 'round-played' || kind === 'game-ended'));
  return log.flatMap(({ stage, event }) =>
    stage === over?.stage && event.kind === 'mission-held' ? [missionText(event.mission)] : [],
  );
}

/** The reader's own part in the stage that is over last. */
function ownPart(log: Log<Event>): readonly string[] {
  if (latestOf(log, 'game-ended') !== undefined) return [];
  const round = latestOf(log, 'round-played')?.round;
  if (round !== undefined) return roundBrought(round);
  const told = latestLogged(log, 'power-used') ?? latestLogged(log, 'points-distributed');
  return told === undefined ? [] : text(told.event).split('\n');
}

/** A round in two sentences: the duels, and the black garnets that they moved. */
function roundBrought({ made, received, changes, lostTypes, score: { black } }: OwnRound): readonly string[] {
  const won = received.filter((one) => one.won).map(({ duel }) => duel);
  const lost = received.filter((one) => !one.won).map(({ duel }) => duel);
  const duels = [
    ...made.map((one) => `you challenged ${one.player} to duel ${one.duel} and ${wonText(one.won)}`),
    ...(won.length === 0 ? [] : [`challenged, you won ${all(won)}`]),
    ...(lost.length === 0 ? [] : [`challenged, you lost ${all(lost)}`]),
  ].join('; ');
  const by = changes.reduce((sum, { amount }) => sum + amount, 0);
  const closed = lostTypes.length === 0 ? '' : ` You can no longer challenge with ${all(lostTypes)}.`;
  return [
    duels === '' ? 'You had no duels.' : `${duels.slice(0, 1).toUpperCase()}${duels.slice(1)}.`,
    `Your duels moved your black garnets by ${changeNumber(by)}: you have ${count(black, 'black garnet')}.${closed}`,
  ];
}

/** The change of a player's black garnets by the duels of the round that is over last. */
export function blackMoved(log: Log<Event>): number {
  const changes = latestOf(log, 'round-played')?.round.changes ?? [];
  return changes.reduce((sum, { amount }) => sum + amount, 0);
}

/** The word that the open round is the last, once a mission in it succeeded; nothing once the game is over. */
export function lastRound(log: Log<Event>): readonly string[] {
  if (latestOf(log, 'game-ended') !== undefined) return [];
  const held = latestLogged(log, 'mission-held');
  return held?.event.mission.success === true
    ? [`${missionText(held.event.mission)} The game ends with this round.`]
    : [];
}
