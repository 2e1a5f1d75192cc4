// The next step of a practice season, which the program takes as a host would: a round, a count, a match, an episode.
import { fail, ok } from '../../games/frame/result';
import { PRACTICE_EPISODES, practiceGame } from '../commands/practice-season';
import type { CallProblem, DeskView, GameView, PracticeStep, Reply, SeasonView, StageView } from '../api';
import type { Ports } from '../ports/ports';
import type { Calls } from './calls';

type Step = Reply<PracticeStep>;

/** Takes the next step of the practice season in the book. */
export function practiceStep(ports: Ports, calls: Calls): Step {
  const desk = calls.getDesk(ports);
  if (!desk.ok) return desk;
  const season = 'season' in desk.value ? desk.value.season : undefined;
  if (season?.practice !== true) return fail(NOT_PRACTICE);
  if (season.end !== null) return ok({ did: [], desk: desk.value });
  const play = playIn(desk.value);
  if (play !== undefined) {
    if (play.toPrepare.length > 0) return did(calls.prepareNext(ports), ['Made forms and books.']);
    if (play.stage !== null) return playStage(ports, calls, play.stage);
    if (booksWait(play)) return did(calls.deliverSome(ports), ['Brought the books up to date.']);
  }
  return seasonStep(ports, calls, season);
}

function playIn(desk: DeskView): GameView | undefined {
  return 'play' in desk ? desk.play : undefined;
}

const NOT_PRACTICE: CallProblem = {
  code: 'not-practice',
  text: 'Playing for everyone: only a practice season does that. Start one in an empty spreadsheet.',
};

function did(reply: Reply<DeskView>, lines: readonly string[]): Step {
  return reply.ok ? ok({ did: lines, desk: reply.value }) : reply;
}

function booksWait({ deliveries }: GameView): boolean {
  return deliveries.some(({ kind, state }) => kind === 'book' && state === 'waiting');
}

/** Everybody's moves and the host's part, the stage's result, and the books. */
function playStage(ports: Ports, calls: Calls, stage: StageView): Step {
  const submitted = calls.submitForPractice(ports, { players: [] });
  if (!submitted.ok) return submitted;
  const { hostSample: answers } = stage;
  const entered = answers === undefined ? submitted : calls.saveHostFacts(ports, { answers });
  if (!entered.ok) return entered;
  const resolved = calls.resolveRound(ports, { stage: stage.name, token: '' });
  if (!resolved.ok) return resolved;
  const { round } = resolved.value;
  const delivered = calls.deliverSome(ports);
  if (!delivered.ok) return delivered;
  // The next stage's forms, as the sidebar makes them.
  const next = playIn(delivered.value)?.toPrepare.length === 0 ? delivered : calls.prepareNext(ports);
  return did(next, [`${stage.title}.`, ...(round?.news ?? [])]);
}

/** The season's own next step. */
function seasonStep(ports: Ports, calls: Calls, season: SeasonView): Step {
  const { next, episodes, nextEpisode } = season;
  switch (next.action) {
    case 'count':
      return countIt(ports, calls, season);
    case 'draft-match': {
      const kind = next.kind ?? 'main';
      const game = next.game ?? practiceGame(kind, episodes.length - 1);
      return did(calls.draftMatch(ports, { game, kind }), [`${next.title}: everything is filled in.`]);
    }
    case 'create-match': {
      const title = season.draft?.game.title ?? 'The match';
      return did(calls.createMatch(ports), [`Episode ${season.episode}: ${title} begins.`]);
    }
    case 'open-episode':
      return episodes.length < PRACTICE_EPISODES
        ? did(calls.openEpisode(ports, { episode: nextEpisode }), [`Episode ${nextEpisode} begins.`])
        : endIt(ports, calls, season);
    case 'end-season':
      return endIt(ports, calls, season);
    case 'play':
    case 'none':
      return did(calls.getDesk(ports), []);
  }
}

/** Counts the match; of a duel that names nobody who goes, the one who did not win goes. */
function countIt(ports: Ports, calls: Calls, season: SeasonView): Step {
  const look = calls.previewCount(ports);
  if (!look.ok) return look;
  const { token, changes, asked } = look.value;
  const match = season.matches[season.matches.length - 1];
  const loser = asked.find((player) => match?.winners.includes(player) !== true);
  const own = loser === undefined ? [] : [{ player: loser, eliminated: true } as const];
  const counted = calls.countMatch(ports, { token, leaveOut: [], changes: own, reason: '' });
  const lines = changes
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ player, text }) => `${player}: ${text}.`);
  const gone = own.map(({ player }) => `${player}: eliminated.`);
  return did(counted, [`${match?.title ?? 'The match'} is counted.`, ...lines, ...gone]);
}

/** Ends the season with the winners of its last match who are in, or else whoever joined first of those who are. */
function endIt(ports: Ports, calls: Calls, { people, matches }: SeasonView): Step {
  const names = people.filter((person) => person.in === 'in').map(({ name }) => name);
  const last = matches[matches.length - 1]?.winners.filter((name) => names.includes(name)) ?? [];
  const winners = last.length > 0 ? last : names.slice(0, 1);
  return did(calls.endSeason(ports, { winners }), [
    `The season is over. It is won by ${winners.join(', ')}.`,
  ]);
}
