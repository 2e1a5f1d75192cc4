import { holder } from '../../record/people';
import { seededChance } from '../../../games/frame/chance';
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import type { Shell } from '../../commit/perform';
import { findForm } from '../../record/game-files';
import type { GameSession, Session } from '../../session/game-session';
import { KEY_TITLE, PLAYER_TITLE } from '../../session/columns';
import { toFormAnswers, namesOnForms } from '../../session/form-choices';
import { missingPlayers } from '../../session/judge';
import type { CallProblem } from '../../reply/reply';
import type { Catalogue } from '../../../games/frame/catalogue';
import type { MatchKind } from '../../../games/frame/season';
import type { StartSeasonInput } from '../season/inputs';
import type { Commit } from '../../commit/commit';
import { startSeason } from '../season/start-season';
import { hasTime } from '../../ports/ports';

/** Sends random valid answers for these players, or everyone who hasn't answered; as many as one call has time for. */
export function submitForPractice(
  session: GameSession,
  { outside, reload }: Shell,
  players: readonly string[],
): Result<GameSession, CallProblem> {
  const { record, match } = session;
  const { stage } = match;
  if (!record.setUp.practice) {
    return fail({
      code: 'not-practice',
      text: 'Answering for players: that’s only possible in a practice game. Enter an answer by hand instead.',
    });
  }
  if (stage === null) return ok(session);
  if (!record.pending.accepting) return fail(ROUND_PAUSED);
  const wanted = players.length === 0 ? missingPlayers(session) : players;
  const chance = seededChance(JSON.stringify([record.setUp.seed, 'practice', stage.name]));
  const answers = stage.asks.flatMap((asked) =>
    asked.players
      .filter((name) => wanted.includes(name))
      .map((player) => ({ asked, player, move: asked.sample(player, chance.for(player)) }))
      .filter(({ move }) => move !== undefined),
  );
  if (answers.some(({ asked }) => findForm(record, asked.form) === undefined)) {
    return fail({
      code: 'no-form',
      text: `Answering for players: a form for ${stage.title} doesn’t exist yet. Create the forms and books first, then try again. Nothing was sent.`,
    });
  }
  const names = namesOnForms(session);
  for (const { asked, player, move } of answers) {
    if (!hasTime(outside)) return reload();
    const { id } = ensure(findForm(record, asked.form), 'Every form exists.');
    const said = asked.toAnswers(move).map(({ title, answer }) => [title, answer] as const);
    const { key } = holder(session.people, player);
    const filled = outside.forms.fill(id, {
      ...Object.fromEntries([[PLAYER_TITLE, player] as const, [KEY_TITLE, key] as const]),
      ...toFormAnswers(asked.questions, names, Object.fromEntries(said)),
    });
    const submitted = filled.ok ? filled.value.submit() : filled;
    if (!submitted.ok) return submitted;
  }
  return reload();
}

const ROUND_PAUSED: CallProblem = {
  code: 'paused',
  text: 'The round is paused, so nobody can answer.',
  agree: 'open again',
};

const SAMPLE_SEASON: StartSeasonInput = {
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

/** The number of episodes: one for each game that a practice season plays as a main match. */
export function practiceEpisodeCount(games: Catalogue): number {
  return practiceGames('main', games).length;
}

/** Ids of the games played for this kind of match, in catalog order. */
function practiceGames(kind: MatchKind, games: Catalogue): readonly string[] {
  return games.filter(({ season }) => season.practice.includes(kind)).map(({ info }) => info.id);
}

/** A different game for each episode; `episode` is the open episode's index. */
export function practiceGame(kind: MatchKind, episode: number, games: Catalogue): string {
  const ids = practiceGames(kind, games);
  return ids[episode % ids.length] ?? '';
}

export function startPracticeSeason(session: Session, secret: () => string): Result<Commit, CallProblem> {
  return startSeason(session, SAMPLE_SEASON, secret, true);
}
