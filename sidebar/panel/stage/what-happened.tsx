// The public news of a stage and who leads: shown in the preview and after resolving.
import type { GameView } from '../../../src/rounds/host/desk/views';
import { Sections } from '../../shared/sections';
import { Fold, Lines, MOST_LINES } from '../../shared/text';

/** Shows what everyone may know, and nothing else: hosts share their screens. */
export function WhatHappened({
  happened,
  standings,
  heading = 'What happened',
}: {
  readonly happened: NonNullable<GameView['happened']>;
  readonly standings: GameView['standings'];
  readonly heading?: string;
}) {
  const { title, lines } = happened;
  if (lines.length === 0) return <p>Nothing is public. Each result is only for its player.</p>;
  return (
    <>
      <section class="card" aria-label={`${heading}: ${title}`}>
        <h2>
          {heading}: {title}
        </h2>
        <Lines lines={lines} fold={lines.length > MOST_LINES ? 'All public news' : ''} />
      </section>
      <Sections sections={standings} />
    </>
  );
}

/** Shows who leads, from what only the host may know: folded wherever it is. */
export function WhoLeads({ leads, standings }: Pick<GameView, 'leads' | 'standings'>) {
  // What everyone may know is unfolded already.
  const own = leads.filter(({ title }) => standings.every((shown) => shown.title !== title));
  return own.length === 0 ? null : (
    <Fold title="Who leads (only for you)">
      <Sections sections={own} />
    </Fold>
  );
}
