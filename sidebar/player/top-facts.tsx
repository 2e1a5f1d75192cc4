// The top of the page: the player's result of the last stage, and the host's changes since. Once the player has read it or
// sent an answer, it folds to one line, so that nothing moves while they choose.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageTopFact, PlayerPage } from '../../src/rounds/page/views';
import { writeStored, readStoredList } from '../shared/storage';
import { FocusButton } from '../shared/focusable-button';

/** Which facts are unfolded; `sent`: how many answers were sent from this page. */
export function useUnfoldedTopFacts(page: PlayerPage | undefined, sent: number) {
  const { first = [], stage = null } = { ...page };
  const [read, setRead] = useState(() => readStoredList(READ_FACTS_KEY));
  const [unfolded, setUnfolded] = useState<string | undefined>(undefined);
  const keys = first.map(({ key }) => key);
  const before = useRef({ sent, keys });
  const fresh = first.filter(({ key }) => !read.includes(key));
  const markRead = (these: readonly string[]): void => {
    writeStored(READ_FACTS_KEY, JSON.stringify(these));
    setRead(these);
    setUnfolded(undefined);
  };
  useEffect(() => {
    // Facts that arrived in reply to Send weren't on the page before, so they aren't marked as read.
    if (sent !== before.current.sent) markRead(before.current.keys);
    before.current = { sent, keys };
  });
  // In a live game there's no time or space to read the facts, so they start folded.
  const name = stage?.name ?? '';
  const open = unfolded === name ? first : stage?.live === true ? [] : fresh;
  return { open, unfold: () => setUnfolded(name), fold: () => markRead(keys) };
}

export function TopFacts({
  page: { first, stage },
  news: { open, unfold, fold },
}: {
  readonly page: PlayerPage;
  readonly news: ReturnType<typeof useUnfoldedTopFacts>;
}) {
  const [latest] = first;
  // A live game reserves the space of a line from the start, so that the board doesn't move later.
  if (latest === undefined) return stage?.live === true ? <div class="first-none" /> : null;
  if (open.length === 0) return <FoldedFact fact={latest} onOpen={unfold} />;
  return (
    <section class="card first" aria-label="Latest news">
      {stage !== null && (
        <FocusButton class="word-press" onClick={fold}>
          Hide
        </FocusButton>
      )}
      {open.map((fact) => (
        <FactLine key={fact.key} fact={fact} />
      ))}
    </section>
  );
}

/** One line that unfolds the rest. */
function FoldedFact({
  fact: { title, lines },
  onOpen,
}: {
  readonly fact: PageTopFact;
  readonly onOpen: () => void;
}) {
  return (
    <FocusButton class="first-line" aria-expanded="false" onClick={onOpen}>
      <strong>{title}:</strong> {lines.join(' ')}
    </FocusButton>
  );
}

function FactLine({ fact: { title, lines, link } }: { readonly fact: PageTopFact }) {
  return (
    <p>
      <strong>{title}:</strong> {lines.join(' ')}
      {link !== '' && (
        <>
          {' '}
          <a href={link} target="_blank" rel="noopener noreferrer">
            Read them here
          </a>
        </>
      )}
    </p>
  );
}

/** Facts already read in this session; if the browser stores nothing, they are shown again. */
const READ_FACTS_KEY = 'round-keeper-read';
