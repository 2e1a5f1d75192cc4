// A stage's public news and who leads, in the preview and after resolving.
import type { GameView } from '../../../src/rounds/host/desk/views';
import { Sections } from '../../shared/sections';
import { Fold, NewsLines, MAX_OPEN_LINES } from '../../shared/text';

/** Shows only public facts, since hosts share their screens. */
export function PublicStageNews({
  news,
  standings,
  heading = 'What happened',
}: {
  readonly news: NonNullable<GameView['lastNews']>;
  readonly standings: GameView['standings'];
  readonly heading?: string;
}) {
  const { title, lines } = news;
  if (lines.length === 0) return <p>Nothing is public. All results are private.</p>;
  return (
    <>
      <section class="card" aria-label={`${heading}: ${title}`}>
        <h2>
          {heading}: {title}
        </h2>
        <NewsLines lines={lines} fold={lines.length > MAX_OPEN_LINES ? 'All public news' : ''} />
      </section>
      <Sections sections={standings} />
    </>
  );
}

/** Who leads, according to facts that only the host may know. It's always folded. */
export function LeadersForHost({ leads, standings }: Pick<GameView, 'leads' | 'standings'>) {
  // Sections that everyone may know are already unfolded above.
  const own = leads.filter(({ title }) => standings.every((shown) => shown.title !== title));
  return own.length === 0 ? null : (
    <Fold title="Who leads (only for you)">
      <Sections sections={own} />
    </Fold>
  );
}
