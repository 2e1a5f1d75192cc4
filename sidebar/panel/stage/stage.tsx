// The screen of the open round: deadline, who is in, the host's part, and the button that resolves it.
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { useState } from 'preact/hooks';
import { useDesk } from '../calls';
import { Button } from '../parts/screen';
import { Notes } from '../../shared/text';
import { Continued, DecidedOver } from './decided-over';
import { DeadlineCard } from './deadline';
import { Deliveries } from './deliveries';
import { HostFacts } from './host-facts';
import { LetProgramSubmit } from './let-program-submit';
import { TypedBefore, useTyped, useTypedBefore } from './typed-facts';
import { PublicBook, OpenTable, TableLink } from './links';
import { PlayerRow, UnknownKeys } from './players';
import { ResolveButton, ResolveNotes } from './resolve-button';
import { playerStatuses, statusCounts, type PlayerStatus, StatePill } from './player-status';
import { Names } from '../parts/names';
import { Blocks } from '../../shared/blocks';

export function RoundBody({ play, stage }: { readonly play: GameView; readonly stage: StageView }) {
  const { go, unwatched } = useDesk();
  const [tablesOpened, setTablesOpened] = useState(0);
  const onTableOpened = () => setTablesOpened(tablesOpened + 1);
  const unsaved = useTyped(play.at) !== undefined;
  const before = useTypedBefore(play.at);
  const needsHost = stage.lacking.length > 0;
  const rows = playerStatuses(stage, play.players);
  return (
    <Blocks>
      <Continued play={play} />
      <DeadlineCard at={play.at} stage={stage} zone={play.zone} live={play.live} chosen={play.atDeadline} />
      <WhoIsIn live={play.live} {...{ stage, rows }} />
      <TypedBefore play={play} />
      {/* Hidden while unsaved entries are shown above, since typing here would replace them. */}
      {stage.hostQuestions.length > 0 && before === undefined && <HostFacts at={play.at} stage={stage} />}
      <ResolveNotes stage={stage} />
      <DecidedOver play={play} />
      <div class="buttons">
        <ResolveButton
          play={play}
          stage={stage}
          off={unsaved || needsHost || stage.changedSinceSaved.length > 0 || play.decidedOver.length > 0}
        />
        <Button off={unsaved || needsHost} onClick={() => go({ at: 'preview' })}>
          Preview
        </Button>
        {play.live && <OpenTable onOpened={onTableOpened} />}
        {play.practice && stage.waitingFor.length > 0 && <LetProgramSubmit at={play.at} />}
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
        // Once the table is open others look at this screen, so a player’s link drawn as a code is removed.
        <PlayerRow
          key={`${tablesOpened} ${row.player.name}`}
          at={play.at}
          practice={play.practice}
          live={play.live}
          stage={stage}
          status={row}
        />
      ))}
      <UnknownKeys at={play.at} stage={stage} />
      <Deliveries deliveries={play.deliveries} />
    </Blocks>
  );
}

function unwatchedNotes(why: string): readonly string[] {
  return why === ''
    ? []
    : [
        `Players read in their books what becomes of their answers only while this sidebar is open, and when the round is resolved. ${why}`,
      ];
}

const COUNTED = ['in', 'late', 'early', 'refused', 'missing'] as const;
/** States that the table does not show; the sidebar does, since the host has something to decide. */
const BESIDE_TABLE = COUNTED.filter((state) => state !== 'in' && state !== 'missing');

interface Props {
  readonly live: boolean;
  readonly stage: StageView;
  readonly rows: readonly PlayerStatus[];
}

function WhoIsIn({ live, stage, rows }: Props) {
  const counts = statusCounts(rows);
  const pills = (live ? BESIDE_TABLE : COUNTED).filter((state) => counts[state] > 0);
  const asked = stage.asks.reduce((sum, ask) => sum + ask.players.length, 0);
  const here = asked - stage.waitingFor.length;
  return (
    <>
      <div role="status">
        {live ? (
          <p>The table shows who has sent.</p>
        ) : (
          <>
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
          </>
        )}
      </div>
      <p class="pills">
        {pills.map((state) => (
          <StatePill key={state} state={state} count={counts[state]} />
        ))}
      </p>
      {!live && (
        <div class="meter" aria-hidden="true">
          <div style={{ width: `${asked === 0 ? 0 : (100 * here) / asked}%` }} />
        </div>
      )}
    </>
  );
}
