// A player's page. It's built only from what this reader can read: their book, the public book, and their form's questions.
import { closedAnswers, answerNotes, type ClosedAnswer } from '../../games/frame/closed-choices';
import { answerSumLimits, questionTitles, type AnswerSumLimit } from '../../games/frame/limits';
import type { OpenAsk } from '../../games/frame/match';
import { findAsk } from '../../games/frame/submissions';
import { andList, numberText } from '../../games/frame/wording';
import { lineText } from '../../games/frame/account';
import type { Question } from '../../games/frame/fields';
import { isOnPage } from '../../games/frame/home';
import type { News } from '../../games/frame/news';
import { EMPTY_PAGE } from '../../games/frame/page-kit';
import { SEASON_ACCENT } from '../../games/frame/colours';
import { findPerson } from '../../seasons/people';
import { standingLine } from '../../seasons/standing-line';
import { HOST_MESSAGES_TITLE, hostMessageRows } from '../outbox/now-tab';
import { shortTimeText } from '../time/time-zone';
import { seasonSections } from '../outbox/season-tab';
import { publicLinks } from '../outbox/invitations';
import { recentCorrections, buildTopFacts } from './top-facts';
import { lastAnswerSentences } from '../outbox/last-answers';
import { linesForEveryone } from '../outbox/messages';
import { playerSubmissions, answersForLaterText } from '../outbox/player-submissions';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { findBook, personalLink } from '../record/game-files';
import type { Correction } from '../record/game-record';
import { leftPlayerLine } from '../record/left-players';
import { seatName, personById, type PersonId } from '../record/people';
import { isNewsHidden, isStageHidden, newsToSend } from '../session/face-down';
import type { GameSession, SessionContent, PlayedGame } from '../session/game-session';
import { newsFromHost } from '../session/host-part';
import { pageMark, MAX_SHOWN_SUBMISSIONS } from '../session/page-marks';
import {
  withDisplayNames,
  newsWithNames,
  pageWithNames,
  rowsWithNames,
  sceneWithNames,
  displayNames,
} from '../session/display-names';
import { sessionFiles, readerSeats, readerTimeZone, type BookSession } from '../session/readers';
import { seatPlayed } from '../session/match-holders';
import { questionsForReader } from '../session/winner-questions';
import { pursesAsScores } from '../session/season-state';
import { playerLamps } from './live-table-content';
import { EVERYONE, isSameReader } from '../reply/reply';
import { pageSection, type PageSection } from '../reply/page-section';
import type { PageAsk, PageNews, PageStage, PlayerPage } from './views';
import { dropUndefined } from '../../games/frame/json';

/** The page of a seat's holder, even if they don't play the current match. */
export function playerPage(session: BookSession, reader: PersonId): PlayerPage {
  const { season, people } = session;
  const player = session.kind === 'game' ? seatPlayed(session, reader) : undefined;
  // The seat that the reader plays, else the first they hold: a seat held for one match goes back once it's counted (SN-11).
  const held = readerSeats(session, reader);
  const seat = held.find((one) => one === player) ?? held[0];
  const person = season === undefined || seat === undefined ? undefined : findPerson(season.standing, seat);
  // Until a match is counted, the season is shown as it was before.
  const current = season?.current;
  const match = current === undefined || current.counted !== undefined ? undefined : current.kind;
  const standing =
    season === undefined || person === undefined
      ? ''
      : standingLine(
          season.standing,
          person,
          (name) => seatName(people, name),
          match,
          match === undefined ? [] : pursesAsScores(session, person.name),
        );
  const page =
    session.kind === 'game' && player !== undefined
      ? matchPage(session, player, reader)
      : nonPlayersPage(session, reader, seat ?? '');
  if (season === undefined) return page;
  // Between matches, the season's parts come first. During a match they are only in the book.
  const isBetween = page.stage === null;
  const sections = isBetween
    ? seasonSections(session, season, reader)
        .map(pageSection)
        .map((section) =>
          match !== undefined && section.title === season.standing.name
            ? { ...section, title: `${section.title}, before this match` }
            : section,
        )
    : [];
  const asked = questionsForReader(session, reader).map(({ ask, link }) => ({
    ...pageSection({ title: ask.title, rows: ask.questions.map(({ title, help }) => [title, help]) }),
    link,
  }));
  return { ...page, standing, sections: [...sections, ...page.sections], words: [...asked, ...page.words] };
}

function matchPage(session: GameSession, player: string, reader: PersonId): PlayerPage {
  const { match, people, record } = session;
  const person = personById(people, reader);
  const faceDown = isStageHidden(session);
  const { book, rules } = publicLinks(session);
  const asked = match.stage === null ? undefined : findAsk(match.stage, player);
  const names = displayNames(session);
  const { foremost, result: brought, ...kit } = pageWithNames(names, match.page(player, faceDown));
  // Show no results of the last stage while they're still hidden.
  const own = isNewsHidden(session) ? [] : lastAnswerSentences(session, player, brought);
  const result = [...own, ...brought.map(lineText)];
  const scene = match.scene(faceDown);
  const submissions =
    match.stage === null
      ? []
      : playerSubmissions(session, player)
          .slice(-MAX_SHOWN_SUBMISSIONS)
          .map((one) => (one.fate === 'refused' ? { ...one, text: withDisplayNames(names, one.text) } : one));
  return {
    game: match.info.title,
    accent: match.info.accent,
    practice: record.setUp.practice,
    goal: match.stage === null ? '' : withDisplayNames(names, match.goal(player)),
    person: person.name,
    player,
    stage: toPageStage(session, player),
    idle: notAskedText(session, player),
    standing: '',
    submissions,
    waiting: match.stage === null ? '' : answersForLaterText(session, player),
    first: buildTopFacts(session, { player, reader, foremost, result, submissions, publicBook: book }),
    kit,
    news: playerNews(session, player, result),
    scene: scene === null ? null : sceneWithNames(names, scene),
    names: [...names],
    sections: [
      ...leftPlayersSections(session, player),
      ...rowsWithNames(names, match.home(faceDown)).filter(isOnPage).map(pageSection),
    ],
    words: messageSections(session, reader),
    links: {
      form: asked === undefined ? '' : personalLink(record, asked.form, person, player),
      book: findBook(record, reader)?.url ?? '',
      publicBook: book,
      rules,
    },
  };
}

/** Names other players who have left. The reader's own leaving is mentioned in `notAskedText`. */
function leftPlayersSections({ match, people }: GameSession, player: string): readonly PageSection[] {
  const others = match.left.filter((name) => name !== player);
  const rows = others.map((name) => [leftPlayerLine(people, name, player)]);
  return rows.length === 0 ? [] : [pageSection({ title: 'Players who have left', rows })];
}

const SEASON_OVER = 'The season is over.';

/** Says what others decide, to a reader who isn't asked now. Empty if they are, or if the stage is still hidden. */
function notAskedText(session: GameSession, player: string): string {
  const { match } = session;
  const { stage } = match;
  if (stage === null) return session.season?.ended === undefined ? '' : SEASON_OVER;
  if (match.left.includes(player)) return leftPlayerLine(session.people, player, player);
  if (isStageHidden(session) || findAsk(stage, player) !== undefined) return '';
  const [one, ...others] = match.roster.filter((name) => findAsk(stage, name) !== undefined);
  const who =
    one === undefined || stage.others === ''
      ? ''
      : `. ${andList([one, ...others].map((name) => seatName(session.people, name)))} ${others.length === 0 ? 'is' : 'are'} being asked ${withDisplayNames(displayNames(session), stage.others)}`;
  return `There’s nothing for you to answer right now${who}.`;
}

/** The host's messages, with times in the reader's zone. */
function messageSections(session: BookSession, reader: PersonId): readonly PageSection[] {
  const rows = hostMessageRows(session, reader, readerTimeZone(session, reader), shortTimeText);
  return rows.length === 0 ? [] : [pageSection({ title: HOST_MESSAGES_TITLE, rows })];
}

/** The page of somebody who doesn't play a match now: its public parts, and their own book. */
function nonPlayersPage(session: BookSession, reader: PersonId, player: string): PlayerPage {
  const files = sessionFiles(session);
  const match = session.kind === 'game' ? session.match : undefined;
  return {
    game: session.season?.standing.name ?? '',
    accent: SEASON_ACCENT,
    practice: false,
    goal: '',
    person: personById(session.people, reader).name,
    player,
    stage: null,
    idle:
      session.season?.ended !== undefined
        ? SEASON_OVER
        : match === undefined || match.stage === null
          ? 'There’s no match right now.'
          : `You’re not playing ${match.info.title}.`,
    standing: '',
    submissions: [],
    waiting: '',
    first: [],
    kit: EMPTY_PAGE,
    news: [],
    scene: null,
    names: [],
    sections:
      session.kind === 'game'
        ? rowsWithNames(displayNames(session), session.match.home(isStageHidden(session))).map(pageSection)
        : [],
    words: messageSections(session, reader),
    links: {
      form: '',
      book: findBook(files, reader)?.url ?? '',
      publicBook: findBook(files, undefined)?.url ?? '',
      rules: session.kind === 'game' ? publicLinks(session).rules : '',
    },
  };
}

function toPageStage(session: GameSession, player: string): PageStage | null {
  const { match, record, deadline, graceSeconds } = session;
  const { stage } = match;
  if (stage === null) return null;
  const waits = isStageHidden(session);
  const asked = waits ? undefined : findAsk(stage, player);
  return {
    name: stage.name,
    title: stage.title,
    mark: pageMark(record, player),
    deadline,
    graceSeconds,
    live: match.info.live === true,
    waits,
    accepting: record.pending.accepting,
    lamps: waits ? [] : playerLamps(session),
    ask: asked === undefined ? null : toPageAsk(session, asked, player),
  };
}

function toPageAsk(session: GameSession, asked: OpenAsk, player: string): PageAsk {
  const { past, match } = session;
  const names = displayNames(session);
  const { title, help, taps, needless } = asked;
  const questions = asked.questions.filter((question) => !needless.includes(question.title));
  const closed = closedAnswers(asked.closed(player), asked);
  const limits = asked.limits(player);
  const excused = questionTitles(limits.excused, asked);
  const sums = answerSumLimits(limits.sums, asked);
  const from = asked.liveInput(player);
  return {
    title,
    help,
    isNew: past.every(({ stage: before }) => findAsk(before, player)?.help !== help),
    questions: questions.map((question) => {
      const { required } = question;
      const own = { ...question, required: required && !excused.includes(question.title) };
      return withClosedChoices(withLimitHelp(own, sums), closed);
    }),
    ...dropUndefined({ taps }),
    closed: closed.map((choice) => ({ ...choice, why: withDisplayNames(names, choice.why) })),
    notes: answerNotes(asked.notes(player), asked).map((noted) => ({
      ...noted,
      note: withDisplayNames(names, noted.note),
    })),
    sums,
    ...(from === undefined ? {} : { reckoning: { game: match.info.id, from } }),
  };
}

/** Adds the limit to a number's help, if the limit applies only to this number. Shared limits are below the questions. */
function withLimitHelp({ limit: _limit, ...question }: Question, sums: readonly AnswerSumLimit[]): Question {
  const { title, kind, help } = question;
  const sum = sums.find(({ titles }) => titles.length === 1 && titles.includes(title));
  if (sum === undefined || kind.type !== 'whole') return question;
  const most = `At most ${numberText(Math.min(sum.most, kind.max ?? sum.most))}.`;
  return { ...question, help: [help, most].filter((line) => line !== '').join('\n') };
}

/** Adds closed choices, which the form itself omits for everybody. */
function withClosedChoices(question: Question, closed: readonly ClosedAnswer[]): Question {
  const { kind } = question;
  if (kind.type !== 'choice' && kind.type !== 'checkboxes') return question;
  const listed = kind.options.map(({ value, label }) => label ?? value);
  const more = closed.filter(({ title, answer }) => title === question.title && !listed.includes(answer));
  const options = [...kind.options, ...more.map(({ answer }) => ({ value: answer }))];
  return { ...question, kind: { ...kind, options } };
}

/** Corrections since the last stage, then news that the host entered in the open stage, then the last stage's news. */
function playerNews(
  session: PlayedGame & SessionContent,
  player: string,
  result: PageNews['result'],
): readonly PageNews[] {
  const { match, opened, past, record } = session;
  const last = past[past.length - 1];
  const names = displayNames(session);
  const read = (news: readonly News[]): readonly News[] => newsWithNames(names, news);
  return [
    ...[...recentCorrections(session)].reverse().map((correction) => correctionNews(correction, player)),
    ...(match.stage === null
      ? []
      : [toPageNews(match.stage.title, read(newsFromHost(opened, record)), player)]),
    last === undefined
      ? withResult(toPageNews('Set-up', read(match.opening), player), result)
      : // While the last stage's news is hidden, the latest that the reader may know is from the stage before.
        isNewsHidden(session)
        ? toPageNews(last.title, [], player)
        : withResult(toPageNews(last.title, read(newsToSend(session, last.resolved)), player), result),
  ].filter((news) => news.result.length + news.own.length + news.everyone.length > 0);
}

/** Puts the reader's result first, and drops its lines from their other news. */
function withResult(news: PageNews, result: PageNews['result']): PageNews {
  return { ...news, result, own: news.own.filter((line) => !result.includes(line)) };
}

/** A correction as news, titled by its first sentence. After going back there's nothing else: undone results aren't news. */
function correctionNews({ notices, goesBack }: Correction, player: string): PageNews {
  const [ownNotice, openNotice] = [{ player }, EVERYONE].map((to) =>
    notices.find((notice) => isSameReader(notice.to, to)),
  );
  const [own, everyone] = [ownNotice?.text.split('\n'), openNotice?.text.split('\n')];
  const said = goesBack ? [] : (own ?? []).slice(1);
  const open = goesBack ? [] : (everyone ?? []).slice(1);
  return {
    title: own?.[0] ?? everyone?.[0] ?? '',
    result: said.filter((line) => open.includes(line)),
    own: [
      ...said.filter((line) => !open.includes(line)),
      ...(ownNotice === undefined || ownNotice.lines.length === 0 ? [] : [YOUR_CHANGES_NOTE]),
    ],
    everyone: open.filter((line) => !said.includes(line)),
  };
}

const YOUR_CHANGES_NOTE = `Everything that changed for you is listed in the ${FRAME_TITLES.corrections} tab of your book.`;

function toPageNews(title: string, news: readonly News[], player: string): PageNews {
  const own = news.flatMap(({ to, text }) => (typeof to === 'object' && to.player === player ? [text] : []));
  return { title, result: [], own, everyone: linesForEveryone(news) };
}
