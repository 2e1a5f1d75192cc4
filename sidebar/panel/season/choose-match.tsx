// The screen to choose the next match: its kind, and a game of the catalogue.
import { useId, useState } from 'preact/hooks';
import { episodeText } from '../../../src/seasons/episode-text';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import type { MatchKind, SeasonView } from '../../../src/rounds/host/season/views';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import { Button } from '../parts/button';
import { Names } from '../parts/names';
import { Screen } from '../parts/screen';
import { SelectField } from '../parts/select';
import { Fold } from '../../shared/text';
import { useDesk } from '../desk/context';
import { FromTemplate } from '../set-up/from-template';
import { Differs } from './differs';
import { useDrafting } from './drafting';
import { byFit, KINDS, peopleIn, useWayBack } from './parts';

export function ChooseMatch({
  season,
  games,
  wanted,
  wantedAhead,
}: {
  readonly season: SeasonView;
  readonly games: readonly GameChoice[];
  readonly wanted: MatchKind;
  /** True where the host wants it for the next episode; undefined where that follows from the kind. */
  readonly wantedAhead: boolean | undefined;
}) {
  const back = useWayBack(season);
  const { go } = useDesk();
  const [kind, setKind] = useState(wanted);
  const [chosen, setChosen] = useState(wantedAhead);
  // There can be one draft for the open episode and one for the next.
  const only = season.draft !== null ? true : season.ahead !== null ? false : undefined;
  const ahead = only ?? chosen ?? isAheadByItself(season, kind);
  const [fitting, others] = byFit(games, kind);
  const choice = (game: GameChoice) => (
    <Choice
      key={game.id}
      game={game}
      kind={kind}
      ahead={ahead}
      played={season.matches.some((match) => match.game === game.id)}
    />
  );
  return (
    <Screen title="The next match" back={back}>
      <Differs season={season} />
      <SelectField
        label="Kind"
        options={MATCH_KINDS.map((one) => ({ value: one, label: KINDS[one] }))}
        value={kind}
        onChange={(value) => setKind(MATCH_KINDS.find((one) => one === value) ?? kind)}
      />
      {only === undefined && (
        <SelectField
          label="For"
          options={[
            { value: 'now', label: episodeText(season.episode, 'episode') },
            { value: 'ahead', label: 'the next episode' },
          ]}
          value={ahead ? 'ahead' : 'now'}
          onChange={(value) => setChosen(value === 'ahead')}
        />
      )}
      {ahead && (
        <p class="help">
          It is for the next episode, waits until that is open, and takes no step of{' '}
          {episodeText(season.episode, 'episode')}. Who plays, and what they carry, is taken as it is when you
          create it.
        </p>
      )}
      {!ahead && <WhoPlays season={season} kind={kind} />}
      {fitting.map(choice)}
      {others.length > 0 && (
        <Fold title="Other games, which may be played so, too">{others.map(choice)}</Fold>
      )}
      {games.some(({ template }) => template === true) && (
        <FromTemplate
          kind={kind}
          ahead={ahead}
          onDrafted={() => go({ at: 'season', part: { see: 'draft', ahead } })}
        />
      )}
    </Screen>
  );
}

/** Whether a match of this kind belongs to the next episode, since the open one has its main match already (SN-19). */
function isAheadByItself({ matches, episode }: SeasonView, kind: MatchKind): boolean {
  return (
    kind === 'main' &&
    matches.some(
      (match) => match.kind === 'main' && match.episode === episode && match.state !== 'put-away-uncounted',
    )
  );
}

/** Says who plays a match of this kind at first; the players can be changed in its set-up. */
function WhoPlays({ season, kind }: { readonly season: SeasonView; readonly kind: MatchKind }) {
  const inside = peopleIn(season);
  if (kind !== 'death') {
    return (
      <p class="help">
        Everyone who is in plays: <Names names={inside.map(({ name }) => name)} />.
      </p>
    );
  }
  const [candidate, opponent] = [
    inside.find((person) => person.candidate),
    inside.find((person) => person.opponent),
  ];
  return candidate === undefined || opponent === undefined ? (
    <p class="help">
      {candidate === undefined ? 'There is no Candidate yet' : 'The Candidate has no opponent yet'}: you list
      who plays in the set-up.
    </p>
  ) : (
    <p class="help">
      The Candidate <Names names={[candidate.name]} /> against <Names names={[opponent.name]} />.
    </p>
  );
}

function Choice({
  game,
  kind,
  ahead,
  played,
}: {
  readonly game: GameChoice;
  readonly kind: MatchKind;
  readonly ahead: boolean;
  /** Whether a match of this game was played in the season. */
  readonly played: boolean;
}) {
  const id = useId();
  const draft = useDrafting();
  return (
    <section class="card game" style={{ '--accent': game.accent }} aria-labelledby={id}>
      <h2 id={id}>{game.title}</h2>
      <ul class="facts">
        <li>{game.playerCount}</li>
        <li>{game.length}</li>
        {played && <li>With the settings and times of its last match in this season</li>}
      </ul>
      <Button look="action" about={game.title} onClick={() => draft(game.id, kind, ahead)}>
        Set up
      </Button>
    </section>
  );
}
