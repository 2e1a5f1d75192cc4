// The matches of a season, the latest first, each with its result for everyone, and with what was left out when it was
// counted: folded since some may be private, it can still be entered (SN-4).
import type { SeasonMatchView, SeasonView, LeftOutView } from '../../../src/rounds/host/season/views';
import { Fold } from '../../shared/text';
import { episodeText } from '../../../src/seasons/episode-text';
import { Commas } from '../parts/names';
import { KINDS, titleIn } from './season-words';
import { call } from '../calls';
import { ReasonAct } from '../stage/act';

const STATES: Readonly<Record<SeasonMatchView['state'], string>> = {
  running: 'is running',
  reopened: 'was counted, and is open again',
  over: 'is over, not counted yet',
  counted: 'is counted',
  'put-away': 'is counted',
  'put-away-uncounted': 'was put away without being counted',
};

export function Matches({ season }: { readonly season: SeasonView }) {
  const { matches } = season;
  return (
    <Fold title={`Matches (${matches.length})`}>
      <ol class="plain-list">
        {[...matches].reverse().map((match) => (
          <li key={match.number} class="player">
            <p>
              <strong>
                {episodeText(match.episode)}: {match.title}
              </strong>
              <br />
              <span class="quiet">
                {KINDS[match.kind]}, number {match.number}; it {STATES[match.state]}.
              </span>
            </p>
            <p>
              {listed(match.players)}
              {match.guests.length > 0 && (
                <>
                  ; {match.guests.length === 1 ? 'guest' : 'guests'}: {listed(match.guests)}
                </>
              )}
            </p>
            {match.ending.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
            <LeftOut season={season} match={match} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

/** Shows names as they were in the match: whoever plays for somebody now may not have played then. */
function listed(names: readonly string[]) {
  return (
    <Commas
      items={names.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
    />
  );
}

function LeftOut({ season, match }: { readonly season: SeasonView; readonly match: SeasonMatchView }) {
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
