// Chooses a season's next match: its kind, and a game of the catalogue. Both can be changed until it is created.
import { useState } from 'preact/hooks';
import { episodeText } from '../../../src/seasons/episode-text';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { GameChoice, DraftView, PlaceView } from '../../../src/rounds/reply/draft-view';
import {
  matchesToBeLike,
  type MatchKind,
  type SeasonMatchView,
  type SeasonView,
} from '../../../src/rounds/host/season/views';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import { Button, Screen, Confirm } from '../parts/screen';
import { Names } from '../parts/names';
import { SelectField } from '../parts/plain-question';
import { Fold } from '../../shared/text';
import { Differs, byFit, KINDS, peopleIn, useWayBack } from '../season/season-words';
import { GameCard } from './choose';
import { useDrafting, FromTemplate } from './drafting';
import type { Reply } from '../../../src/rounds/reply/reply';
import { browserZone } from '../../shared/times';
import { call, useDesk } from '../calls';
import type { DraftForm } from './draft-form';
import { NOT_SAVED, type Saver } from './saved-form';

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

export function WhichMatch({
  draft: { game },
  place: { kind, ahead = false },
  saver,
  onKind,
}: {
  readonly draft: DraftView;
  readonly place: PlaceView;
  readonly saver: Saver<DraftForm>;
  readonly onKind: (kind: MatchKind) => void;
}) {
  const { view, change } = useDesk();
  const [wanted, setWanted] = useState<GameChoice | undefined>(undefined);
  return (
    <>
      <SelectField
        label="Kind"
        options={MATCH_KINDS.map((one) => ({ value: one, label: KINDS[one] }))}
        value={kind}
        onChange={(value) => onKind(MATCH_KINDS.find((one) => one === value) ?? kind)}
      />
      <SelectField
        label="Game"
        options={byFit(view.games, kind)
          .flat()
          .map(({ id, title }) => ({ value: id, label: title }))}
        value={game.id}
        onChange={(value) => {
          const next = view.games.find(({ id }) => id === value);
          if (next !== undefined && next.id !== game.id) setWanted(next);
        }}
      />
      {wanted !== undefined && (
        <Confirm
          title={`Set up ${wanted.title} instead?`}
          yes={`Set up ${wanted.title}`}
          no={`Keep ${game.title}`}
          final
          onNo={() => setWanted(undefined)}
          onYes={() => {
            setWanted(undefined);
            const next = { game: wanted.id, kind, ahead, zone: browserZone(), instead: true };
            void change({
              doing: 'Changing the match that is set up',
              work: async (): Promise<Reply<DeskView>> =>
                (await saver.flush()) ? call('draft', next) : NOT_SAVED,
              done: () => 'It is set up as this match now: look it over.',
            });
          }}
        >
          <p>What you typed for {game.title} is discarded. Nobody’s standing changes.</p>
        </Confirm>
      )}
    </>
  );
}
