// The page of a live table, for a shared screen: board, target, clock, who has sent. It shows only what everyone may
// know, although some calls answer with more.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { TableView } from '../../src/rounds/view/api';
import { StatusBar } from '../desk/status-bar';
import { Board, styleOf } from './board';
import { boardParts, type Fact } from './board-parts';
import { Clock, useClockFace } from './clock-view';
import { Controls, Sent } from './controls';
import { remainingText } from './remaining-work';
import { useLiveTable, type LiveTable } from './live-table';

/** Facts of fewer letters than this, such as the scores, are shown large. */
const SHORT = 40;

export function LiveTablePage() {
  const table = useLiveTable();
  const { view, status } = table;
  return (
    <>
      {view === undefined ? (
        <main class="screen">
          <h1>The table</h1>
          <p class="quiet">{status.kind === 'error' ? 'It could not be read.' : 'Reading the game…'}</p>
          {status.kind === 'error' && (
            <button type="button" class="button" onClick={table.refresh}>
              Read it again
            </button>
          )}
        </main>
      ) : (
        <TableScreen table={table} view={view} />
      )}
      <StatusBar
        status={status}
        stale={table.stale}
        onRefresh={table.refresh}
        onHelp={undefined}
        onMend={undefined}
        onDismiss={table.dismiss}
      />
    </>
  );
}

function TableScreen({ table, view }: { readonly table: LiveTable; readonly view: TableView }) {
  const { stage } = view;
  const face = useClockFace(stage, table.ahead);
  const parts = useMemo(() => boardParts(view.board.rows), [view.board]);
  // The clock redraws the page every second. The board is redrawn only when it has changed.
  const board = useMemo(
    () => parts.grid !== undefined && <Board title={view.board.title} grid={parts.grid} />,
    [parts, view.board.title],
  );
  const panel = useRef<HTMLDivElement>(null);
  // The host opened this window to run rounds: the first button gets the focus, which is not moved again.
  useLayoutEffect(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const pictures = parts.facts.filter(({ picture }) => picture !== undefined);
  return (
    <main class="live">
      <div class="panel" ref={panel}>
        <header class="head">
          <span>{view.game}</span>
          {view.practice && <span class="badge">Practice</span>}
        </header>
        <h1>{stage === null ? 'The game is over' : stage.title}</h1>
        <div class="clock-and-target">
          {stage !== null && face !== undefined && <Clock stage={stage} face={face} />}
          {pictures.map((fact) => (
            <Picture key={fact.label} fact={fact} />
          ))}
        </div>
        {stage !== null && face !== undefined && (
          <>
            <Controls table={table} stage={stage} face={face} practice={view.practice} />
            <Sent stage={stage} />
          </>
        )}
      </div>
      {board}
      <div class="panel-below">
        <News news={table.news} />
        <RemainingLine table={table} />
        <Facts facts={parts.facts.filter(({ picture }) => picture === undefined)} />
      </div>
    </main>
  );
}

function Picture({ fact }: { readonly fact: Fact }) {
  const { label, values, picture } = fact;
  if (picture === undefined) return null;
  return (
    <figure class="picture">
      <div class="sign" style={styleOf(picture.look)} aria-hidden="true">
        {picture.value}
      </div>
      <figcaption>
        {label}
        <br />
        <strong>{values.join(' ')}</strong>
      </figcaption>
    </figure>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="table-facts">
      {facts.map(({ label, values }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd class={values.join(' ').length < SHORT ? 'short' : ''}>{values.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What happened in the last stage. The element is always there, so that nothing moves when the news come. */
function News({ news }: { readonly news: readonly string[] }) {
  return (
    <div role="status" class="news">
      {news.length === 0 && <p class="quiet">What happened is told here when a stage is resolved.</p>}
      {news.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

function RemainingLine({ table }: { readonly table: LiveTable }) {
  const { remaining, delivering, stopped, status } = table;
  const busy = status.kind === 'busy';
  return (
    <div class="remaining-line">
      <p role="status">
        {remainingText(remaining, delivering)}
        {stopped !== '' && !delivering && ` ${stopped}`}
      </p>
      {!delivering && remaining.waiting + remaining.toPrepare > 0 && (
        <button
          type="button"
          class="button"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) table.finish();
          }}
        >
          Finish it now
        </button>
      )}
    </div>
  );
}
