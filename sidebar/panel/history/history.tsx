// The “Record” screen: exporting and closing the game, its hashes, and the log of who did what and when.
import { timeText } from '../../../src/rounds/time/time-zone';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { HistoryLine } from '../../../src/rounds/host/history/views';
import { call, useDesk } from '../calls';
import { useLoadedValue } from '../desk/tasks';
import { CopyText } from '../parts/copy';
import { Fold } from '../../shared/text';
import { ExportFile } from '../files/export';
import { ActionWithReason } from '../stage/action';
import { ErrorBoundaries } from '../../shared/error-boundaries';

export function HistoryBody({
  play,
  inSeason,
}: {
  readonly play: GameView;
  /** True for a match of a season, which is archived from the season’s overview. */
  readonly inSeason: boolean;
}) {
  return (
    <ErrorBoundaries>
      {play.published && (
        <Fold title="The record for everyone">
          <ExportFile what="record" />
        </Fold>
      )}
      <Fold title="Export the game">
        <ExportFile what="game" />
      </Fold>
      {play.game.template === true && (
        <Fold title="Save as a template">
          <ExportFile what="template" />
        </Fold>
      )}
      {!inSeason && (
        <Fold title="Close the game">
          <CloseGame play={play} />
        </Fold>
      )}
      <Fold title="Proof">
        <p>
          Each row of the Ledger tab has a hash that covers all rows before it. Once everything is published,
          players who noted a hash can check that nothing before it was changed.
        </p>
        <p class="hash">Commitment to the seed: {play.commitment}</p>
        <CopyText label="Copy" about="the commitment" text={play.commitment} />
        <p class="hash">Latest hash: {play.lastHash}</p>
        <CopyText label="Copy" about="the latest hash" text={play.lastHash} />
      </Fold>
      <h2>History</h2>
      <HistoryLines play={play} />
    </ErrorBoundaries>
  );
}

/** The ledger's lines, loaded again whenever a line is added. */
function HistoryLines({ play }: { readonly play: GameView }) {
  const [history] = useLoadedValue(play.lastHash, 'Loading the history', () => call('getHistory'));
  if (history === undefined) return <p class="quiet">Loading the history…</p>;
  const lines = [...history].reverse();
  const plumbing = lines.filter((line) => line.plumbing);
  return (
    <>
      <LineList lines={lines.filter((line) => !line.plumbing)} zone={play.zone} />
      {plumbing.length > 0 && (
        <Fold title={`Forms, books and reminders (${plumbing.length})`}>
          <LineList lines={plumbing} zone={play.zone} />
        </Fold>
      )}
    </>
  );
}

function LineList({ lines, zone }: { readonly lines: readonly HistoryLine[]; readonly zone: string }) {
  return (
    <ol class="plain-list">
      {lines.map(({ row, at, who, text }) => (
        <li key={row} class="player">
          <p>{text}</p>
          <p class="quiet">
            {timeText(at, zone)} · {who}
          </p>
        </li>
      ))}
    </ol>
  );
}

function CloseGame({ play }: { readonly play: GameView }) {
  const { go } = useDesk();
  const over = play.stage === null;
  return (
    <>
      <p>
        Closing the game makes room for another one. The books stay
        {over ? '' : ', but nobody can answer anymore'}. Export the game first if you might want to continue
        it.
      </p>
      <ActionWithReason
        button="Close the game"
        title={over ? 'Close this game?' : 'Close this game before it’s over?'}
        text={
          over
            ? 'Then you can set up another game.'
            : `${play.game.title} isn’t over. It will end without a result.`
        }
        goes="nowhere"
        doing="Closing the game"
        work={(reason) => call('archive', { reason })}
        done="Game closed."
        then={() => go({ at: 'round' })}
      />
    </>
  );
}
