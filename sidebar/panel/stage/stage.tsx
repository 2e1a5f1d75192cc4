// The screen of the open round: deadline, who has answered, the host's entries, and the button that resolves it.
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { useState } from 'preact/hooks';
import { useDesk } from '../calls';
import { Fold, Notes } from '../../shared/text';
import { AutoResolvedNote, OutdatedResults } from './outdated-results';
import { DeadlineCard } from './deadline';
import { HostFacts } from './host-facts';
import { EarlierUnsavedInput, useUnsavedFields, useEarlierUnsavedInput } from './unsaved-host-input';
import { PublicBook, LiveTableLink } from './links';
import { NextStep } from './next-step';
import { PlayerRow, UnknownKeyAnswers } from './players';
import { playerStatuses } from './player-status';
import { ErrorBoundaries } from '../../shared/error-boundaries';

export function RoundBody({ play, stage }: { readonly play: GameView; readonly stage: StageView }) {
  const { unwatched } = useDesk();
  const [tablesOpened, setTablesOpened] = useState(0);
  const onTableOpened = () => setTablesOpened(tablesOpened + 1);
  const unsaved = useUnsavedFields(play.at) !== undefined;
  const before = useEarlierUnsavedInput(play.at);
  const rows = playerStatuses(stage, play.players);
  const deadline = (
    <DeadlineCard at={play.at} stage={stage} zone={play.zone} live={play.live} chosen={play.atDeadline} />
  );
  return (
    <ErrorBoundaries>
      <AutoResolvedNote play={play} />
      {!play.live && deadline}
      <OutdatedResults play={play} />
      <NextStep {...{ play, stage, unsaved, onTableOpened }} tableOpened={tablesOpened > 0} />
      {play.live && deadline}
      <EarlierUnsavedInput play={play} />
      {/* Hidden while unsaved entries of an earlier stage are shown above, since typing here would replace them. */}
      {stage.hostQuestions.length > 0 && before === undefined && <HostFacts at={play.at} stage={stage} />}
      <Notes
        title="Please note"
        notes={[...stage.notices, ...play.warnings, ...sidebarClosedNotes(unwatched)]}
        look="warning"
      />
      <h2>Players</h2>
      {rows.map((row) => (
        // Once the table is open, others can see this screen, so the rows are recreated without QR codes of links.
        <PlayerRow
          key={`${tablesOpened} ${row.player.name}`}
          at={play.at}
          practice={play.practice}
          live={play.live}
          stage={stage}
          status={row}
        />
      ))}
      <UnknownKeyAnswers at={play.at} stage={stage} />
      <Fold title="Links for everyone">
        <PublicBook url={play.publicBook} />
        <LiveTableLink link={play.table} onOpened={onTableOpened} />
      </Fold>
    </ErrorBoundaries>
  );
}

function sidebarClosedNotes(why: string): readonly string[] {
  return why === ''
    ? []
    : [
        `While this sidebar is closed, players’ books don’t show whether answers count until the round is resolved. ${why}`,
      ];
}
