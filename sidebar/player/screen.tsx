// A player's page: who they are, the latest news, the open questions, what they sent, the last round's results, and links.
import { useRef, useState, useEffect } from 'preact/hooks';
import type { InitialPageData, PlayerPage } from '../../src/rounds/page/views';
import { canRetry, type CallProblem } from '../../src/rounds/reply/reply';
import { AnswerList } from '../shared/text';
import { DisplayNamesContext } from '../shared/display-names';
import { MatchRule, TilePicture } from '../shared/board';
import { AskForm } from './ask';
import { useAwakeWhileLive } from './awake';
import type { LeftoverAnswers } from './ask-state';
import { Deadline } from './page-deadline';
import { TopFacts, useUnfoldedTopFacts } from './top-facts';
import { HoldingsCard } from './holdings-card';
import { usePolledPage } from './polled-page';
import { LiveTableCard } from './live-table-card';
import { Sections } from '../shared/sections';
import { News, SentAnswers } from './sent-and-news';
import { FocusButton } from '../shared/focusable-button';
import { ErrorBoundaries } from '../shared/error-boundaries';

export function PlayerScreen({ start }: { readonly start: InitialPageData }) {
  const { page, error, ahead, take, readNow } = usePolledPage(start);
  const left = useLeftoverAnswers(page);
  const [sent, setSent] = useState(0);
  const first = useUnfoldedTopFacts(page, sent);
  useTabTitle(page);
  useAwakeWhileLive(page?.stage ?? null);
  if (error !== undefined && PAGE_GONE_CODES.includes(error.code))
    return <ClosedPage error={error} page={page} />;
  if (page === undefined) {
    return (
      <main class="page">
        <h1>Your page</h1>
        {error === undefined ? <p>Opening your page…</p> : <FailureCard error={error} onAgain={readNow} />}
      </main>
    );
  }
  return (
    <DisplayNamesContext.Provider value={page.names}>
      <main class={pageClass(page)} style={{ '--accent': page.accent }}>
        <ErrorBoundaries>
          <PlayerHeader page={page} />
          {error !== undefined && !isErrorOnlyInBar(error, page) && (
            <FailureCard error={error} onAgain={readNow} />
          )}
          {left.shown !== undefined && <UnsentAnswers {...left.shown} onClose={left.drop} />}
          <CurrentStage
            unheard={error !== undefined && isErrorOnlyInBar(error, page)}
            page={page}
            first={first}
            ahead={ahead}
            pageKey={start.key}
            onRead={(reading) => {
              setSent((before) => before + 1);
              left.drop();
              take(reading);
            }}
            onDoubt={readNow}
            // Times in a form's rows are whole seconds, so subtract one.
            onLeft={(answers) => left.keep(answers, Date.now() + ahead - 1000)}
          />
          <Sections sections={page.words} />
          <SentAnswers
            submissions={page.submissions}
            waiting={page.waiting}
            live={page.stage?.live === true}
          />
          <News
            news={page.news}
            above={first.open.flatMap(({ lines }) => lines)}
            over={page.stage === null}
          />
          {picksSquares(page) && <HoldingsCard blocks={page.kit.holds} />}
          {page.scene !== null && (page.stage === null || picksSquares(page)) && (
            <LiveTableCard scene={page.scene} own={[]} stage={null} />
          )}
          <Sections sections={page.sections} />
          {hasLiveQuestions(page) && <GoalText goal={page.goal} />}
          <Links {...page.links} />
        </ErrorBoundaries>
      </main>
    </DisplayNamesContext.Provider>
  );
}

/**
 * Whether only the bar says that a reading failed. The page retries anyway, and a box above the questions would move
 * them under the player's finger.
 */
function isErrorOnlyInBar(error: CallProblem, { stage }: PlayerPage): boolean {
  return canRetry(error) && stage !== null && stage.ask !== null;
}

/** Error codes that mean that the reader can't use the page anymore. */
const PAGE_GONE_CODES: readonly string[] = ['put-away', 'replaced', 'no-page'];

/**
 * The page after the game was archived, somebody else took over, or the player got a newer link. It says so, and links
 * to what the reader can still open.
 */
function ClosedPage({
  error: { text, putAway },
  page,
}: {
  readonly error: CallProblem;
  readonly page: PlayerPage | undefined;
}) {
  const { publicBook = '', rules = '' } = { ...page?.links, ...putAway };
  return (
    <main class="page">
      <h1>{putAway?.title ?? page?.game ?? 'Your page'}</h1>
      <p class="card" role="status">
        {text}
      </p>
      {publicBook !== '' && <Links isClosed {...{ book: putAway?.book ?? '', publicBook, rules }} />}
    </main>
  );
}

/** The page’s classes: room for the bar while something is asked, a compact layout in a live game. */
function pageClass(page: PlayerPage): string {
  if (hasLiveQuestions(page)) return 'page with-bar at-table';
  return page.stage === null || page.stage.ask === null ? 'page' : 'page with-bar';
}

/** Whether the reader is asked something in a live game, when everything must fit on one screen. */
const hasLiveQuestions = ({ stage }: PlayerPage): boolean =>
  stage !== null && stage.ask !== null && stage.live;

function GoalText({ goal }: Pick<PlayerPage, 'goal'>) {
  return goal === '' ? null : <p class="help">{goal}</p>;
}

function PlayerHeader({ page }: { readonly page: PlayerPage }) {
  const { game, person, player, practice, standing } = page;
  return (
    <header>
      <h1>{game}</h1>
      <p>
        You are <strong translate={false}>{person}</strong>
        {person !== player && <> and play for {player}</>}
        {practice && <span class="quiet"> · Practice game</span>}
      </p>
      {!hasLiveQuestions(page) && <GoalText goal={page.goal} />}
      {standing !== '' && <p>{standing}</p>}
    </header>
  );
}

/**
 * Keeps unsent answers while the next stage is open. They're shown until the player sends another answer. If Send
 * wasn't tapped, they're hidden when the game is over or the same stage is asked again.
 */
function useLeftoverAnswers(page: PlayerPage | undefined): {
  readonly shown: LeftoverAnswers | undefined;
  readonly keep: (left: LeftoverAnswers, at: number) => void;
  readonly drop: () => void;
} {
  const [left, setLeft] = useState<(LeftoverAnswers & { readonly at: number }) | undefined>(undefined);
  const next = useRef<string | undefined>(undefined);
  const { name, mark = '' } = { ...page?.stage };
  if (left !== undefined && mark !== left.mark) next.current ??= mark;
  const isShown =
    left !== undefined &&
    (mark === left.mark || mark === next.current) &&
    (left.refused !== '' || (name !== undefined && name !== left.name)) &&
    page?.submissions.some(({ at }) => at > left.at) !== true;
  return {
    shown: isShown ? left : undefined,
    keep: (answers, at) => {
      next.current = undefined;
      setLeft({ ...answers, at });
    },
    drop: () => setLeft(undefined),
  };
}

/** Answers that weren't sent because the stage is over or the host went back to an earlier one. */
function UnsentAnswers({
  title,
  refused,
  words,
  onClose,
}: LeftoverAnswers & { readonly onClose: () => void }) {
  return (
    <section class="card failure" role="status">
      <FocusButton class="word-press" onClick={onClose}>
        Close
      </FocusButton>
      <h2>Not sent: {title}</h2>
      <p>{refused || 'You’re no longer being asked this, so your answer wasn’t sent.'}</p>
      <AnswerList words={words} />
    </section>
  );
}

function CurrentStage({
  page,
  first,
  ahead,
  pageKey,
  unheard,
  onRead,
  onDoubt,
  onLeft,
}: {
  readonly page: PlayerPage;
  readonly first: ReturnType<typeof useUnfoldedTopFacts>;
  readonly ahead: number;
  readonly pageKey: string;
} & Pick<Parameters<typeof AskForm>[0], 'unheard' | 'onRead' | 'onDoubt' | 'onLeft'>) {
  const { stage, scene, kit } = page;
  if (stage === null) {
    return (
      <>
        <TopFacts page={page} news={first} />
        {page.idle !== '' && <p class="card">{page.idle}</p>}
        <HoldingsCard blocks={page.kit.holds} />
      </>
    );
  }
  // While others decide, players care about their own standing, so it comes first.
  const isWatching = stage.ask === null && !stage.live;
  const idle = stage.ask === null && page.idle !== '' && <p>{page.idle}</p>;
  const holds = !picksSquares(page) && <HoldingsCard blocks={page.kit.holds} />;
  return (
    <ErrorBoundaries>
      <TopFacts page={page} news={first} />
      {isWatching && holds}
      <section class={hasOnlyTitle(page) ? 'now' : 'card now'} aria-labelledby="now">
        <h2 id="now" class={hasOnlyTitle(page) ? 'unseen' : ''}>
          {stage.title}
        </h2>
        {isWatching && idle}
        {stage.ask === null && <Deadline stage={stage} ahead={ahead} />}
        {kit.part !== '' && <p>{kit.part}</p>}
        {scene?.target !== null && scene?.target !== undefined && (
          <div class="target">
            <TilePicture picture={scene.target} />
            <p>
              The target: <strong>{scene.target.words}</strong>
            </p>
          </div>
        )}
        {!isWatching && idle}
      </section>
      {!isWatching && holds}
      {scene !== null && !picksSquares(page) && (
        <LiveTableCard scene={scene} own={page.kit.axes} stage={stage} />
      )}
      {scene !== null && <MatchRule rule={scene.rule} />}
      {stage.ask !== null && (
        <AskForm
          key={`${stage.name} ${stage.mark}`}
          {...{ page, ask: stage.ask, pageKey, ahead, unheard, onRead, onDoubt, onLeft }}
        />
      )}
    </ErrorBoundaries>
  );
}

/** Whether the stage has nothing to show but its title, which the bar shows too. */
function hasOnlyTitle(page: PlayerPage): boolean {
  const { stage, scene, kit } = page;
  if (stage === null || stage.ask === null) return false;
  return scene === null || (scene.target === null && kit.part === '');
}

/** Whether the player taps squares of the table: the question shows them, so the rest goes below. */
function picksSquares({ stage }: PlayerPage): boolean {
  return stage?.ask?.taps?.kind === 'squares';
}

function Links({
  isClosed = false,
  form = '',
  book = '',
  publicBook = '',
  rules = '',
}: Partial<PlayerPage['links']> & { readonly isClosed?: boolean }) {
  const list: readonly (readonly [text: string, address: string])[] = [
    ['Your form, in case this page fails', form],
    ['Your book', book],
    ['The public book', publicBook],
    ['The rules', rules],
  ];
  return (
    <nav class="card" aria-label="Your links">
      <ul class="links">
        {list
          .filter(([, address]) => address !== '')
          .map(([text, address]) => (
            <li key={text}>
              {/* In Google's frame a link must open in a new window. */}
              <a href={address} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            </li>
          ))}
      </ul>
      {!isClosed && <p class="quiet">This page is only for you. Don’t share its link.</p>}
    </nav>
  );
}

function FailureCard({
  error,
  onAgain,
}: {
  readonly error: CallProblem;
  readonly onAgain: () => Promise<void>;
}) {
  return (
    <div class="card failure" role="status">
      <p>{error.text}</p>
      {canRetry(error) && <FocusButton onClick={() => void onAgain()}>Try again</FocusButton>}
    </div>
  );
}

/** Marks the tab's title while something is asked and no answer counts yet. */
function useTabTitle(page: PlayerPage | undefined): void {
  useEffect(() => {
    if (page === undefined) return;
    const { game, stage, submissions } = page;
    const counts = submissions.some(({ fate }) => fate === 'counted');
    document.title = `${stage?.accepting === true && stage.ask !== null && !counts ? '● ' : ''}${game}`;
  });
}
