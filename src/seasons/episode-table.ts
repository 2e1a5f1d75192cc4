// The table of episodes, as fans would make it: one word per person and episode. It is computed only from public facts.
import { finalPlaces, closingCause, episodeName } from './episodes';
import type { Change, CausedChange, Season } from './types';

/** `survived`: the person was in danger and stayed. `–`: they weren't in, or nothing has happened in this episode yet. */
const EPISODE_OUTCOMES = [
  'won',
  'token',
  'candidate',
  'opponent',
  'survived',
  'safe',
  'eliminated',
  'left',
  '–',
] as const;
export type EpisodeOutcome = (typeof EPISODE_OUTCOMES)[number];

export interface EpisodeRow {
  readonly player: string;
  readonly fates: readonly EpisodeOutcome[];
}

/** What everyone knows about a season's past. */
interface SeasonHistory {
  /** All changes, oldest first, with the index of their episode. */
  readonly log: readonly { readonly episode: number; readonly change: CausedChange }[];
  /** Winners of main matches, by index of the episode. */
  readonly won: ReadonlyMap<number, readonly string[]>;
  /** Players of counted death matches, by index of the episode. */
  readonly duels: ReadonlyMap<number, readonly string[]>;
  readonly ended: boolean;
}

/** The table's rows in order of place: people still in, then those who are out, the last to go first (SN-20). */
export function episodeTable(season: Season, past: SeasonHistory): readonly EpisodeRow[] {
  return finalPlaces(season, [])
    .flat()
    .map((player) => ({
      player,
      fates: season.episodes.map((_, episode) => episodeOutcome(season, past, player, episode)),
    }));
}

function episodeOutcome(
  season: Season,
  { log, won, duels, ended }: SeasonHistory,
  player: string,
  episode: number,
): EpisodeOutcome {
  const own = log.filter(({ change }) => change.player === player);
  const here = log.filter((line) => line.episode === episode).map(({ change }) => change);
  const going = here.filter((change) => change.player === player && isMembershipChange(change)).at(-1);
  if (going !== undefined && 'eliminated' in going) return 'eliminated';
  if (going !== undefined && 'left' in going) return 'left';
  if (!wasInSeason(own, episode)) return '–';
  if (won.get(episode)?.includes(player) === true) return 'won';
  const { candidate, opponent } = rolesAfterChanges(here);
  const fell = here.filter((change) => 'eliminated' in change).map((change) => change.player);
  const faced = [candidate, opponent].some((one) => one !== null && one !== player && fell.includes(one));
  const inDanger = candidate === player || opponent === player;
  if ((inDanger && faced) || duels.get(episode)?.includes(player) === true) return 'survived';
  if (candidate === player) return 'candidate';
  if (opponent === player) return 'opponent';
  const closing = closingCause(episodeName(season, episode));
  const tokens = here.reduce(
    (sum, change) =>
      change.player === player && 'tokens' in change && change.cause !== closing ? sum + change.tokens : sum,
    0,
  );
  if (tokens > 0) return 'token';
  return ended || episode < season.episodes.length - 1 ? 'safe' : '–';
}

function isDeparture(change: Change): boolean {
  return 'eliminated' in change || 'left' in change;
}

function isMembershipChange(change: Change): boolean {
  return isDeparture(change) || 'joins' in change;
}

/** Whether someone was in when an episode ended. A person whose first change is joining wasn't in before. */
function wasInSeason(own: SeasonHistory['log'], episode: number): boolean {
  const moves = own.filter(({ change }) => isMembershipChange(change));
  const last = moves.filter((line) => line.episode <= episode).at(-1);
  const [first] = moves;
  return last === undefined ? first === undefined || isDeparture(first.change) : 'joins' in last.change;
}

/** The Candidate and the opponent after an episode's changes. Each episode starts without either (SN-9). */
function rolesAfterChanges(changes: readonly Change[]): {
  readonly candidate: string | null;
  readonly opponent: string | null;
} {
  let candidate: string | null = null;
  let opponent: string | null = null;
  for (const change of changes) {
    const { player } = change;
    if ('candidate' in change) {
      candidate = change.candidate ? player : null;
      if (change.candidate && opponent === player) opponent = null;
    }
    if ('opponent' in change) {
      opponent = change.opponent ? player : null;
      if (change.opponent && candidate === player) candidate = null;
    }
  }
  return { candidate, opponent };
}
