// The screen to choose a season's next match: its kind, and a game of the catalogue.
import { useState } from 'preact/hooks';
import { episodeText } from '../../../src/seasons/episode-text';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import {
  matchesToBeLike,
  type MatchKind,
  type SeasonMatchView,
  type SeasonView,
} from '../../../src/rounds/host/season/views';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import { Button } from '../parts/button';
import { Names } from '../parts/names';
import { Screen } from '../parts/screen';
import { SelectField } from '../parts/select';
import { Fold } from '../../shared/text';
import { Differs } from '../season/differs';
import { byFit, KINDS, peopleIn, useWayBack } from '../season/parts';
import { GameCard } from './choose';
import { useDrafting } from './drafting';
import { FromTemplate } from './from-template';

export function ChooseMatch({
  view,
  season,
  wanted,
  wantedAhead,
}: {
  readonly view: DeskView;
  readonly season: SeasonView;
  readonly wanted: MatchKind;
  /** True where the host wants it for the next episode; undefined where that follows from the kind. */
  readonly wantedAhead: boolean | undefined;
}) {
  const back = useWayBack(season);
  const { games } = view;
  const [kind, setKind] = useState(wanted);
  const [chosen, setChosen] = useState(wantedAhead);
  // There can be one draft for the open episode and one for the next.
  const only = view.draft !== undefined ? true : view.ahead !== undefined ? false : undefined;
  const ahead = only ?? chosen ?? isAheadByItself(season, kind);
  const [fitting, others] = byFit(games, kind);
  const choice = (game: GameChoice) => (
    <Choice
      key={game.id}
      game={game}
      former={matchesToBeLike(season.matches, game.id, kind)}
      match={{ kind, ahead }}
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
      {games.some(({ template }) => template === true) && <FromTemplate match={{ kind, ahead }} />}
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

const nameOf = ({ title, episode }: SeasonMatchView): string =>
  `${title} (${episodeText(episode, 'episode')})`;

function Choice({
  game,
  former,
  match,
}: {
  readonly game: GameChoice;
  readonly former: readonly SeasonMatchView[];
  readonly match: { readonly kind: MatchKind; readonly ahead: boolean };
}) {
  const draft = useDrafting();
  const [like, setLike] = useState<string | undefined>(undefined);
  const [first] = former;
  // Each match that a host made up is another game; of any other game the last one does.
  const isPicked = game.template === true && first !== undefined;
  return (
    <GameCard
      game={game}
      fact={first === undefined || isPicked ? '' : `With the settings and times of ${nameOf(first)}`}
    >
      {isPicked && (
        <SelectField
          label="Like"
          options={[
            ...former.map((one) => ({ value: String(one.number), label: nameOf(one) })),
            { value: '0', label: 'empty' },
          ]}
          value={like ?? String(first.number)}
          onChange={setLike}
        />
      )}
      <div class="buttons">
        <Button
          look="action"
          about={game.title}
          onClick={() =>
            draft('Filling in the next match', {
              ...match,
              game: game.id,
              ...(like === undefined ? {} : { like: Number(like) }),
            })
          }
        >
          Set up
        </Button>
      </div>
    </GameCard>
  );
}
