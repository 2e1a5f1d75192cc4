// The top of a player's page: their last result, and what the host changed since. Parts disappear once outdated; all of them
// can be read elsewhere too.
import { findAsk } from '../../games/frame/submissions';
import type { OpenStage } from '../../games/frame/match';
import type { EntryKind } from '../record/entries';
import type { Correction, Notice } from '../record/game-record';
import type { LedgerRow } from '../record/ledger';
import { holder, seatTenure, type PersonId } from '../record/people';
import { messagesForReader } from '../record/host-messages';
import { isNewsHidden, isStageHidden } from '../session/face-down';
import type { GameSession, SessionContent, PlayedGame } from '../session/game-session';
import { correctionsWithNames } from '../session/display-names';
import { EVERYONE, isSameReader } from '../reply/reply';
import type { PageTopFact } from './views';
import type { PlayerSubmission } from '../reply/player-submission';

/** Maximum result sentences at the top; the news shows all of them. */
const MAX_RESULT_SENTENCES = 3;
/** Maximum correction lines at the top; the book shows all of them. */
const MAX_CORRECTION_LINES = 2;

/** What decides which facts are at the top of a page. */
interface FactSources {
  readonly player: string;
  readonly reader: PersonId;
  /** The game's most important lines for the reader. */
  readonly foremost: readonly string[];
  readonly result: readonly string[];
  readonly submissions: readonly PlayerSubmission[];
  readonly publicBook: string;
}

/** The facts at the top, most urgent first. */
export function buildTopFacts(session: GameSession, about: FactSources): readonly PageTopFact[] {
  const { match, record } = session;
  if (match.stage === null) {
    return [...secretsPublishedFact(record, about), ...correctionFacts(session, about.player)];
  }
  return [
    ...(about.foremost.length === 0
      ? []
      : [toTopFact(`foremost ${match.stage.name}`, match.stage.title, about.foremost)]),
    ...hostNewsFacts(session, match.stage, about),
    ...answersResumedFact(session, match.stage, about.player),
    ...substitutesFact(session, match.stage, about.player),
    ...resultFact(session, about),
  ];
}

function toTopFact(key: string, title: string, lines: readonly string[], link = ''): PageTopFact {
  return { key, title, lines, link };
}

/** Tells players that their secrets have been published. */
function secretsPublishedFact(
  { published }: Pick<SessionContent['record'], 'published'>,
  { publicBook }: FactSources,
): readonly PageTopFact[] {
  return published
    ? [toTopFact('published', 'Published', ['Everyone can now read all answers and secrets.'], publicBook)]
    : [];
}

/** The reader's result of the last stage; nothing while that result is hidden. */
function resultFact(session: PlayedGame & SessionContent, { result }: FactSources): readonly PageTopFact[] {
  const last = session.past[session.past.length - 1];
  if (last === undefined || isNewsHidden(session)) return [];
  const lines = result.slice(0, MAX_RESULT_SENTENCES);
  const { stage, resolvedAt } = last.recorded;
  return lines.length === 0 ? [] : [toTopFact(`${stage} ${resolvedAt}`, last.title, lines)];
}

/**
 * The host's latest message and changes, latest first, because a live game's page only has room for one. The order depends
 * only on what the reader may know.
 */
function hostNewsFacts(session: GameSession, stage: OpenStage, about: FactSources): readonly PageTopFact[] {
  const { player, reader } = about;
  const word = messageFact(session, reader);
  const changes = [...stageReopenedFact(session, stage, about), ...correctionFacts(session, player)];
  const changedAt = Math.max(
    lastRewind(session.rows)?.at ?? 0,
    ...recentCorrections(session).flatMap((one) =>
      findPlayerNotice(one, player) === undefined ? [] : [one.at],
    ),
  );
  const said = word.map(({ at: _at, ...fact }) => fact);
  return word.some(({ at }) => at > changedAt) ? [...said, ...changes] : [...changes, ...said];
}

/** A correction's notice to this player, else the public one. */
function findPlayerNotice({ notices, pages }: Correction, player: string): Notice | undefined {
  const all = [...notices, ...pages];
  return (
    all.find(({ to }) => isSameReader(to, { player })) ?? all.find(({ to }) => isSameReader(to, EVERYONE))
  );
}

/** After going back: says whether the reader has an answer that counts. */
function stageReopenedFact(
  { record, rows }: SessionContent,
  { name, title, asks }: OpenStage,
  { player, submissions }: FactSources,
): readonly PageTopFact[] {
  const row = lastRewind(rows);
  if (row?.entry.kind !== 'rewound' || row.entry.body.toStage !== name) return [];
  const isAsked = findAsk({ asks }, player) !== undefined;
  const counts = submissions.some(({ fate }) => fate === 'counted');
  const own = !isAsked
    ? []
    : counts
      ? ['Your earlier answer counts. You can change it.']
      : ['You don’t have an answer that counts yet.'];
  const isOpen = record.stages.every(({ stage }) => stage !== name);
  return isOpen
    ? [
        toTopFact(`${REOPENED_KEY_PREFIX}${row.number}`, `${title} is open again`, [
          'Everything after it was undone.',
          ...own,
        ]),
      ]
    : [];
}

/** Prefix of the keys of facts about reopened stages. */
const REOPENED_KEY_PREFIX = 'reopened ';

/** Whether the fact depends on whether the reader has an answer that counts. */
export function dependsOnCountedAnswer({ key }: PageTopFact): boolean {
  return key.startsWith(REOPENED_KEY_PREFIX);
}

/** Corrections since the last stage was resolved, with the reader's changes, latest first. */
function correctionFacts(session: PlayedGame & SessionContent, player: string): readonly PageTopFact[] {
  return recentCorrections(session)
    .filter(({ goesBack }) => !goesBack)
    .reverse()
    .flatMap((one) => {
      const own = findPlayerNotice(one, player);
      if (own === undefined) return [];
      const [title = '', ...said] = own.text.split('\n');
      const lines = [own.lines.filter((line) => line.includes('→')), said, own.lines].find(
        ({ length }) => length > 0,
      );
      return [
        toTopFact(
          `corrected ${one.row}`,
          title.replace(/\.$/, ''),
          (lines ?? []).slice(0, MAX_CORRECTION_LINES),
        ),
      ];
    });
}

/** Corrections since the last stage was resolved. Going back makes earlier corrections obsolete. */
export function recentCorrections(session: PlayedGame & SessionContent): readonly Correction[] {
  const { past, rows } = session;
  const since = past[past.length - 1]?.recorded.resolvedAt ?? 0;
  const rewound = lastRewind(rows)?.number ?? 0;
  return correctionsWithNames(session).filter(({ at, row }) => at >= since && row >= rewound);
}

function lastRewind(rows: SessionContent['rows']): LedgerRow | undefined {
  return [...rows].reverse().find(({ entry }) => entry.kind === 'rewound');
}

/** Says that answers are accepted again after a pause. */
function answersResumedFact(
  session: GameSession,
  { name, asks }: OpenStage,
  player: string,
): readonly PageTopFact[] {
  const { record } = session;
  if (!record.pending.accepting || isStageHidden(session) || findAsk({ asks }, player) === undefined)
    return [];
  const rows = rowsSinceOpening(session.rows);
  const closed = [...rows].reverse().find(({ entry }) => entry.kind === 'accepting' && !entry.body.accepting);
  return closed === undefined
    ? []
    : [toTopFact(`taking ${name} ${closed.number}`, 'Open again', ['You can answer again.'])];
}

function rowsSinceOpening(rows: SessionContent['rows']): readonly LedgerRow[] {
  const since = [...rows].reverse().findIndex(({ entry }) => OPENING_KINDS.includes(entry.kind));
  return rows.slice(rows.length - since);
}

const OPENING_KINDS: readonly EntryKind[] = ['set-up', 'resolved', 'rewound'];

/** Names substitutes since the stage opened. Everyone may know them. */
function substitutesFact(
  { people, match, record }: GameSession,
  { title }: OpenStage,
  player: string,
): readonly PageTopFact[] {
  return match.roster.flatMap((seat) => {
    const { row } = seatTenure(people, seat);
    if (row <= record.openedRow) return [];
    const { name } = holder(people, seat);
    const key = `substitute ${row}`;
    if (name === seat) return [toTopFact(key, 'Back again', [`${seat} plays again from ${title} on.`])];
    return seat === player
      ? [
          toTopFact(key, 'Your seat', [
            `${name}, you’re playing for ${seat} from ${title} on. ${seat} did everything before that.`,
          ]),
        ]
      : [toTopFact(key, 'Substitute', [`${name} plays for ${seat} from ${title} on.`])];
  });
}

/** The host's latest message to the reader, until the stage in which it was sent is resolved. */
function messageFact(
  { people, record }: GameSession,
  reader: PersonId,
): readonly (PageTopFact & { readonly at: number })[] {
  const [word] = [...messagesForReader(people.hostMessages, reader)].reverse();
  if (word === undefined || word.text === '') return [];
  const { row, at, text, changedAt = at } = word;
  if (changedAt < record.openedAt) return [];
  return [{ ...toTopFact(`word ${row} ${changedAt}`, 'From the host', [text]), at: changedAt }];
}
