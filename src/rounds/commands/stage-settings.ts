// Small changes of the open stage: its deadline, whether its forms are open, a player's key.
import { fail, type Result } from '../../games/result';
import type { Message, UserError } from '../view/api';
import { channelsOf } from '../delivery/contacts';
import { newKey } from './create';
import { deliveriesOf } from '../delivery/deliver';
import { continueLedger, type NewEntry } from '../record/ledger';
import { EVERYONE } from '../delivery/messages';
import { enqueue, outboxTab } from '../delivery/outbox';
import type { Ports } from '../ports';
import { loadGame, type Table } from '../session/load';
import { discordTime } from '../time-zone';

/** Moves the deadline, or takes it away; books and the public channel are to tell the new one. */
export function setDeadline(ports: Ports, deadline: number | null): Result<undefined, UserError> {
  return append(ports, (stage, title) => ({
    text: deadline === null ? 'Took away the deadline.' : 'Set the deadline.',
    entry: { kind: 'deadline', body: { stage, ...(deadline === null ? {} : { deadline }) } },
    told: [
      {
        to: EVERYONE,
        text:
          deadline === null
            ? `${title}: there is no deadline any more.`
            : `${title}: the deadline is now ${discordTime(deadline)} (${discordTime(deadline, 'R')}).`,
      },
    ],
  }));
}

/** Closes the forms, or opens them again. */
export function setAccepting(ports: Ports, accepting: boolean): Result<undefined, UserError> {
  return append(ports, (stage) => ({
    text: accepting ? 'Opened the forms again.' : 'Closed the forms.',
    entry: { kind: 'accepting', body: { stage, accepting } },
  }));
}

/** Gives a player a new key, which their book is to show; the old one is nobody's from then on. */
export function replaceKey(ports: Ports, player: string): Result<undefined, UserError> {
  return append(ports, () => ({
    text: `Gave ${player} a new link. The old one no longer works.`,
    entry: { kind: 'key', body: { player, key: newKey(ports) } },
    told: [],
  }));
}

interface Step extends NewEntry {
  /** What the channels are told. Absent: nothing that any book shows has changed. */
  readonly told?: readonly Message[];
}

function append(ports: Ports, make: (stage: string, title: string) => Step): Result<undefined, UserError> {
  const table = loadGame(ports);
  if (!table.ok) return table;
  const { stage } = table.value.match;
  if (stage === null) {
    return fail({ code: 'game-over', text: 'Changing the open stage: the game is over, none is open.' });
  }
  const { told, ...step } = make(stage.name, stage.title);
  const rows = continueLedger(table.value.ledger, [step], ports.now(), ports.who());
  return ports.book.write({
    ledger: rows,
    ...(told === undefined ? {} : { outbox: outboxTab(withNews(table.value, rows[0]?.number ?? 0, told)) }),
  });
}

function withNews(table: Table, row: number, messages: readonly Message[]): ReturnType<typeof enqueue> {
  const { match, snapshot } = table;
  const title = match.stage?.title ?? '';
  return enqueue(deliveriesOf(table), row, title, match.roster, messages, channelsOf(snapshot));
}
