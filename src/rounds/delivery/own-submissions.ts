// What players read of their own submissions while their stage is open: which do not count and why, and that one which
// counted does not any more. Nobody else reads any of it (ALL-1).
import type { Fate } from '../../games/submissions';
import type { Rows } from '../../games/tabs';
import type { EntryKind } from '../record/entries';
import type { LedgerRow } from '../record/ledger';
import type { GameSession } from '../session/game-session';
import { fatesNow } from '../session/judge';
import { timeText } from '../time-zone';
import type { Message } from '../view/api';
import { hostMessages } from './messages';

/** For a player's own book: what they sent that does not count, and every reason. */
export function refusedRows(session: GameSession, player: string, zone: string): Rows {
  return refusalsOf(fatesNow(session), player).map((refusal) => [
    'Does not count',
    `${whatText(session, refusal, zone)}: ${refusal.reasons}`,
  ]);
}

/** Why a player's latest submission does not count; empty where none was refused. */
export function lastRefusal(session: GameSession, player: string): string {
  const own = refusalsOf(fatesNow(session), player);
  return own[own.length - 1]?.reasons ?? '';
}

interface Refusal {
  readonly id: string;
  readonly byHost: boolean;
  readonly reasons: string;
}

function refusalsOf(fates: readonly Fate[], name: string): readonly Refusal[] {
  return fates.flatMap(({ id, player, known, byHost, fate }) =>
    known && player === name && fate.kind === 'refused'
      ? [{ id, byHost: byHost !== undefined, reasons: fate.problems.map(({ text }) => text).join(' ') }]
      : [],
  );
}

function whatText({ inputs }: GameSession, { id, byHost }: Refusal, zone: string): string {
  if (byHost) return 'What the host entered for you';
  const at = inputs.submissions.find(({ from }) => from === id)?.at ?? 0;
  return at === 0 ? 'What you sent' : `What you sent on ${timeText(at, zone)}`;
}

/** What a commit changes for authors of submissions: whose book says something else, and who is told. */
export interface JudgedAnew {
  readonly books: readonly string[];
  readonly messages: readonly Message[];
}

/** The entries after which submissions of the open stage may be judged otherwise than before. */
const JUDGES_ANEW: readonly EntryKind[] = [
  'key',
  'substituted',
  'deadline',
  'host-facts',
  'entered',
  'late-accepted',
  'removed',
  'corrected',
  'settings',
];

/** What these rows change for authors of submissions of the stage that is open before and after them. */
export function judgedAnew(before: GameSession, after: GameSession, rows: readonly LedgerRow[]): JudgedAnew {
  const { stage } = after.match;
  const same = stage !== null && before.match.stage?.name === stage.name;
  if (!same || !rows.some(({ entry }) => JUDGES_ANEW.includes(entry.kind)))
    return { books: [], messages: [] };
  const [old, now] = [fatesNow(before), fatesNow(after)];
  const { roster } = after.match;
  const news = roster.flatMap((player) =>
    spoiled(old, now, player).map((why) => ({
      to: { player },
      text: `What you sent does not count any more: ${why}`,
    })),
  );
  return {
    books: roster.filter(
      (player) => JSON.stringify(refusalsOf(old, player)) !== JSON.stringify(refusalsOf(now, player)),
    ),
    messages: hostMessages(stage.title, roster, news),
  };
}

/** Why a player's submission that counted is refused now, or that the host has set it aside. */
function spoiled(old: readonly Fate[], now: readonly Fate[], player: string): readonly string[] {
  const counted = old.find((fate) => fate.player === player && fate.fate.kind === 'counted');
  if (counted === undefined) return [];
  const found = now.find(({ id }) => id === counted.id);
  if (found === undefined) return ['The host has set it aside.'];
  return found.fate.kind === 'refused' ? [found.fate.problems.map(({ text }) => text).join(' ')] : [];
}
