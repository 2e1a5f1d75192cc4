// Keys that the published record shows: older versions left a substitute's key in it as it is, and a hash covers it. Such
// a key is replaced before anybody reads it there; where they have read it already, when the game is next opened.
import { NOTHING, type Commit } from './commit';
import { secretsShown, type NewEntry } from '../record/ledger';
import { personOf } from '../record/seats';
import type { Secret } from '../record/secret';
import type { Kept, Session } from '../session/game-session';

/** A new key for each player whose key the record shows. */
export function replacedKeys({ ledger, record }: Kept, newKey: () => Secret): readonly NewEntry[] {
  const shown = secretsShown(ledger);
  return [...record.keys]
    .filter(([, key]) => shown.includes(key))
    .map(([player]) => ({
      text: `Gave ${personOf(record, player)} a new link, since the published record shows the old one, which no longer works.`,
      entry: { kind: 'key', body: { player, key: newKey(), shown: true } },
    }));
}

/** Replaces keys that everybody can read. */
export function replaceShownKeys(session: Session, newKey: () => Secret): Commit {
  if (session.kind !== 'game' || !session.record.published) return NOTHING;
  const entries = replacedKeys(session, newKey);
  return entries.length === 0
    ? NOTHING
    : { entries, deliver: { kind: 'results', about: 'New links', messages: [] } };
}
