// The kind and the game of a season's match that is set up; both can be changed until the match is created.
import { useState } from 'preact/hooks';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { MatchKind } from '../../../src/rounds/host/season/views';
import type { DraftView, GameChoice, PlaceView } from '../../../src/rounds/reply/draft-view';
import type { Reply } from '../../../src/rounds/reply/reply';
import { browserZone } from '../../shared/times';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Confirm } from '../parts/confirm';
import { SelectField } from '../parts/select';
import { byFit, KINDS } from '../season/parts';
import type { DraftForm } from './draft-form';
import { NOT_SAVED } from './saved-form';
import type { Saver } from './saver';

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
