// A practice season: sample people, and drafts of matches with everything filled in that the standings do not say.
import type { PlayableGame } from '../../games/frame/playable';
import type { Result } from '../../games/frame/result';
import type { MatchKind } from '../../games/frame/season';
import type { Season } from '../../seasons/types';
import type { CallProblem, StartSeason } from '../api';
import type { Commit } from '../commit/commit';
import { draftOf } from '../session/draft';
import type { Session } from '../session/game-session';
import { filledDraft, savedSeasonDraft, type SeasonDraft } from '../session/season-draft';
import { startSeason } from './start-season';

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

/** The number of episodes after which a practice season ends. */
export const PRACTICE_EPISODES = 3;

/** The games of its main and death matches, an episode each; after the last they begin anew. */
const PLAN: Readonly<Record<MatchKind, readonly string[]>> = {
  main: ['soullinked', 'wanted-sharpshooters', 'black-garnet'],
  between: ['between'],
  death: ['own-match', 'own-match', 'tactical-picture-hunt'],
  extra: ['own-match'],
};

/** The game of a match in a practice season; `episode` is the place of the open one, from 0. */
export function practiceGame(kind: MatchKind, episode: number): string {
  const games = PLAN[kind];
  return games[episode % games.length] ?? '';
}

/** Starts a season with sample people. */
export function startPracticeSeason(session: Session, secret: () => string): Result<Commit, CallProblem> {
  return startSeason(session, SAMPLE, secret, true);
}

/** The draft with the settings of the game's sample, and its roster's cells where the standings say nothing. */
export function sampledDraft(standing: Season, draft: SeasonDraft): SeasonDraft {
  const { settings, roster } = sampleOf(draft.definition);
  const filled = filledDraft(standing, draft).roster.map((cells, row) =>
    cells.map((cell, column) => (cell === '' ? (roster[row]?.[column] ?? '') : cell)),
  );
  return savedSeasonDraft(standing, { ...draft, settings, roster: filled }) ?? draft;
}

function sampleOf(game: PlayableGame): Pick<SeasonDraft, 'settings' | 'roster'> {
  return draftOf(game, { players: game.sampleRoster, settings: game.sampleSettings, seed: '' });
}
