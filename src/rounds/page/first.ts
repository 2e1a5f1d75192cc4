// What stands first on a player's page: what was resolved last, from the reader's side, and what the host has changed
// since. Each part goes once it is no longer true; the reader is told all of it elsewhere, too.
import { askOf } from '../../games/frame/submissions';
import type { OpenStage } from '../../games/frame/match';
import type { Correction, Notice } from '../record/game-record';
import type { LedgerRow } from '../record/ledger';
import { holder, holdingOf, type PersonId } from '../record/people';
import { messagesFor } from '../record/host-messages';
import { isNewsFaceDown, isStageFaceDown } from '../session/face-down';
import type { GameSession, Kept, Play } from '../session/game-session';
import { correctionsAsRead } from '../session/shown-names';
import { EVERYONE, isSameReader } from '../reply/reply';
import type { PageFirst } from './views';
import type { OwnSubmission } from '../reply/own-submission';

/** How many sentences of a stage's result stand first; the news have all of them. */
const MOST_SENTENCES = 3;
/** How many changes of a correction stand first; the book lists them all. */
const MOST_CHANGES = 2;

/** The parts of a page from which it follows what stands first. */
interface About {
  readonly player: string;
  readonly reader: PersonId;
  /** The game's own sentences for the reader. */
  readonly foremost: readonly string[];
  readonly result: readonly string[];
  readonly submissions: readonly OwnSubmission[];
  readonly publicBook: string;
}

/** Gives everything that stands first for a reader, the most urgent at the top. */
export function firstFor(session: GameSession, about: About): readonly PageFirst[] {
  const { match, record } = session;
  if (match.stage === null) {
    return [...publishedFirst(record, about), ...correctionsFirst(session, about.player)];
  }
  return [
    ...(about.foremost.length === 0
      ? []
      : [first(`foremost ${match.stage.name}`, match.stage.title, about.foremost)]),
    ...wordAndChanges(session, match.stage, about),
    ...takingAgainFirst(session, match.stage, about.player),
    ...substitutesFirst(session, match.stage, about.player),
    ...resultFirst(session, about),
  ];
}

function first(key: string, title: string, lines: readonly string[], link = ''): PageFirst {
  return { key, title, lines, link };
}

/** Says that everything can be read now, to players whose secrets that reveals. */
function publishedFirst(
  { published }: Pick<Kept['record'], 'published'>,
  { publicBook }: About,
): readonly PageFirst[] {
  return published
    ? [first('published', 'Published', ['All submissions and secrets can be read now.'], publicBook)]
    : [];
}

/** Tells of the last stage from the reader's side; nothing while its result lies face down. */
function resultFirst(session: Play & Kept, { result }: About): readonly PageFirst[] {
  const last = session.past[session.past.length - 1];
  if (last === undefined || isNewsFaceDown(session)) return [];
  const lines = result.slice(0, MOST_SENTENCES);
  const { stage, resolvedAt } = last.recorded;
  return lines.length === 0 ? [] : [first(`${stage} ${resolvedAt}`, last.title, lines)];
}

/**
 * Gives the host's latest word and the host's changes, the later first: at a table there is room for the first alone. Only
 * what the reader is told decides it.
 */
function wordAndChanges(session: GameSession, stage: OpenStage, about: About): readonly PageFirst[] {
  const { player, reader } = about;
  const word = wordFirst(session, reader);
  const changes = [...reopenedFirst(session, stage, about), ...correctionsFirst(session, player)];
  const changedAt = Math.max(
    lastRewind(session.rows)?.at ?? 0,
    ...correctionsNow(session).flatMap((one) => (noticeTo(one, player) === undefined ? [] : [one.at])),
  );
  const said = word.map(({ at: _at, ...fact }) => fact);
  return word.some(({ at }) => at > changedAt) ? [...said, ...changes] : [...changes, ...said];
}

/** Finds the notice of a correction that a reader gets: their own, else that for everyone. */
function noticeTo({ notices, pages }: Correction, player: string): Notice | undefined {
  const all = [...notices, ...pages];
  return (
    all.find(({ to }) => isSameReader(to, { player })) ?? all.find(({ to }) => isSameReader(to, EVERYONE))
  );
}

/** Says that the host went back to the open stage, and which of the reader's answers count in it. */
function reopenedFirst(
  { record, rows }: Kept,
  { name, title, asks }: OpenStage,
  { player, submissions }: About,
): readonly PageFirst[] {
  const row = lastRewind(rows);
  if (row?.entry.kind !== 'rewound' || row.entry.body.toStage !== name) return [];
  const isAsked = askOf({ asks }, player) !== undefined;
  const counts = submissions.some(({ fate }) => fate === 'counted');
  const own = !isAsked
    ? []
    : counts
      ? ['Your answer from before counts; change it if you like.']
      : ['Nothing of yours counts in it yet.'];
  const isOpen = record.stages.every(({ stage }) => stage !== name);
  return isOpen
    ? [
        first(`${REOPENED}${row.number}`, `${title} is open again`, [
          'Everything from it on was taken back.',
          ...own,
        ]),
      ]
    : [];
}

/** Begins the key of what says which of the reader's answers count. */
const REOPENED = 'reopened ';

/** Whether a fact depends on whether an answer of the reader counts. */
export function tellsWhatCounts({ key }: PageFirst): boolean {
  return key.startsWith(REOPENED);
}

/**
 * Tells of the corrections since the last stage was resolved, the latest first, each with what it changed for the
 * reader.
 */
function correctionsFirst(session: Play & Kept, player: string): readonly PageFirst[] {
  return correctionsNow(session)
    .filter(({ goesBack }) => !goesBack)
    .reverse()
    .flatMap((one) => {
      const own = noticeTo(one, player);
      if (own === undefined) return [];
      const [title = '', ...said] = own.text.split('\n');
      const lines = [own.lines.filter((line) => line.includes('→')), said, own.lines].find(
        ({ length }) => length > 0,
      );
      return [first(`corrected ${one.row}`, title.replace(/\.$/, ''), (lines ?? []).slice(0, MOST_CHANGES))];
    });
}

/**
 * Lists the corrections that are news: those since the last stage was resolved. Where the host has gone back since,
 * earlier corrections are no news.
 */
export function correctionsNow(session: Play & Kept): readonly Correction[] {
  const { past, rows } = session;
  const since = past[past.length - 1]?.recorded.resolvedAt ?? 0;
  const rewound = lastRewind(rows)?.number ?? 0;
  return correctionsAsRead(session).filter(({ at, row }) => at >= since && row >= rewound);
}

function lastRewind(rows: Kept['rows']): LedgerRow | undefined {
  return [...rows].reverse().find(({ entry }) => entry.kind === 'rewound');
}

/** Says that answers are taken again, after they were not for a while. */
function takingAgainFirst(
  session: GameSession,
  { name, asks }: OpenStage,
  player: string,
): readonly PageFirst[] {
  const { record } = session;
  if (!record.pending.accepting || isStageFaceDown(session) || askOf({ asks }, player) === undefined)
    return [];
  const rows = sinceOpened(session.rows);
  const closed = [...rows].reverse().find(({ entry }) => entry.kind === 'accepting' && !entry.body.accepting);
  return closed === undefined
    ? []
    : [first(`taking ${name} ${closed.number}`, 'Open again', ['Your host takes answers again.'])];
}

/** Gives the rows since the open stage opened. */
function sinceOpened(rows: Kept['rows']): readonly LedgerRow[] {
  let from = rows.length;
  while (from > 0 && !OPENS.includes(rows[from - 1]?.entry.kind ?? '')) from -= 1;
  return rows.slice(from);
}

const OPENS: readonly string[] = ['set-up', 'resolved', 'rewound'];

/** Tells who plays for others from the open stage on, as everyone is told. */
function substitutesFirst(
  { people, match, record }: GameSession,
  { title }: OpenStage,
  player: string,
): readonly PageFirst[] {
  return match.roster.flatMap((seat) => {
    const { row } = holdingOf(people, seat);
    if (row <= record.openedRow) return [];
    const { name } = holder(people, seat);
    const key = `substitute ${row}`;
    if (name === seat) return [first(key, 'Back again', [`${seat} plays again from ${title} on.`])];
    return seat === player
      ? [
          first(key, 'Your seat', [
            `You, ${name}, play for ${seat} from ${title} on. What came before, ${seat} did.`,
          ]),
        ]
      : [first(key, 'Another person plays', [`${name} plays for ${seat} from ${title} on.`])];
  });
}

/** Gives the host's latest word to the reader, and when it was said, while the stage is open in which that was. */
function wordFirst(
  { people, record }: GameSession,
  reader: PersonId,
): readonly (PageFirst & { readonly at: number })[] {
  const [word] = [...messagesFor(people.words, reader)].reverse();
  if (word === undefined || word.text === '') return [];
  const { row, at, text, changedAt = at } = word;
  if (changedAt < record.openedAt) return [];
  return [{ ...first(`word ${row} ${changedAt}`, 'From the host', [text]), at: changedAt }];
}
