// A player's own state: whether they are a ghost or poisoned, and their objectives.
import { factLine, sentenceLine, type Line, namesInSentence } from '../frame/account';
import type { Knowledge } from '../frame/closed-choices';
import { eventsOf, latestEvent, type EventOf, type Log, type LoggedEvent } from '../frame/events';
import { ensure } from '../frame/result';
import { plural } from '../frame/wording';
import { poisonLine } from './account';
import type { Board, Event, OpenFacts } from './events';
import { currentBoard, findBoardRow, knownTargets } from './player-knowledge';
import { OBJECTIVES } from './objectives';

/** Whether the reader is a ghost or poisoned, during the game. */
export function statusLines(known: Knowledge<OpenFacts, Event>, board: Board): readonly Line[] {
  const { name } = known;
  const { alive, poisoned } = findBoardRow(board, name);
  if (!alive) return [sentenceLine('You are a ghost.', { why: ghostWinText(known), tone: 'bad' })];
  return poisoned ? [poisonLine(name, name, 'this round')] : [];
}

/** Whether and how a ghost can still win (WS-7, WS-14). */
function ghostWinText(known: Knowledge<OpenFacts, Event>): string {
  const tones = objectiveLines(known).map(({ tone }) => tone);
  const can = tones.filter((tone) => tone !== 'bad').length >= OBJECTIVES.toWin;
  if (!can)
    return `You can no longer win, but each objective earns ${plural(OBJECTIVES.garnetsEach, 'garnet')}.`;
  return tones.includes('plain')
    ? 'You can still win: if you take a target’s last life with Guilt, that’s a killing blow.'
    : '';
}

/** The player's objectives, and which of them are done (WS-15, WS-16). */
export function objectiveLines({ name, open, log }: Knowledge<OpenFacts, Event>): readonly Line[] {
  const board = currentBoard(open, log);
  const result = latestEvent(log, 'result-announced')?.ending.result;
  const line = (label: string, done: boolean | undefined, how: string): Line =>
    factLine(label, `${done === undefined ? 'open' : done ? 'done' : 'not done'} (${how})`, {
      tone: done === undefined ? 'plain' : done ? 'good' : 'bad',
    });
  const isAlive = findBoardRow(board, name).alive;
  return [
    line(
      OBJECTIVES.survival(open.settings.aliveAtEnd),
      result?.objectives.get(name)?.survived ?? (isAlive ? undefined : false),
      isAlive
        ? `${board.players.filter(({ alive }) => alive).length} alive`
        : `you were killed ${describeKillers(findDeath(name, log), name)}`,
    ),
    ...knownTargets(log).map((target) => {
      const label = OBJECTIVES.target(target);
      const { alive, lives, meadow } = findBoardRow(board, target);
      if (alive)
        return line(
          label,
          result === undefined ? undefined : false,
          `alive, ${plural(lives, 'life', 'lives')}, in ${meadow}`,
        );
      const death = findDeath(target, log);
      return line(label, death.event.killers.includes(name), describeKillers(death, name));
    }),
  ];
}

type Death = LoggedEvent<EventOf<Event, 'died'>>;

function findDeath(dead: string, log: Log<Event>): Death {
  const death = eventsOf(log, 'died').find(({ event }) => event.player === dead);
  return ensure(death, 'A dead player has no death.');
}

/** Who killed a target, and when: `by Bo in round 3`. */
function describeKillers({ title, event }: Death, reader: string): string {
  return `by ${namesInSentence(event.killers, reader)} in ${title.toLowerCase()}`;
}
