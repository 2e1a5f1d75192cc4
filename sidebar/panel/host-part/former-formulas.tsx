// Shows the formulas of the season's previous match, each with its cell, and copies them.
import { useState } from 'preact/hooks';
import type { FormerFormulasView } from '../../../src/rounds/host/host-part/views';
import type { MatchTabsView } from '../../../src/rounds/host/parts/views';
import type { Opening } from '../../../src/rounds/reply/reply';
import { Fold, Notes, plural } from '../../shared/text';
import { callForOpening, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { lastMatchTitle } from '../season/season-helpers';

export function FormerFormulas({
  at,
  onBrought,
}: {
  readonly at: Opening;
  readonly onBrought: (tabs: MatchTabsView) => void;
}) {
  const { run, view } = useDesk();
  const [looked, setLooked] = useState<FormerFormulasView | undefined>(undefined);
  if (view.phase !== 'playing') return null;
  const title = lastMatchTitle(view.season, view.play.game.id);
  if (title === undefined) return null;
  return (
    <section aria-label={`Formulas from ${title}`}>
      <div class="buttons">
        <Button
          onClick={() =>
            void run({
              doing: `Reading the formulas from ${title}`,
              work: () => callForOpening(at, 'formerFormulas', {}),
              done: ({ tabs }) =>
                `Found ${plural(countCells(tabs), 'formula', 'formulas')}. Nothing copied yet.`,
              then: setLooked,
            })
          }
        >
          Copy the formulas from {title}
        </Button>
      </div>
      {looked !== undefined && (
        <>
          <Notes title="Doesn’t fit this match" notes={looked.notes} look="warning" />
          {looked.tabs
            .filter(({ cells }) => cells.length > 0)
            .map((tab) => (
              <Fold
                key={tab.title}
                title={`${tab.title}: ${plural(tab.cells.length, 'formula', 'formulas')}`}
                open
              >
                <ul>
                  {tab.cells.map(({ cell, formula }) => (
                    <li key={cell}>
                      {cell}: <code>{formula}</code>
                    </li>
                  ))}
                </ul>
                {tab.values > 0 && (
                  <p class="quiet">Also {plural(tab.values, 'cell with a value', 'cells with values')}.</p>
                )}
              </Fold>
            ))}
          <div class="buttons">
            <Button
              look="action"
              onClick={() =>
                void run({
                  doing: `Copying the formulas from ${title}`,
                  work: () => callForOpening(at, 'bringFormulas', { token: looked.token }),
                  done: ({ answers, history, results }) =>
                    `Created “${answers}”, “${history}” and “${results}” with the formulas from ${title}.`,
                  then: onBrought,
                })
              }
            >
              Copy these formulas
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function countCells(tabs: FormerFormulasView['tabs']): number {
  return tabs.reduce((sum, { cells }) => sum + cells.length, 0);
}
