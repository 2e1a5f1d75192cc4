// Changes that were left out when a match was counted, folded since some may be private. Each can still be entered
// (SN-4).
import { useState } from 'preact/hooks';
import type { LeftOutView, SeasonMatchView, SeasonView } from '../../../src/rounds/host/season/views';
import { Fold } from '../../shared/text';
import { call } from '../calls';
import { Button } from '../parts/button';
import { ReasonDialog } from '../parts/reason';
import { useAct } from '../stage/act';
import { titleIn } from './parts';

export function LeftOut({ season, match }: { readonly season: SeasonView; readonly match: SeasonMatchView }) {
  const act = useAct();
  const [asking, setAsking] = useState<LeftOutView | undefined>(undefined);
  const { number, leftOut } = match;
  if (leftOut.length === 0) return null;
  // A difference has to be entered or left out first, and after the end of the season nothing is entered.
  const isOpen = season.end === null && !(match.state === 'counted' && season.differs);
  const said = ({ line }: LeftOutView): string => `${titleIn(season, line.player)}: ${line.text}`;
  return (
    <Fold title={`Left out of its count (${leftOut.length})`}>
      <ul class="plain-list">
        {leftOut.map((one, index) => (
          <li key={index} class="standing-change">
            <bdi>{said(one)}</bdi> <span class="quiet">{one.line.cause}</span>{' '}
            {isOpen && (
              <Button about={said(one)} onClick={() => setAsking(one)}>
                Enter it now
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking !== undefined && (
        <ReasonDialog
          title={`Enter “${said(asking)}” now?`}
          text={
            match.state === 'put-away' && !asking.line.isPrivate
              ? 'It was left out as the match was counted. A line at the match’s public ending says it, with your reason.'
              : 'It was left out as the match was counted.'
          }
          goes="standing"
          yes="Enter it"
          onNo={() => setAsking(undefined)}
          onYes={(reason) => {
            const { change } = asking;
            setAsking(undefined);
            act({
              doing: 'Entering what was left out',
              work: () => call('enterLeftOut', { match: number, change, reason, token: season.token }),
              done: `${said(asking)}: it is entered.`,
            });
          }}
        />
      )}
    </Fold>
  );
}
