// Who decides settings of a drafted match, as far as the season knows (SN-13), and the question to them (SN-23).
import { present } from '../../../games/frame/json';
import type { PlayableGame } from '../../../games/frame/playable';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { MatchKind } from '../../../games/frame/season';
import { all } from '../../../games/frame/wording';
import type { Commit } from '../../commit/commit';
import { pageLink } from '../../contacts/page-link';
import { withoutPreview } from '../../discord/markup';
import { compose } from '../../outbox/messages';
import { findBook } from '../../record/game-files';
import { personCalled, personWith, type Person } from '../../record/people';
import type { PastMatch } from '../../record/season-entries';
import type { SeasonRecord } from '../../record/season-record';
import type { PlaceView, WinnerView } from '../../reply/draft-view';
import type { CallProblem } from '../../reply/reply';
import { readDraft, slotOf, type DraftSlot } from '../../session/draft-tabs';
import type { Session } from '../../session/game-session';
import { filesOf, seatsOf, subjectOf, type BookSession } from '../../session/readers';
import { asPlayed } from '../../session/who-played';
import { answersTo, countedAnswer, winnerQuestions } from '../../session/winner-questions';
import { matchesSoFar } from '../season/past-match';
import type { AskWinner } from './inputs';

/** Settings decided by a match's winners. */
interface Say {
  readonly by: MatchKind;
  readonly titles: readonly string[];
  /** The match they won, as text. */
  readonly which: string;
  readonly winners: readonly string[];
  /** Winners who can be asked. */
  readonly people: readonly Person[];
}

function saysIn(session: BookSession, game: PlayableGame): readonly Say[] {
  const { decided = [] } = game.season;
  const matches = session.season === undefined ? [] : matchesSoFar(session, session.season);
  const kinds = [...new Set(decided.flatMap(({ by }) => by ?? []))];
  return kinds.flatMap((by) => {
    const last = [...matches].reverse().find(({ kind, counted }) => kind === by && counted);
    if (last === undefined) return [];
    const titles = decided.flatMap((one) => (one.by === by ? [one.title] : []));
    const which = by === 'death' ? `the death match of ${last.episode}` : last.episode;
    const winners = asPlayed(last, last.winners ?? []);
    return [{ by, titles, which, winners, people: peopleOf(session, last) }];
  });
}

/** The winners themselves, not whoever holds their seats now. Without a seat they have no page. */
function peopleOf(session: BookSession, { winners = [], playedBy = [] }: PastMatch): readonly Person[] {
  return winners
    .map((seat) => playedBy.find((one) => one.seat === seat)?.name ?? seat)
    .flatMap((name) => personCalled(session.people, name) ?? [])
    .filter(({ id }) => seatsOf(session, id).length > 0);
}

export function whoDecides(
  session: Session,
  slot: DraftSlot,
  game: PlayableGame,
): Pick<PlaceView, 'say' | 'winners'> {
  if (session.kind === 'empty') return { say: [] };
  const says = saysIn(session, game);
  const views = says.flatMap((say): readonly WinnerView[] => {
    const asked = winnerQuestions(session).find((one) => one.slot === slot && one.by === say.by);
    const people = asked?.people.map((id) => personWith(session.people, id)) ?? say.people;
    const answers = asked === undefined ? [] : answersTo(session, asked);
    if (people.length === 0) return [];
    const shown = people.map(({ id, name }) => ({
      name,
      ...present({ words: countedAnswer(answers, id)?.words }),
    }));
    return [{ by: say.by, titles: asked?.titles ?? say.titles, isAsked: asked !== undefined, people: shown }];
  });
  return { say: says.flatMap(sentences), ...(views.length === 0 ? {} : { winners: views }) };
}

function sentences({ titles, which, winners }: Say): readonly string[] {
  return titles.map((title) => {
    if (winners.length === 0) return `${title}: nobody won ${which}, so you choose.`;
    return winners.length === 1
      ? `${title}: ${all(winners)}, winner of ${which}, chooses.`
      : `${title}: ${all(winners)}, winners of ${which}, choose.`;
  });
}

/** The form is created afterwards, like any other. Until then winners' pages don't show the question. */
export function askWinner(session: BookSession, { by, ahead }: AskWinner): Result<Commit, CallProblem> {
  const tried = 'Asking the winner';
  const slot = slotOf(ahead);
  const draft = readDraft(session, slot);
  const say =
    draft === undefined ? undefined : saysIn(session, draft.definition).find((one) => one.by === by);
  if (draft === undefined || say === undefined || say.people.length === 0) {
    return fail({
      code: 'nobody-to-ask',
      text: `${tried}: there’s nobody left to ask for this set-up. Nothing was sent.`,
    });
  }
  if (winnerQuestions(session).some((one) => one.slot === slot && one.by === by)) {
    return fail({ code: 'asked-already', text: `${tried}: this was already asked. Nothing was sent again.` });
  }
  const { titles, people } = say;
  const names = all(people.map(({ name }) => name));
  return ok({
    entries: [
      {
        text: `Asked ${names} about ${draft.definition.info.title}: ${titles.join(', ')}.`,
        entry: {
          kind: 'question-asked',
          body: { ahead: slot === 'ahead', by, game: draft.game, titles, people: people.map(({ id }) => id) },
        },
      },
    ],
    deliver: {
      kind: 'judged',
      about: subjectOf(session),
      books: [],
      messages: people.map((person) => ({
        to: { player: seatsOf(session, person.id)[0] ?? person.name },
        person: person.id,
        text: askedText(session, person, titles),
      })),
    },
  });
}

function askedText(session: BookSession, person: Person, titles: readonly string[]): string {
  const place = pageLink(session.snapshot, person) || (findBook(filesOf(session), person.id)?.url ?? '');
  const text = compose('Your host asks you', [`You won, so you decide: ${titles.join(', ')}.`]);
  return place === '' ? text : `${text}\nAnswer here: ${withoutPreview(place)}`;
}

/** Withdraws the questions of a draft that is deleted or replaced. */
export function settledQuestions(
  season: SeasonRecord | undefined,
  slot: DraftSlot,
): Pick<Commit, 'entries' | 'deliver'> {
  const settled = season?.asked.filter((one) => slotOf(one.ahead) === slot) ?? [];
  if (settled.length === 0) return {};
  return {
    entries: [
      {
        text: 'The question to the winners is settled: its set-up is deleted.',
        entry: { kind: 'question-settled', body: { rows: settled.map(({ row }) => row) } },
      },
    ],
    deliver: { kind: 'judged', about: '', books: settled.flatMap(({ people }) => people), messages: [] },
  };
}
