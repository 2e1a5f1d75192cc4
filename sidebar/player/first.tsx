// What stands first on the page: what the last stage brought the player, and what the host has changed since. It folds
// to a line once it was read, or once the player has sent an answer: nothing moves while they choose.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isList, parseJson } from '../../src/games/frame/json';
import type { PageFirst, PlayerPage } from '../../src/rounds/page/views';
import { keep, kept } from '../shared/storage';
import { Press } from '../shared/press';

interface Props {
  readonly page: PlayerPage;
  /** How many answers were sent from this page. */
  readonly sent: number;
}

export function First({ page, sent }: Props) {
  const { first, stage } = page;
  const [read, setRead] = useState(readKeys);
  const [isShown, setShown] = useState(false);
  const keys = first.map(({ key }) => key);
  const before = useRef({ sent, keys });
  const fresh = first.filter(({ key }) => !read.includes(key));
  const markRead = (these: readonly string[]): void => {
    keep(KEPT_AS, JSON.stringify(these));
    setRead(these);
    setShown(false);
  };
  useEffect(() => {
    // What came with the answer to Send was not on the page before.
    if (sent !== before.current.sent) markRead(before.current.keys);
    before.current = { sent, keys };
  });
  const [latest] = first;
  // In a live game the space for a line is there from the start, so that the board does not move later.
  if (latest === undefined) return stage?.live === true ? <div class="first-none" /> : null;
  // In a live game there is no time to read it, and no space, so it is a line from the start.
  const isOpen = isShown || (fresh.length > 0 && stage?.live !== true);
  if (!isOpen) return <FoldedFirst fact={latest} onOpen={() => setShown(true)} />;
  return (
    <section class="card first" aria-label="What happened last">
      {stage !== null && (
        <Press class="first-read" onClick={() => markRead(keys)}>
          Fold
        </Press>
      )}
      {(isShown ? first : fresh).map((fact) => (
        <Fact key={fact.key} fact={fact} />
      ))}
    </section>
  );
}

/** Shows all of it as one line, which unfolds it again. */
function FoldedFirst({
  fact: { title, lines },
  onOpen,
}: {
  readonly fact: PageFirst;
  readonly onOpen: () => void;
}) {
  return (
    <Press class="first-line" aria-expanded="false" onClick={onOpen}>
      <strong>{title}:</strong> {lines.join(' ')}
    </Press>
  );
}

function Fact({ fact: { title, lines, link } }: { readonly fact: PageFirst }) {
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

const KEPT_AS = 'round-keeper-read';

/** Gives the facts that were read in this window; a browser that stores nothing shows them again. */
function readKeys(): readonly string[] {
  const read = parseJson(kept(KEPT_AS));
  return isList(read) ? read.filter((key): key is string => typeof key === 'string') : [];
}
