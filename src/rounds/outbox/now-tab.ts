// The home page of every book: state of the game, deadline, winners, links. Everything about the game is also in other tabs.
import { memoize } from '../../games/frame/lazy';
import { lineRows, TONE_STYLES } from '../../games/frame/account';
import { isOnPage, type PaneSection, type HomeSection } from '../../games/frame/home';
import type { PageBlock } from '../../games/frame/page-kit';
import { signedNumber } from '../../games/frame/wording';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { findAsk } from '../../games/frame/submissions';
import {
  EMPTY_CHART_ROWS,
  headings,
  STYLES,
  moveChart,
  styled,
  type Chart,
  type Pane,
  type Rows,
  type Tab,
} from '../../games/frame/tabs';
import { pageLink, SECOND_LINK_LABEL, alternateLink } from '../contacts/page-link';
import { findBook, personalLink } from '../record/game-files';
import { leftPlayerLine } from '../record/left-players';
import { seatNameForHost, type HostMessage, type People } from '../record/people';
import { resolveTime } from '../session/resolve-time';
import { correctionsWithNames, pageWithNames, rowsWithNames, displayNames } from '../session/display-names';
import { isNewsHidden, isStageHidden } from '../session/face-down';
import type { GameSession, SessionContent, PlayedGame } from '../session/game-session';
import { timeText } from '../time/time-zone';
import { readerTimeZone, type ReaderId, type WithBooks } from '../session/readers';
import { questionsForReader } from '../session/winner-questions';
import { matchEndRow, personPlaying, seatPlayed } from '../session/match-holders';
import { publicLinks } from './invitations';
import { lastAnswerSentences } from './last-answers';
import { tabFragment } from './archived-tabs';
import { toAudience, isSameReader } from '../reply/reply';
import { playerAnswerRows } from './player-submissions';
import { messagesForReader } from '../record/host-messages';

/** A reader's home page. Someone who doesn't play the match sees its public parts. */
export function nowTab(session: GameSession, reader: ReaderId): Tab {
  const player = seatPlayed(session, reader) ?? '';
  const zone = readerTimeZone(session, reader);
  return homePage(session, player, {
    facts: [
      ...(player === '' ? [] : [['You', personPlaying(session, player).name]]),
      ...deadlineRows(session, zone),
      ...resultsRow(session, zone),
      ...answerLinkRow(session, player),
    ],
    own: [
      ...questionRows(session, reader),
      ...reminderRows(session, player, zone),
      ...(player === '' ? [] : prependBlankRow(playerAnswerRows(session, player))),
      ...prependBlankRow(player === '' ? [] : gameStateRows(session, player)),
    ],
    below: [
      ...prependBlankRow(hostMessageSection(session, reader, zone)),
      ...prependBlankRow(linkRows(session, reader)),
      ...prependBlankRow(correctionRows(session, player, zone)),
    ],
  });
}

/** The public home page without times, because it isn't redrawn whenever they change. */
export function publicNowTab(session: GameSession, lines: Rows): Tab {
  // After the end, the result comes before `lines`.
  const isOver = session.match.stage === null;
  return homePage(session, '', { facts: [], own: isOver ? [] : lines, below: isOver ? lines : [] });
}

/** Rows that a home page adds to the match's parts: above, between and below them. */
type HomePageRows = Readonly<Record<'facts' | 'own' | 'below', Rows>>;

function homePage(session: GameSession, player: string, { facts, own, below }: HomePageRows): Tab {
  const { match, people } = session;
  const faceDown = isStageHidden(session);
  const everyones = rowsWithNames(displayNames(session), match.home(faceDown)).filter(
    (section) => player === '' || isOnPage(section),
  );
  return {
    title: FRAME_TITLES.now,
    narrow: true,
    accent: match.info.accent,
    beside: match.panes(player === '' ? 'everyone' : { player }, faceDown).map(cachedPaneRows(session)),
    rows: [
      [styled(match.info.title, STYLES.title)],
      ['Stage', match.stage === null ? 'The game is over' : match.stage.title],
      ...facts,
      ...match.roster
        .filter((name) => personPlaying(session, name).name !== name)
        .map((name) => [
          name === player ? 'You play' : 'Substitute',
          seatNameForHost(people, name, matchEndRow(session)),
        ]),
      ...match.left.map((name) => ['Left', leftPlayerLine(people, name, player)]),
      ...own,
      ...sectionRows(session, everyones),
      ...below,
    ],
  };
}

/** Cached, because many books share the same panes. */
const cachedPaneRows = memoize((session: GameSession) =>
  memoize((sections: readonly PaneSection[]) =>
    stackSections(rowsWithNames(displayNames(session), sections), ({ of, title }) =>
      sectionHeading(session, of === 'everyone' ? '' : of.player, title),
    ),
  ),
);

/** What a player has and their latest results, or the game's result, as on their page. */
function gameStateRows(session: GameSession, player: string): Rows {
  const { match, past } = session;
  const { holds, result } = pageWithNames(displayNames(session), match.page(player, isStageHidden(session)));
  const isWords = ({ kind }: PageBlock): boolean => kind === 'words';
  const rows = [
    ...holds.filter(isWords).flatMap(blockRows),
    // Leave out the latest stage's news while it's still hidden from players.
    ...(isNewsHidden(session)
      ? []
      : [...lastAnswerSentences(session, player, result).map((text) => [text]), ...lineRows(result)]),
    ...holds.filter((block) => !isWords(block)).flatMap(blockRows),
  ];
  const latest = past[past.length - 1]?.title;
  const title = match.stage === null || latest === undefined ? 'For you' : `For you: ${latest}`;
  return rows.length === 0 ? [] : [[styled(title, STYLES.heading)], ...rows];
}

/** A block as rows. Drawings and collapsed parts are left out, because they have their own tabs. */
function blockRows(block: PageBlock): Rows {
  switch (block.kind) {
    case 'words':
      return [[styled(block.text, TONE_STYLES[block.tone])]];
    case 'pips':
      return block.pips.map(({ name, value, change }) => [
        name,
        value,
        ...(change === 0 ? [] : [styled(signedNumber(change), STYLES.changed)]),
      ]);
    case 'bars':
      return block.bars.map(({ name, value, change }) => [
        name,
        value,
        ...(change === 0 ? [] : [styled(signedNumber(change), STYLES.changed)]),
      ]);
    case 'facts':
      return [
        ...(block.title === '' ? [] : [[styled(block.title, { bold: true })]]),
        ...block.facts.map(({ name, text, tone }) => [name, styled(text, TONE_STYLES[tone])]),
      ];
    case 'curve':
    case 'sketch':
    case 'folded':
      return [];
  }
}

/** Rows with the deadline and the time the stage opened. */
function deadlineRows({ match, deadline, record }: PlayedGame & SessionContent, zone: string): Rows {
  // A live game's clock is on the table, not in this tab.
  if (deadline === null || match.stage === null || match.info.live === true) return [];
  const from = record.openedAt;
  return [
    ['Deadline', timeText(deadline, zone)],
    ...(from >= deadline ? [] : [['Open since', timeText(from, zone)]]),
  ];
}

/** Says when results come automatically. */
function resultsRow(session: PlayedGame & SessionContent, zone: string): Rows {
  const at = resolveTime(session);
  return at === undefined
    ? []
    : [
        [
          'Results',
          `From ${timeText(at, zone)}, usually within minutes, or later if the host is needed. Discord messages can arrive later than the books.`,
        ],
      ];
}

/** A big link to the player's page, and one to their form; if there's no page, only the form's. */
function answerLinkRow(session: PlayedGame & SessionContent, player: string): Rows {
  if (player === '') return [];
  const { match, record, snapshot } = session;
  const person = personPlaying(session, player);
  const asked = match.stage === null ? undefined : findAsk(match.stage, player);
  const form = asked === undefined ? '' : personalLink(record, asked.form, person, player);
  const page = pageLink(snapshot, person);
  const rows = [
    // After the game's end the link is small, because the page isn't needed anymore.
    ...(page === ''
      ? []
      : [
          [
            styled(
              'Open your page',
              match.stage === null ? { link: page } : { ...STYLES.action, link: page },
            ),
          ],
          [styled(SECOND_LINK_LABEL, { link: alternateLink(page) })],
        ]),
    ...(form === ''
      ? []
      : [
          page === ''
            ? [styled('Open your form', { ...STYLES.action, link: form })]
            : [styled('Or use your form', { link: form })],
        ]),
  ];
  return rows.length === 0 ? [] : [[''], ...rows];
}

/** Parts of other tabs, each under a link to its tab. */
function sectionRows(session: PlayedGame & SessionContent, sections: readonly HomeSection[]): Rows {
  return sections.flatMap(({ title, rows }, at) => {
    const above = sections[at - 1]?.title === title ? [] : [[sectionHeading(session, '', title)]];
    return [[''], ...above, ...rows];
  });
}

/** Stacks parts of tabs in a pane's columns, each under its tab's title. */
export function stackSections(
  sections: readonly PaneSection[],
  headOf: (section: PaneSection) => Rows[number][number],
): Pane {
  const rows: Rows[number][] = [];
  const charts: Chart[] = [];
  for (const section of sections) {
    if (rows.length > 0) rows.push(['']);
    rows.push([headOf(section)]);
    charts.push(
      ...(section.charts ?? []).map((chart) => moveChart(chart, { rows: rows.length, columns: 0 })),
    );
    rows.push(...section.rows);
    const isLast = section === sections[sections.length - 1];
    if (!isLast && section.charts !== undefined) rows.push(...EMPTY_CHART_ROWS);
  }
  const widths = sections.flatMap((section) => section.widths ?? []);
  return { rows, ...(widths.length === 0 ? {} : { widths }), ...(charts.length === 0 ? {} : { charts }) };
}

function sectionHeading(
  session: PlayedGame & SessionContent,
  player: string,
  title: string,
): Rows[number][number] {
  const { record, season } = session;
  const book = findBook(record, player === '' ? undefined : personPlaying(session, player).id)?.url;
  return styled(title, {
    ...STYLES.heading,
    ...(book === undefined ? {} : { link: `${book}${tabFragment(season, title)}` }),
  });
}

/** Links to everything else that this reader can open. */
function linkRows(session: PlayedGame & SessionContent, reader: ReaderId): Rows {
  const { record, season } = session;
  const { book, rules } = publicLinks(session);
  const own = seatPlayed(session, reader) === undefined ? '' : (findBook(record, reader)?.url ?? '');
  const link = (text: string, to: string): Rows => (to === '' ? [] : [[styled(text, { link: to })]]);
  const rows = [
    ...link('The rules', rules),
    ...(reader === undefined ? [] : link('The public book', book)),
    ...(own === ''
      ? []
      : link('All your answers', `${own}${tabFragment(season, FRAME_TITLES.ownSubmissions)}`)),
  ];
  return rows.length === 0 ? [] : [[styled('Links', STYLES.heading)], ...rows];
}

function prependBlankRow(rows: Rows): Rows {
  return rows.length === 0 ? [] : [[''], ...rows];
}

/** The reminder to this player, if they got one (ALL-11). */
function reminderRows({ record }: SessionContent, player: string, zone: string): Tab['rows'] {
  const { reminded } = record.pending;
  return reminded?.missing.includes(player) === true
    ? [['Reminder', `As of ${timeText(reminded.at, zone)}, you didn’t have an answer that counted.`]]
    : [];
}

/** Corrections in sentences, under a link to the full list of changes. */
function correctionRows(session: PlayedGame & SessionContent, player: string, zone: string): Tab['rows'] {
  const audience = toAudience(player);
  const notices = correctionsWithNames(session).flatMap(({ at, notices: all }) =>
    all.filter(({ to }) => isSameReader(to, audience)).map((notice) => ({ at, ...notice })),
  );
  if (notices.length === 0) return [];
  const listed = notices.some(({ lines }) => lines.length > 0);
  const [head] = headings(FRAME_TITLES.corrections);
  return [
    [listed ? sectionHeading(session, player, FRAME_TITLES.corrections) : (head ?? '')],
    ...notices.flatMap(({ at, text }) => [
      [styled(timeText(at, zone), { bold: true })],
      ...text.split('\n').map((line) => [line]),
    ]),
  ];
}

/** Links a winner to the forms of the questions they're asked. */
export function questionRows(session: WithBooks, reader: ReaderId): Rows {
  const asked = reader === undefined ? [] : questionsForReader(session, reader);
  return asked.flatMap(({ ask: { title, questions }, link }): Rows => [
    [''],
    [styled(title, STYLES.heading)],
    [styled(`Answer in your form: ${questions.map((one) => one.title).join(', ')}`, { link })],
  ]);
}

export const HOST_MESSAGES_TITLE = 'From the host';

type WithHostMessages = { readonly people: Pick<People, 'hostMessages'> };

/** The host's messages to this reader, a row each, latest first. */
export function hostMessageRows(
  { people }: WithHostMessages,
  reader: ReaderId,
  zone: string,
  written: typeof timeText = timeText,
): Rows {
  return messageTexts(messagesForReader(people.hostMessages, reader), zone, written);
}

/** Each message with its time, latest first. */
export function messageTexts(
  words: readonly HostMessage[],
  zone: string,
  written: typeof timeText = timeText,
): readonly (readonly [when: string, text: string])[] {
  return [...words].reverse().map((word) => [written(word.at, zone), hostMessageText(word)] as const);
}

function hostMessageText({ to, text, changedAt }: HostMessage): string {
  if (text === '') return 'The host deleted this message.';
  const alone = to === undefined ? '' : 'Only for you: ';
  return `${alone}${text}${changedAt === undefined ? '' : ' (edited)'}`;
}

function hostMessageSection(session: WithHostMessages, reader: ReaderId, zone: string): Rows {
  const rows = hostMessageRows(session, reader, zone);
  return rows.length === 0 ? [] : [headings(HOST_MESSAGES_TITLE, ''), ...rows];
}
