// The public news of a stage and who leads: shown in the preview and after resolving.
import type { GameView } from '../../../src/rounds/host/desk/views';
import { Sections } from '../../shared/sections';
import { Fold, Lines, MOST_LINES } from '../../shared/text';

/** Shows what everyone may know, and nothing else: hosts share their screens. */
export function WhatHappened({
  happened,
  standings,
}: {
  readonly happened: NonNullable<GameView['happened']>;
  readonly standings: GameView['standings'];
}) {
  const { title, lines } = happened;
  if (lines.length === 0) return <p>Everyone’s result is in their book.</p>;
  return (
    <>
      <section class="card" aria-label={`What happened: ${title}`}>
        <h2>What happened: {title}</h2>
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
