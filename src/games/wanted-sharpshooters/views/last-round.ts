// What the last round, vote or gifts brought one player of Wanted Sharpshooters: their own action with its effect
// first, then what was done to them. Everyone knows all of it, except which of the victims are the player's targets.
import type { Known } from '../../frame/closed';
import { eventsIn, latestLogged, type EventOf, type LoggedEvent } from '../../frame/events';
import { all, changeNumber, count } from '../../frame/wording';
import type { ActionReport, Board, Event, Hit, Open } from '../events';
import { rowOf, targetsKnown } from '../known';
import { damageText } from '../text';
import { afterRounds } from './own-end';
import { changeIn } from './rounds';

/** Tells of the last round, vote or gifts as this player saw it. */
export function latestResult(
  known: Known<Open, Event>,
  board: Board,
  announced: LoggedEvent<EventOf<Event, 'result-announced'>> | undefined,
): readonly string[] {
  const round = latestLogged(known.log, 'round-ended')?.stage;
  const isRound = announced === undefined || announced.stage === round;
  return [
    ...(isRound ? lastRound(known, board) : []),
    ...(announced === undefined ? [] : afterRounds(known.name, announced.event.ending)),
  ];
}

/** Tells of the last round as this player saw it. */
function lastRound({ name, log }: Known<Open, Event>, board: Board): readonly string[] {
  const round = latestLogged(log, 'round-ended');
  if (round === undefined) return [];
  const events = eventsIn(log, round.stage);
  const targets = targetsKnown(log);
  const deed = events.find((event) => event.kind === 'acted' && event.player === name);
  const damage = events.find(
    (event) => event.kind === 'changed' && event.player === name && event.cause.kind === 'damage',
  );
  const death = events.find((event) => event.kind === 'died' && event.player === name);
  const dropped = events.find(
    (event) => event.kind === 'storage-changed' && event.cause.kind === 'dropped' && event.cause.by === name,
  );
  const bullets = changeIn(events, name, 'bullets');
  const doer = { name, targets, board };
  const row = rowOf(board, name);
  return [
    ...(death?.kind === 'died' ? [`You are dead: ${all(death.killers)} dealt the killing blow.`] : []),
    ...(dropped?.kind === 'storage-changed'
      ? [`Your ${count(dropped.by, 'bullet')} ${dropped.by === 1 ? 'lies' : 'lie'} in ${dropped.meadow}.`]
      : []),
    ...(deed?.kind === 'acted' ? ownDeed(deed.action, events, doer) : []),
    ...otherKills(deed?.kind === 'acted' ? deed.action : undefined, events, doer),
    ...(damage?.kind === 'changed' && damage.cause.kind === 'damage'
      ? [`You lost ${count(-damage.by, 'life', 'lives')}: ${damageText(damage.cause.hits)}.`]
      : row.alive
        ? ['Nobody hurt you.']
        : []),
    ...(death === undefined && bullets !== 0
      ? [`You have ${count(row.bullets, 'bullet')} now (${changeNumber(bullets)}).`]
      : []),
  ];
}

/** Names those whom the reader killed otherwise than by the action just told: by poison, or by an item. */
function otherKills(
  action: ActionReport | undefined,
  events: readonly Event[],
  { name, targets }: Doer,
): readonly string[] {
  const aimed = action?.kind === 'shoot' ? action.victims : action?.kind === 'guilt' ? [action.accused] : [];
  return events.flatMap((event) => {
    if (event.kind !== 'died' || !event.killers.includes(name) || aimed.includes(event.player)) return [];
    const target = targets.includes(event.player) ? ', your target: one objective done' : '';
    return [`A killing blow of yours was dealt to ${event.player}${target}.`];
  });
}

/** The reader: what is needed to tell of their action. */
interface Doer {
  readonly name: string;
  readonly targets: readonly string[];
  readonly board: Board;
}

/** Tells of the reader's own action, and what it brought. */
function ownDeed(action: ActionReport, events: readonly Event[], doer: Doer): readonly string[] {
  const { name } = doer;
  switch (action.kind) {
    case 'shoot':
      return action.victims.map((victim) => shotText(victim, action.weapon, events, doer));
    case 'buy': {
      const got = events.flatMap((event) =>
        event.kind === 'bought' && event.player === name ? [event.item] : [],
      );
      const missed = events.flatMap((event) =>
        event.kind === 'sold-out' && event.player === name ? [event.item] : [],
      );
      return [
        ...(got.length === 0 ? [] : [`You bought ${all(got)}.`]),
        ...(missed.length === 0 ? [] : [`You did not get ${all(missed)}: no copy was left for you.`]),
      ];
    }
    case 'guilt':
      return [guiltText(action, events, doer)];
    case 'claim': {
      const claims = events.flatMap((event) =>
        event.kind === 'changed' && event.player === name && event.cause.kind === 'claim'
          ? [{ by: event.by, meadow: event.cause.meadow }]
          : [],
      );
      const more = events
        .flatMap((event) =>
          event.kind === 'changed' && event.player === name && event.cause.kind === 'bonus'
            ? [`, and ${event.by} more by your ${event.cause.item}`]
            : [],
        )
        .join('');
      return claims.length === 0
        ? [`You claimed, and got no bullet${more}.`]
        : claims.map(({ by, meadow: where }) => `You claimed ${count(by, 'bullet')} in ${where}${more}.`);
    }
    case 'duck': {
      const avoided = events.flatMap((event) =>
        event.kind === 'ducked' && event.player === name ? [event.by] : [],
      );
      return [avoided.length === 0 ? 'You ducked.' : `You ducked: the shot of ${all(avoided)} missed you.`];
    }
    case 'nothing':
      return ['You did nothing.'];
  }
}

/** Tells of the reader's shot at one victim: a miss, a hit, or a kill, and the objective that it completes. */
function shotText(
  victim: string,
  weapon: string,
  events: readonly Event[],
  { name, targets, board }: Doer,
): string {
  const target = targets.includes(victim) ? ', your target' : '';
  const death = events.find((event) => event.kind === 'died' && event.player === victim);
  if (death?.kind === 'died' && death.killers.includes(name)) {
    return `You killed ${victim}${target} (${weapon})${target === '' ? '' : ': one objective done'}.`;
  }
  const hit = events.some(
    (event) =>
      event.kind === 'changed' &&
      event.player === victim &&
      event.cause.kind === 'damage' &&
      event.cause.hits.some(({ by, how }) => by === name && how.kind === 'shot'),
  );
  if (!hit) {
    const ducked = events.some(
      (event) => event.kind === 'ducked' && event.player === victim && event.by === name,
    );
    return ducked
      ? `You shot at ${victim}${target} (${weapon}) and missed: ${victim} ducked.`
      : `You shot at ${victim}${target} (${weapon}): no life was lost.`;
  }
  const { lives } = rowOf(board, victim);
  return death === undefined
    ? `You hit ${victim}${target} (${weapon}): ${count(lives, 'life', 'lives')} left.`
    : `You hit ${victim}${target} (${weapon}); the killing blow was not yours.`;
}

/** Tells whom the reader, a ghost, accused, and what that brought. */
function guiltText(
  { accused, victim }: Extract<ActionReport, { readonly kind: 'guilt' }>,
  events: readonly Event[],
  { name, targets }: Doer,
): string {
  const said = `You accused ${accused} of shooting ${victim}.`;
  if (events.some((event) => event.kind === 'guilt-failed' && event.player === name)) {
    return `${said} You were wrong: nothing follows.`;
  }
  const isYours = ({ by, how }: Hit): boolean => by === name && how.kind === 'guilt';
  const dealt = events.some(
    (event) =>
      event.kind === 'changed' &&
      event.player === accused &&
      event.cause.kind === 'damage' &&
      event.cause.hits.some(isYours),
  );
  const death = events.find((event) => event.kind === 'died' && event.player === accused);
  const killed = death?.kind === 'died' && death.killers.includes(name);
  const bellflowers = changeIn(events, name, 'bellflowers');
  const effect = killed
    ? `: it killed ${accused}${targets.includes(accused) ? ', your target: one objective done' : ''}`
    : dealt
      ? `: ${accused} was dealt damage`
      : '';
  const got = bellflowers === 0 ? '' : ` You got ${count(bellflowers, 'bellflower')}.`;
  return `${said} You were right${effect}.${got}`;
}
