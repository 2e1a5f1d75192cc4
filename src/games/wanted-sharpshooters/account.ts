// The rounds of Wanted Sharpshooters in words, for messages, logs, books and pages. Almost all sentences are in the past
// tense, in which “You” and names take the same verb.
import { subjectAndVerb, factLine, sentenceLine, youOrName, type Line } from '../frame/account';
import type { Knowledge } from '../frame/closed-choices';
import { stageEvents, latestLoggedEvent, type EventOf } from '../frame/events';
import { andList, isolateRtl, capitalise, signedNumber, plural } from '../frame/wording';
import { gameEndLines } from './end-account';
import type {
  ActionReport,
  Board,
  ChangeCause,
  Event,
  Hit,
  OpenFacts,
  ShotReport,
  StorageCause,
  Resource,
} from './events';
import { findBoardRow, knownTargets } from './player-knowledge';
import { EXTRA_GROWTH } from './storage';

interface Reader {
  readonly name: string;
  readonly targets: readonly string[];
}

/** An event's lines for messages, unless other lines already say the same. */
export function eventLines(event: Event): readonly Line[] {
  return isOnlyForLog(event) ? [] : linesAbout(event);
}

/** Whether messages leave out this event, because the line about an action or the round's final board includes it. */
function isOnlyForLog(event: Event): boolean {
  if (event.kind !== 'changed') return ['storage-changed', 'exchange-entered'].includes(event.kind);
  // An action's own line includes its bullets. Exchanges are only reported in garnets.
  return event.unit === 'bullets' && ['shot', 'purchase', 'exchange', 'claim'].includes(event.cause.kind);
}

/** An event's lines for the log; empty if other tabs show it. */
export function logLines(event: Event): readonly Line[] {
  return 'player' in event || event.kind === 'storage-changed' ? linesAbout(event) : [];
}

/** An event's lines if it concerns the reader: what they did, what was done to them, whom they missed or killed. */
export function playerLines(event: Event, reader: Reader): readonly Line[] {
  const { name } = reader;
  if (!('player' in event)) return [];
  if (event.player === name || (event.kind === 'died' && event.killers.includes(name)))
    return linesAbout(event, reader);
  if (event.kind !== 'acted' || event.action.kind !== 'shoot') return [];
  const { shots, weapon } = event.action;
  return shots
    .filter(({ victim, missed }) => missed && victim === name)
    .map((shot) => shotLine(event.player, weapon, shot, reader));
}

function linesAbout(event: Event, reader?: Reader): readonly Line[] {
  switch (event.kind) {
    case 'targets-given':
      return [sentenceLine(`Your targets are ${andList(event.targets)}.`)];
    case 'moved':
      return [
        sentenceLine(`${nameOrYou(event.player, reader)} moved to ${event.meadow}.`, {
          why: 'Moved by the host.',
        }),
      ];
    case 'acted':
      return actionLines(event, reader);
    case 'changed':
      return [unitChangeLine(event, reader)];
    case 'storage-changed': {
      const { meadow, by, cause } = event;
      const amount = `${by > 0 ? '+' : ''}${plural(by, 'bullet')}`;
      return [sentenceLine(`Storage in ${meadow}: ${amount}.`, { why: storageReason(cause) })];
    }
    case 'poisoned':
      return [
        poisonLine(event.player, reader?.name, 'the next round', `Hit by ${event.by} (${event.weapon}).`),
      ];
    case 'died':
      return [deathLine(event, reader)];
    case 'exchange-entered':
      return [
        sentenceLine(
          `${nameOrYou(event.player, reader)} exchanged ${plural(event.garnets, 'garnet')} for bullets.`,
          {
            why: 'The host entered this. Everyone sees it after the round.',
          },
        ),
      ];
    case 'round-ended':
      return boardLines(event.board);
    case 'result-announced':
      return gameEndLines(event);
  }
}

function nameOrYou(name: string, reader: Reader | undefined): string {
  return name === reader?.name ? 'You' : isolateRtl(name);
}

/** An action in a few words, `claimed 3 bullets`, with the reason as a sentence. */
export function actionText(action: ActionReport): Pick<Line, 'what' | 'why'> {
  switch (action.kind) {
    case 'shoot':
      return {
        what: `shot at ${andList(action.shots.map(({ victim }) => victim))} (${action.weapon})`,
        why: '',
      };
    case 'buy': {
      const { got, missed } = action;
      return {
        what: `bought ${got.length === 0 ? 'nothing' : andList(got)}`,
        why: missed.length === 0 ? '' : `${andList(missed)} had sold out, so there was no charge.`,
      };
    }
    case 'guilt':
      return {
        what: `accused ${action.accused} of shooting ${action.victim}`,
        why: action.right ? 'That was right.' : 'That was wrong, so nothing happened.',
      };
    case 'claim': {
      const { share, claimants, storage, meadow } = action;
      const shared =
        claimants.length === 1 ? 'nobody else claimed it' : `${claimants.length} players shared it`;
      return {
        what: `claimed ${plural(share, 'bullet')}`,
        why: `${meadow}’s storage had ${plural(storage, 'bullet')}, and ${shared}.`,
      };
    }
    case 'duck':
      return { what: 'ducked', why: '' };
    case 'nothing':
      return { what: 'did nothing', why: '' };
  }
}

function actionLines({ player, action }: EventOf<Event, 'acted'>, reader?: Reader): readonly Line[] {
  if (action.kind === 'shoot')
    return action.shots.map((shot) => shotLine(player, action.weapon, shot, reader));
  const { what, why } = actionText(action);
  return [sentenceLine(`${nameOrYou(player, reader)} ${what}.`, { why })];
}

function shotLine(by: string, weapon: string, { victim, missed, lives }: ShotReport, reader?: Reader): Line {
  const target = reader?.targets.includes(victim) === true ? ', your target' : '';
  const whom = `${youOrName(victim, reader?.name)}${target} (${weapon})`;
  if (missed)
    return sentenceLine(`${nameOrYou(by, reader)} missed ${whom}.`, {
      why: `${nameOrYou(victim, reader)} ducked.`,
    });
  const left = `${subjectAndVerb(victim, reader?.name, 'have', 'has')} ${plural(lives, 'life', 'lives')} left.`;
  return sentenceLine(`${nameOrYou(by, reader)} hit ${whom}.${lives === 0 ? '' : ` ${left}`}`);
}

/** A death. Its killers read it as their own action, with the objective that it completes. */
function deathLine({ player, killers, lost }: EventOf<Event, 'died'>, reader?: Reader): Line {
  if (reader !== undefined && killers.includes(reader.name)) {
    const others = killers.filter((name) => name !== reader.name);
    const isTarget = reader.targets.includes(player);
    const done = isTarget ? ', your target. That completes one of your objectives' : '';
    return sentenceLine(`${andList(['You', ...others])} killed ${player}${done}.`, {
      tone: isTarget ? 'good' : 'plain',
    });
  }
  const items = lost.length === 0 ? '' : ` and lost ${andList(lost)}`;
  return sentenceLine(`${nameOrYou(player, reader)} died${items}.`, {
    why: `${andList(killers)} dealt the killing blow.`,
    tone: 'bad',
  });
}

const UNIT_SINGULARS: Readonly<Record<Resource, string>> = {
  lives: 'life',
  bullets: 'bullet',
  garnets: 'garnet',
  bellflowers: 'bellflower',
};

function unitChangeLine({ player, unit, by, cause }: EventOf<Event, 'changed'>, reader?: Reader): Line {
  const isGain = by > 0;
  return sentenceLine(
    `${nameOrYou(player, reader)} ${isGain ? 'got' : 'lost'} ${plural(Math.abs(by), UNIT_SINGULARS[unit], unit)}.`,
    { why: changeReason(cause), tone: unit !== 'lives' ? 'plain' : isGain ? 'good' : 'bad' },
  );
}

function changeReason(cause: ChangeCause): string {
  switch (cause.kind) {
    case 'damage':
      return `${capitalise(cause.hits.map(hitText).join('; '))}.${cause.hits.length > 1 ? ' Nobody loses more than one life per round.' : ''}`;
    case 'correction':
      return 'Corrected by the host.';
    case 'exchange':
      return 'Exchanged garnets for bullets.';
    case 'shot':
      return `Cost of a shot with the ${cause.weapon}.`;
    case 'purchase':
      return `Price of ${cause.item}.`;
    case 'claim':
      return 'Claimed.';
    case 'bonus':
      return `From ${cause.item}.`;
    case 'guilt':
      return `Rightly accused ${cause.accused} of shooting ${cause.victim}.`;
    case 'dropped':
      return `Dropped into ${cause.meadow}’s storage.`;
  }
}

/** How a hit happened: `shot by Bo (Long Rifle, which hits players who duck)`. */
function hitText({ by, how }: Hit): string {
  switch (how.kind) {
    case 'shot':
      return `shot by ${by} (${how.weapon}${how.throughDuck ? ', which hits players who duck' : ''})`;
    case 'shoot-back':
      return `return fire from ${by} (${how.item})`;
    case 'guilt':
      return `accused by ${by} of shooting ${how.victim}`;
    case 'poison':
      return `poisoned by ${by} (${how.weapon}) the round before`;
  }
}

function storageReason(cause: StorageCause): string {
  switch (cause.kind) {
    case 'growth':
      return `At the start of the round: one for each player (${cause.players}), plus ${EXTRA_GROWTH}.`;
    case 'claimed':
      return `Claimed by ${andList(cause.by)}.`;
    case 'dropped':
      return `Dropped by ${cause.by}.`;
  }
}

/** The board as lines: one per player and storage, and one for the market. */
function boardLines({ players, storages, market }: Board): readonly Line[] {
  const offered = market.filter(({ left }) => left > 0).map(({ item, left }) => `${item.name} ${left}`);
  const soldOut = market.filter(({ left }) => left === 0).map(({ item }) => item.name);
  return [
    sentenceLine('After the round:'),
    ...players.map(({ name, alive, poisoned, lives, bullets, garnets, bellflowers, meadow, items }) => {
      const numbers = [
        alive ? `alive${poisoned ? ' and poisoned' : ''}` : 'dead',
        plural(lives, 'life', 'lives'),
        plural(bullets, 'bullet'),
        plural(garnets, 'garnet'),
        plural(bellflowers, 'bellflower'),
      ];
      return factLine(
        name,
        `${numbers.join(', ')}; in ${meadow}; ${items.length === 0 ? 'no items' : items.join(', ')}`,
      );
    }),
    ...storages.map(({ meadow, bullets, growth }) =>
      factLine(
        `Storage in ${meadow}`,
        `${plural(bullets, 'bullet')}${growth === null ? '' : `, ${growth} more next round`}`,
      ),
    ),
    factLine('Left in the market', offered.length === 0 ? 'nothing' : offered.join(', ')),
    ...(soldOut.length === 0 ? [] : [factLine('Sold out', soldOut.join(', '))]),
  ];
}

/** What the last round did to a player: deaths, what they did, what was done to them, and their bullets. */
export function playerRoundLines({ name, log }: Knowledge<OpenFacts, Event>, board: Board): readonly Line[] {
  const round = latestLoggedEvent(log, 'round-ended');
  if (round === undefined) return [];
  const reader = { name, targets: knownTargets(log) };
  const events = stageEvents(log, round.stage);
  const deaths = events.filter(({ kind }) => kind === 'died');
  const others = events.filter(
    (event) =>
      event.kind === 'acted' ||
      (event.kind === 'changed' && event.unit !== 'garnets' && !isOnlyForLog(event)),
  );
  const isHurt = events.some(
    (event) => event.kind === 'changed' && event.player === name && event.cause.kind === 'damage',
  );
  const { alive, bullets } = findBoardRow(board, name);
  const by = totalChange(events, name, 'bullets');
  const now = `You have ${plural(bullets, 'bullet')} now (${signedNumber(by)}).`;
  return [
    ...[...deaths, ...others].flatMap((event) => playerLines(event, reader)),
    ...(alive && !isHurt ? [sentenceLine('Nobody hurt you.')] : []),
    ...(alive && by !== 0 ? [sentenceLine(now)] : []),
  ];
}

/** The sum of a player's changes in one unit. */
export function totalChange(events: readonly Event[], name: string, unit: Resource): number {
  return events.reduce(
    (sum, event) =>
      event.kind === 'changed' && event.player === name && event.unit === unit ? sum + event.by : sum,
    0,
  );
}

/** Who is poisoned, and until when. */
export function poisonLine(
  name: string,
  reader: string | undefined,
  round: 'this round' | 'the next round',
  why = '',
): Line {
  const poisoned = name === reader ? 'You are poisoned' : `${isolateRtl(name)} is poisoned`;
  return sentenceLine(`${poisoned} and will take damage again at the end of ${round}.`, { why, tone: 'bad' });
}
