// The matches of a season, latest first, each with its public result and what was left out when it was counted. Left-out
// changes are folded, since some may be private, and can still be applied (SN-4).
import type { SeasonMatchView, SeasonView, LeftOutChangeView } from '../../../src/rounds/host/season/views';
import { Fold } from '../../shared/text';
import { episodeText } from '../../../src/seasons/episode-text';
import { AndList } from '../parts/names';
import { MATCH_KIND_TITLES, displayName } from './season-helpers';
import { call } from '../calls';
import { ActionWithReason } from '../stage/action';

const MATCH_STATE_TEXTS: Readonly<Record<SeasonMatchView['state'], string>> = {
  running: 'running',
  reopened: 'counted, then reopened',
  over: 'over, not counted yet',
  counted: 'counted',
  'put-away': 'counted',
  'put-away-uncounted': 'archived without being counted',
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
                {MATCH_KIND_TITLES[match.kind]}, number {match.number}: {MATCH_STATE_TEXTS[match.state]}
              </span>
            </p>
            <p>
              {renderNames(match.players)}
              {match.guests.length > 0 && (
                <>
                  ; {match.guests.length === 1 ? 'guest' : 'guests'}: {renderNames(match.guests)}
                </>
              )}
            </p>
            {match.ending.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
            <ExcludedChanges season={season} match={match} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

/** Names as they were in the match, without today's substitutes, who may not have played then. */
function renderNames(names: readonly string[]) {
  return (
    <AndList
      items={names.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
    />
  );
}

function ExcludedChanges({
  season,
  match,
}: {
  readonly season: SeasonView;
  readonly match: SeasonMatchView;
}) {
  const { number, leftOut, state } = match;
  if (leftOut.length === 0) return null;
  // Differences must be settled first, and nothing can be applied after the season's end.
  const isOpen = season.end === null && !(state === 'counted' && season.differs);
  const said = ({ line }: LeftOutChangeView): string => `${displayName(season, line.player)}: ${line.text}`;
  return (
    <Fold title={`Left out when counted (${leftOut.length})`}>
      <ul class="plain-list">
        {leftOut.map((one, index) => (
          <li key={index} class="standing-change">
            <bdi>{said(one)}</bdi> <span class="quiet">{one.line.cause}</span>{' '}
            {isOpen && (
              <ActionWithReason
                button="Apply it now"
                about={said(one)}
                title={`Apply “${said(one)}” now?`}
                text={
                  state === 'put-away' && !one.line.isPrivate
                    ? 'You left this out when you counted the match. It will be added to the match’s public result, with your reason.'
                    : 'You left this out when you counted the match.'
                }
                goes="standing"
                yes="Apply it"
                doing="Applying a left-out change"
                work={(reason) =>
                  call('enterLeftOut', { match: number, change: one.change, reason, token: season.token })
                }
                done={`Applied “${said(one)}”.`}
              />
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
