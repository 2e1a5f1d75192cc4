// A practice season: sample people, and drafts of matches with everything filled in that the standings do not say.
import type { Catalogue } from '../../../games/frame/catalogue';
import type { Result } from '../../../games/frame/result';
import type { MatchKind } from '../../../games/frame/season';
import type { CallProblem } from '../../reply/reply';
import type { StartSeason } from '../season/inputs';
import type { Commit } from '../../commit/commit';
import type { Session } from '../../session/game-session';
import { startSeason } from '../season/start-season';

const SAMPLE: StartSeason = {
  name: 'A practice season',
  currencies: [
    { name: 'garnets', shown: 'own' },
    { name: 'bellflowers', shown: 'public' },
  ],
  inherit: 'everything',
  people: ['Ana', 'Bo', 'Chen', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'].map((name, at) => ({
    name,
    purses: { garnets: 3 + (at % 4) },
  })),
};

/** The number of episodes after which a practice season ends: one for each game that it plays as a main match. */
export function practiceEpisodes(games: Catalogue): number {
  return practised('main', games).length;
}

/** Lists the games that a practice season plays as this kind of match, in the order of the catalogue. */
function practised(kind: MatchKind, games: Catalogue): readonly string[] {
  return games.filter(({ season }) => season.practice.includes(kind)).map(({ info }) => info.id);
}

/**
 * Chooses the game of a match in a practice season, one for each episode; after the last it begins again with the
 * first. `episode` is the place of the open one, from 0.
 */
export function practiceGame(kind: MatchKind, episode: number, games: Catalogue): string {
  const ids = practised(kind, games);
  return ids[episode % ids.length] ?? '';
}

/** Starts a season with sample people. */
export function startPracticeSeason(session: Session, secret: () => string): Result<Commit, CallProblem> {
  return startSeason(session, SAMPLE, secret, true);
}
