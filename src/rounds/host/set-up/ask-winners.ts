// Finds the earlier winners who decide settings of a drafted match (SN-13), and asks them (SN-23).
import { dropUndefined } from '../../../games/frame/json';
import type { PlayableGame } from '../../../games/frame/playable';
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import type { MatchKind } from '../../../games/frame/season';
import { andList } from '../../../games/frame/wording';
import { episodeText } from '../../../seasons/episode-text';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import { personNamed, personById, type Person } from '../../record/people';
import type { PastMatch } from '../../record/season-entries';
import type { SeasonPlaceView, WinnerQuestionView } from '../../reply/draft-view';
import type { CallProblem } from '../../reply/reply';
import type { Draft } from '../../session/draft';
import { draftTabs, readDraft, draftSlot } from '../../session/draft-tabs';
import { readerSeats, deliverySubject, type BookSession } from '../../session/readers';
import { seatHolderTexts } from '../../session/match-holders';
import { winnerAnswers, draftQuestions, titlesDecidedByWinners } from '../../session/winner-questions';
import { allSeasonMatches } from '../season/past-match';
import type { AskWinnerInput } from './inputs';

/** Settings of the drafted match that another match's winners decide. */
interface WinnerDecision {
  readonly by: MatchKind;
  readonly titles: readonly string[];
  /** The match that they won, as text. */
  readonly which: string;
  readonly winners: readonly string[];
  /** The winners who can be asked. */
  readonly people: readonly Person[];
}

function winnerDecisions(session: BookSession, game: PlayableGame): readonly WinnerDecision[] {
  const { decided = [] } = game.season;
  const matches = session.season === undefined ? [] : allSeasonMatches(session, session.season);
  const kinds = [...new Set(decided.flatMap(({ by }) => by ?? []))];
  return kinds.flatMap((by) => {
    const last = [...matches].reverse().find(({ kind, counted }) => kind === by && counted);
    if (last === undefined) return [];
    const episode = episodeText(last.episode, 'episode');
    const which = by === 'death' ? `${episode}’s death match` : episode;
    const winners = seatHolderTexts(last, last.winners ?? []);
    return [
      { by, titles: titlesDecidedByWinners(game, by), which, winners, people: winningPeople(session, last) },
    ];
  });
}

/** The people who won, not substitutes who have their seats now. People without a seat have no page and can't be asked. */
function winningPeople(session: BookSession, { winners = [], playedBy = [] }: PastMatch): readonly Person[] {
  return winners
    .map((seat) => playedBy.find((one) => one.seat === seat)?.name ?? seat)
    .flatMap((name) => personNamed(session.people, name) ?? [])
    .filter(({ id }) => readerSeats(session, id).length > 0);
}

export function winnersForDraft(
  session: BookSession,
  draft: Draft,
): Pick<SeasonPlaceView, 'say' | 'winners'> {
  const says = winnerDecisions(session, draft.definition);
  const winners = says.flatMap(({ by, people }): readonly WinnerQuestionView[] => {
    const question = draftQuestions(draft).find((one) => one.by === by);
    const asked = question?.people.map((id) => personById(session.people, id)) ?? people;
    const answers = question === undefined ? undefined : winnerAnswers(session, question);
    const shown = asked.map(({ id, name }) => ({ name, ...dropUndefined({ words: answers?.get(id) }) }));
    return shown.length === 0 ? [] : [{ by, isAsked: question !== undefined, people: shown }];
  });
  return { say: says.map(describeDecision), ...(winners.length === 0 ? {} : { winners }) };
}

function describeDecision({ titles, which, winners }: WinnerDecision): string {
  const what = andList(titles);
  if (winners.length === 0) return `${what}: nobody won ${which}, so you choose.`;
  return `${what}: ${andList(winners)} won ${which}, so they choose.`;
}

/** Asks once, or withdraws the question. The question's form is created or closed afterwards, like other forms. */
export function askWinner(
  session: BookSession,
  { by, ahead, withdraw = false }: AskWinnerInput,
): Result<Commit, CallProblem> {
  const slot = draftSlot(ahead);
  const draft = readDraft(session, slot);
  const { asked = [] } = draft ?? {};
  const others = asked.filter((one) => one.by !== by);
  const isAsked = others.length < asked.length;
  if (draft !== undefined && withdraw) return ok(draftTabs({ ...draft, asked: others }, slot));
  if (isAsked) return ok(EMPTY_COMMIT);
  const say =
    draft === undefined ? undefined : winnerDecisions(session, draft.definition).find((one) => one.by === by);
  if (draft === undefined || say === undefined || say.people.length === 0) {
    return fail({
      code: 'nobody-to-ask',
      text: 'Asking the winner: there’s nobody left to ask for this draft. Nothing was sent.',
    });
  }
  const { titles, people } = say;
  const form = `question ${session.snapshot.readAt}`;
  const question = { by, form, people: people.map(({ id }) => id) };
  return ok({
    ...draftTabs({ ...draft, asked: [...others, question] }, slot),
    deliver: {
      kind: 'judged',
      subject: deliverySubject(session),
      books: [],
      messages: people.map((person) => ({
        to: { player: ensure(readerSeats(session, person.id)[0], 'Only people with a seat are asked.') },
        person: person.id,
        text: `You won, so you decide: ${andList(titles)}. You’ll find the form on your page and in your book.`,
      })),
    },
  });
}
