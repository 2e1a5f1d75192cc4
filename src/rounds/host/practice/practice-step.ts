// Takes a practice season's next step as a host would: plays a round, counts or drafts a match, or opens an episode.
import { isolateRtl, andList } from '../../../games/frame/wording';
import { fail, ok, type Result } from '../../../games/frame/result';
import { episodeText } from '../../../seasons/episode-text';
import type { WithSession } from '../../commit/call';
import { performStepsIn } from '../../commit/perform';
import { DESK_CALLS } from '../desk/calls';
import { deskView } from '../desk/desk-view';
import { HOST_PART_CALLS } from '../host-part/calls';
import { MESSAGE_CALLS } from '../messages/calls';
import { SEASON_CALLS } from '../season/calls';
import { SET_UP_CALLS } from '../set-up/create-and-deliver';
import { STAGE_CALLS } from '../stage/calls';
import { submitForPractice, practiceEpisodeCount, practiceGame } from './practice';
import type { CallProblem } from '../../reply/reply';
import type { DeskView, GameView } from '../desk/views';
import type { SeasonView } from '../season/views';
import type { StageView } from '../stage/views';
import type { Ports } from '../../ports/ports';
import { requireGame, type Session } from '../../session/game-session';

interface PracticeStep extends WithSession {
  /** What was done, in words that players can read too; empty if nothing was left to do. */
  readonly did: readonly string[];
}

type PracticeResult = Result<PracticeStep, CallProblem>;
type SessionResult = Result<Session, CallProblem>;

export function runPracticeStep(ports: Ports): PracticeResult {
  const session = DESK_CALLS.getDesk.run(ports, undefined);
  if (!session.ok) return session;
  const desk = deskView(session.value);
  const season = 'season' in desk ? desk.season : undefined;
  if (season?.practice !== true) return fail(NOT_IN_PRACTICE);
  if (season.end !== null) return ok({ did: [], session: session.value });
  const play = deskGameView(desk);
  if (play !== undefined) {
    if (play.toPrepare.length > 0)
      return toStepResult(SET_UP_CALLS.prepareNext.run(ports, undefined), ['Created forms and books.']);
    if (play.stage !== null) return playStage(ports, play.stage);
    if (hasUndeliveredBooks(play))
      return toStepResult(MESSAGE_CALLS.deliverSome.run(ports, undefined), ['Updated the books.']);
  }
  return playSeasonStep(ports, season, desk.draft?.game.title);
}

function deskGameView(desk: DeskView): GameView | undefined {
  return 'play' in desk ? desk.play : undefined;
}

const NOT_IN_PRACTICE: CallProblem = {
  code: 'not-practice',
  text: 'Playing for everyone: that’s only possible in a practice season. Start a practice season in an empty spreadsheet.',
};

function toStepResult(done: SessionResult, lines: readonly string[]): PracticeResult {
  return done.ok ? ok({ did: lines, session: done.value }) : done;
}

function hasUndeliveredBooks({ deliveries }: GameView): boolean {
  return deliveries.some(({ kind, state }) => kind === 'book' && state === 'waiting');
}

/** Sends everyone's answers, saves the host's entries, resolves the stage and delivers the books. */
function playStage(ports: Ports, stage: StageView): PracticeResult {
  const submitted: SessionResult = performStepsIn(ports, requireGame, (session, shell) =>
    submitForPractice(session, shell, []),
  );
  if (!submitted.ok) return submitted;
  const { hostSample: answers } = stage;
  const entered = answers === undefined ? submitted : HOST_PART_CALLS.saveHostFacts.run(ports, { answers });
  if (!entered.ok) return entered;
  const resolved = STAGE_CALLS.resolveRound.run(ports, { stage: stage.name, token: '' });
  if (!resolved.ok) return resolved;
  const delivered = MESSAGE_CALLS.deliverSome.run(ports, undefined);
  if (!delivered.ok) return delivered;
  // Then creates the next stage's forms, as the sidebar does.
  const play = deskGameView(deskView(delivered.value));
  const next = play?.toPrepare.length === 0 ? delivered : SET_UP_CALLS.prepareNext.run(ports, undefined);
  return toStepResult(next, [`${stage.title}.`, ...(play?.lastNews?.lines ?? [])]);
}

/** `title`: the drafted game's title. */
function playSeasonStep(ports: Ports, season: SeasonView, title = 'The match'): PracticeResult {
  const { next, episodes, nextEpisode } = season;
  switch (next.action) {
    case 'count':
      return countPracticeMatch(ports, season);
    case 'draft-match': {
      const kind = next.kind ?? 'main';
      const game = next.game ?? practiceGame(kind, episodes.length - 1, ports.games);
      return toStepResult(SET_UP_CALLS.draft.run(ports, { game, kind }), [
        `${next.title}: everything is filled in.`,
      ]);
    }
    case 'create-match':
      return toStepResult(SET_UP_CALLS.create.run(ports, undefined), [
        `${episodeText(season.episode)}: ${title} begins.`,
      ]);
    case 'open-episode':
      return episodes.length < practiceEpisodeCount(ports.games)
        ? toStepResult(SEASON_CALLS.openEpisode.run(ports, { episode: nextEpisode }), [
            `${episodeText(nextEpisode)} begins.`,
          ])
        : endPracticeSeason(ports, season);
    case 'end-season':
      return endPracticeSeason(ports, season);
    case 'play':
    case 'none':
      return toStepResult(DESK_CALLS.getDesk.run(ports, undefined), []);
  }
}

/** Counts the match. If the match doesn't decide who is eliminated, eliminates a player who didn't win. */
function countPracticeMatch(ports: Ports, season: SeasonView): PracticeResult {
  const look = SEASON_CALLS.previewCount.run(ports, undefined);
  if (!look.ok) return look;
  const { token, changes, eliminable } = look.value;
  const match = season.matches[season.matches.length - 1];
  const loser = eliminable.find((player) => match?.winners.includes(player) !== true);
  const own = loser === undefined ? [] : [{ player: loser, eliminated: true } as const];
  const counted = SEASON_CALLS.countMatch.run(ports, { token, leaveOut: [], changes: own, reason: '' });
  const lines = changes
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ player, text }) => `${isolateRtl(player)}: ${text}.`);
  const gone = own.map(({ player }) => `${isolateRtl(player)}: eliminated.`);
  return toStepResult(counted, [`${match?.title ?? 'The match'} is counted.`, ...lines, ...gone]);
}

/** Ends the season. The winners are the last match's winners who are still in, else the person who joined first. */
function endPracticeSeason(ports: Ports, { people, matches }: SeasonView): PracticeResult {
  const names = people.filter((person) => person.status === 'in').map(({ name }) => name);
  const last = matches[matches.length - 1]?.winners.filter((name) => names.includes(name)) ?? [];
  const winners = last.length > 0 ? last : names.slice(0, 1);
  return toStepResult(SEASON_CALLS.endSeason.run(ports, { winners }), [
    `The season is over. ${andList(winners)} won.`,
  ]);
}
