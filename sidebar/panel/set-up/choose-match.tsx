// Chooses a season's next match: its kind, and a game of the catalogue. Both can be changed until the match is created.
import { useId, useState } from 'preact/hooks';
import { episodeText } from '../../../src/seasons/episode-text';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import {
  matchesToCopy,
  type MatchKind,
  type SeasonMatchView,
  type SeasonView,
} from '../../../src/rounds/host/season/views';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import { Button, Screen } from '../parts/screen';
import { SelectField } from '../parts/plain-question';
import { Fold } from '../../shared/text';
import { DifferenceNotice, splitByKind, MATCH_KIND_TITLES, useBackLink } from '../season/season-helpers';
import { useStartDraft, DraftFromTemplate } from './drafting';

export function ChooseMatch({
  view,
  season,
  wanted,
  wantedAhead,
}: {
  readonly view: DeskView;
  readonly season: SeasonView;
  readonly wanted: MatchKind;
  /** Whether the host wants the match for the next episode; undefined if the kind decides. */
  readonly wantedAhead: boolean | undefined;
}) {
  const back = useBackLink(season);
  const { games } = view;
  const [kind, setKind] = useState(wanted);
  const [chosen, setChosen] = useState(wantedAhead);
  // The open episode and the next one can have one draft each.
  const only = view.draft !== undefined ? true : view.nextEpisodeDraft !== undefined ? false : undefined;
  const ahead = only ?? chosen ?? isForNextEpisode(season, kind);
  const [fitting, others] = splitByKind(games, kind);
  const choice = (game: GameChoice) => (
    <GameItem
      key={game.id}
      game={game}
      isOnly={fitting.length === 1}
      former={matchesToCopy(season.matches, game.id, kind)}
      match={{ kind, ahead }}
    />
  );
  return (
    <Screen title="The next match" back={back}>
      <DifferenceNotice season={season} />
      <SelectField
        label="Kind of match"
        options={MATCH_KINDS.map((one) => ({ value: one, label: MATCH_KIND_TITLES[one] }))}
        value={kind}
        onChange={(value) => setKind(MATCH_KINDS.find((one) => one === value) ?? kind)}
      />
      {only === undefined && (
        <SelectField
          label="Episode"
          options={[
            { value: 'now', label: episodeText(season.episode, 'episode') },
            { value: 'ahead', label: 'the next episode' },
          ]}
          value={ahead ? 'ahead' : 'now'}
          onChange={(value) => setChosen(value === 'ahead')}
        />
      )}
      {fitting.map(choice)}
      {others.length > 0 && <Fold title="Other games">{others.map(choice)}</Fold>}
      {games.some(({ template }) => template === true) && <DraftFromTemplate match={{ kind, ahead }} />}
    </Screen>
  );
}

/** Whether a match of this kind goes into the next episode because the open one already has its main match (SN-19). */
function isForNextEpisode({ matches, episode }: SeasonView, kind: MatchKind): boolean {
  return (
    kind === 'main' &&
    matches.some(
      (match) => match.kind === 'main' && match.episode === episode && match.state !== 'put-away-uncounted',
    )
  );
}

const matchName = ({ title, episode }: SeasonMatchView): string =>
  `${title} (${episodeText(episode, 'episode')})`;

function GameItem({
  game,
  isOnly,
  former,
  match,
}: {
  readonly game: GameChoice;
  /** True if no other game fits this kind of match. */
  readonly isOnly: boolean;
  readonly former: readonly SeasonMatchView[];
  readonly match: { readonly kind: MatchKind; readonly ahead: boolean };
}) {
  const draft = useStartDraft();
  const id = useId();
  const [like, setLike] = useState<string | undefined>(undefined);
  const [first] = former;
  // The host's own matches are all different, so the host picks one to copy. Other games copy their last match.
  const isPicked = game.template === true && first !== undefined;
  return (
    <section class="card choice" style={{ '--accent': game.accent }} aria-labelledby={id}>
      <div class="row">
        <h2 id={id}>{game.title}</h2>
        <Button
          look={isOnly ? 'action' : 'plain'}
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
      <p class="quiet">
        {game.playerCount} · {game.length}
      </p>
      {first !== undefined && !isPicked && <p>Settings and deadlines copied from {matchName(first)}</p>}
      {isPicked && (
        <SelectField
          label="Copy from"
          options={[
            ...former.map((one) => ({ value: String(one.number), label: matchName(one) })),
            { value: '0', label: 'nothing' },
          ]}
          value={like ?? String(first.number)}
          onChange={setLike}
        />
      )}
    </section>
  );
}
