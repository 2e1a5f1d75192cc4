// The matches of a season, the latest first, each with its result for everyone.
import type { SeasonMatchView, SeasonView } from '../../../src/rounds/host/season/views';
import { Fold } from '../../shared/text';
import { episodeText } from '../../../src/seasons/episode-text';
import { Commas } from '../parts/names';
import { LeftOut } from './left-out';
import { KINDS } from './parts';

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
