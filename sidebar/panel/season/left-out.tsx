// Changes that were left out when a match was counted, folded since some may be private. Each can still be entered
// (SN-4).
import type { LeftOutView, SeasonMatchView, SeasonView } from '../../../src/rounds/host/season/views';
import { Fold } from '../../shared/text';
import { call } from '../calls';
import { ReasonAct } from '../stage/act';
import { titleIn } from './parts';

export function LeftOut({ season, match }: { readonly season: SeasonView; readonly match: SeasonMatchView }) {
  const { number, leftOut, state } = match;
  if (leftOut.length === 0) return null;
  // A difference has to be entered or left out first, and after the end of the season nothing is entered.
  const isOpen = season.end === null && !(state === 'counted' && season.differs);
  const said = ({ line }: LeftOutView): string => `${titleIn(season, line.player)}: ${line.text}`;
  return (
    <Fold title={`Left out of its count (${leftOut.length})`}>
      <ul class="plain-list">
        {leftOut.map((one, index) => (
          <li key={index} class="standing-change">
            <bdi>{said(one)}</bdi> <span class="quiet">{one.line.cause}</span>{' '}
            {isOpen && (
              <ReasonAct
                button="Enter it now"
                about={said(one)}
                title={`Enter “${said(one)}” now?`}
                text={
                  state === 'put-away' && !one.line.isPrivate
                    ? 'It was left out as the match was counted. A line at the match’s public ending says it, with your reason.'
                    : 'It was left out as the match was counted.'
                }
                goes="standing"
                yes="Enter it"
                doing="Entering what was left out"
                work={(reason) =>
                  call('enterLeftOut', { match: number, change: one.change, reason, token: season.token })
                }
                done={`${said(one)}: it is entered.`}
              />
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
