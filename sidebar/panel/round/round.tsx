// The screen of the open round: deadline, who is in, the host's facts, and the button that resolves it.
import type { GameView, StageView } from '../../../src/rounds/api';
import { useState } from 'preact/hooks';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Names } from '../parts/names';
import { Notes } from '../../shared/text';
import { DeadlineCard } from './deadline';
import { Deliveries } from './deliveries';
import { HostFacts, useTyped } from './host-facts';
import { PublicBook } from './public-book';
import { PlayerRow, UnknownKeys } from './players';
import { ResolveButton } from './resolve-button';
import { playerStatuses, statusCounts } from './player-status';
import { StatePill } from './state-pill';
import { OpenTable, TableLink } from './table-link';

const COUNTED = ['in', 'late', 'early', 'refused', 'missing'] as const;

export function RoundBody({ play, stage }: { readonly play: GameView; readonly stage: StageView }) {
  const { change, go, unwatched } = useDesk();
  const [tablesOpened, setTablesOpened] = useState(0);
  const onTableOpened = () => setTablesOpened(tablesOpened + 1);
  const unsaved = useTyped(stage) !== undefined;
  const rows = playerStatuses(stage, play.players);
  const counts = statusCounts(rows);
  const asked = stage.asks.reduce((sum, ask) => sum + ask.players.length, 0);
  const here = asked - stage.waitingFor.length;
  return (
    <>
      <DeadlineCard stage={stage} zone={play.zone} live={play.live} chosen={play.atDeadline} />
      <div role="status">
        <strong>
          {asked === 0
            ? 'Nobody is asked anything.'
            : `${here} of ${asked} ${asked === 1 ? 'is' : 'are'} in.`}
        </strong>
        {/* Always one line, so that nothing moves when a submission comes in; the list below has all names. */}
        <p class="one-line">
          {stage.waitingFor.length === 0 ? (
            'Nobody is missing.'
          ) : (
            <>
              Not in: <Names names={stage.waitingFor} />
            </>
          )}
        </p>
      </div>
      <p class="pills">
        {COUNTED.filter((state) => counts[state] > 0).map((state) => (
          <StatePill key={state} state={state} count={counts[state]} />
        ))}
      </p>
      <div class="meter" aria-hidden="true">
        <div style={{ width: `${asked === 0 ? 0 : (100 * here) / asked}%` }} />
      </div>
      {stage.hostQuestions.length > 0 && <HostFacts stage={stage} />}
      <div class="buttons">
        <ResolveButton play={play} stage={stage} off={unsaved} />
        <Button off={unsaved} onClick={() => go({ at: 'preview' })}>
          Preview
        </Button>
        {play.live && <OpenTable onOpened={onTableOpened} />}
        {play.practice && stage.waitingFor.length > 0 && (
          <Button
            onClick={() =>
              void change({
                doing: 'Submitting for everyone missing',
                work: () => call('submitForPractice', { players: [] }),
                done: () => 'The program has submitted for everyone who was missing.',
              })
            }
          >
            Submit for everyone missing
          </Button>
        )}
      </div>
      {unsaved && <p>Save what you entered first: until then it would not count.</p>}
      <Notes
        title="Look at this"
        notes={[...stage.notices, ...play.warnings, ...unwatchedNotes(unwatched)]}
        look="warning"
      />
      <h2>Players</h2>
      <PublicBook url={play.publicBook} />
      <TableLink link={play.table} onOpened={onTableOpened} />
      {rows.map((row) => (
        // Others look at this screen once the table is open: a player’s link drawn as a code is gone then.
        <PlayerRow
          key={`${tablesOpened} ${row.player.name}`}
          practice={play.practice}
          stage={stage}
          status={row}
        />
      ))}
      <UnknownKeys stage={stage} />
      <Deliveries deliveries={play.deliveries} />
    </>
  );
}

function unwatchedNotes(why: string): readonly string[] {
  return why === ''
    ? []
    : [
        `Players read in their books what becomes of their answers only while this sidebar is open, and when the round is resolved. ${why}`,
      ];
}
