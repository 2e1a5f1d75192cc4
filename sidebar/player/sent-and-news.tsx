// Shows the player's submissions and whether they count, and the last round's news. Times are in the phone's time zone.
import type { PageNews } from '../../src/rounds/page/views';
import type { PlayerSubmission } from '../../src/rounds/reply/player-submission';
import { AnnouncementLine } from '../shared/linked-picture';
import { AnswerList, NewsLines, MAX_OPEN_LINES } from '../shared/text';

/** What the player has sent for the open stage, latest first. */
export function SentAnswers({
  submissions,
  waiting,
  live,
}: {
  readonly submissions: readonly PlayerSubmission[];
  /** Says which answers are kept for other stages; empty if there are none. */
  readonly waiting: string;
  readonly live: boolean;
}) {
  if (submissions.length === 0 && waiting === '') return null;
  return (
    <section class="card" aria-labelledby="sent">
      <h2 id="sent">What you sent</h2>
      {[...submissions].reverse().map((one, index) => (
        <div key={submissions.length - index} class={`sent sent-${one.fate}`}>
          <p>
            <strong>{sentTime(one, live)}</strong>: {one.text}
          </p>
          {one.fate === 'counted' && <AnswerList words={one.words} />}
        </div>
      ))}
      {waiting !== '' && <p>{waiting}</p>}
    </section>
  );
}

/** When an answer was sent, in the reader’s time zone; if the time isn't exact, in the words of the host’s book. */
function sentTime({ at, when }: PlayerSubmission, live: boolean): string {
  if (at === 0) return when;
  return live ? exactTimeText(at) : dayAndTimeText(at);
}

/** When an answer was sent, in short: without the day if that is today. */
export function shortSentTime(sent: PlayerSubmission, live: boolean, now: number): string {
  return live || sent.at === 0 ? sentTime(sent, live) : shortDateOrTimeText(sent.at, now);
}

/** The news of the last stages: first the player's result, then private news, then public news. */
export function News({
  news,
  above,
  over,
}: {
  readonly news: readonly PageNews[];
  /** Lines already shown above, which aren't repeated. */
  readonly above: readonly string[];
  /** True once the game is over: its outcome is above, and the results below. */
  readonly over: boolean;
}) {
  const fresh = news
    .map((each) => ({ ...each, lines: each.result.filter((line) => !above.includes(line)) }))
    .filter(({ lines, own, everyone }) => lines.length + own.length + everyone.length > 0);
  return (
    <>
      {fresh.map(({ title, result, own, everyone, lines }, index) => (
        <section key={`${index} ${title}`} class="card" aria-labelledby={`news-${index}`}>
          <h2 id={`news-${index}`}>What happened: {title}</h2>
          {lines.map((line) => (
            <p key={line} class="said">
              <AnnouncementLine line={line} />
            </p>
          ))}
          {/* The result already contains the private news, so the list is folded. */}
          {result.length > 0 || over ? (
            <NewsLines fold="All your private news" lines={own} />
          ) : (
            own.length > 0 && (
              <>
                <h3>Only for you</h3>
                <NewsLines lines={own} />
              </>
            )
          )}
          {everyone.length > MAX_OPEN_LINES || result.length > 0 || over ? (
            <NewsLines fold="All public news" lines={everyone} />
          ) : (
            <>
              {own.length > 0 && everyone.length > 0 && <h3>For everyone</h3>}
              <NewsLines lines={everyone} />
            </>
          )}
        </section>
      ))}
    </>
  );
}

const DAY_FORMAT: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const TIME_FORMAT: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const TIME_ZONE_FORMAT: Intl.DateTimeFormatOptions = { timeZoneName: 'short' };

/** A time with its day: `Fri, 27 Nov, 21:00 CET`. */
export function dayAndTimeText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { ...DAY_FORMAT, ...TIME_FORMAT, ...TIME_ZONE_FORMAT }).format(at);
}

/** A time with seconds, for a live game: `21:00:07 CET`. */
function exactTimeText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { ...TIME_FORMAT, second: '2-digit', ...TIME_ZONE_FORMAT }).format(
    at,
  );
}

/** A time without its day if that is today, `21:00 CET`; otherwise with its day. */
function shortDateOrTimeText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday
    ? new Intl.DateTimeFormat('en-GB', { ...TIME_FORMAT, ...TIME_ZONE_FORMAT }).format(at)
    : dayAndTimeText(at);
}
