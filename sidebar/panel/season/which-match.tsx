// The kind and the game of a match that is set up; both can be changed until the match is created.
import { useState } from 'preact/hooks';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { MatchKind, SeasonDraftView } from '../../../src/rounds/host/season/views';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import type { Reply } from '../../../src/rounds/reply/reply';
import { browserZone } from '../../shared/times';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Confirm } from '../parts/confirm';
import { SelectField } from '../parts/select';
import type { DraftForm } from '../set-up/draft-form';
import { NOT_SAVED } from '../set-up/saved-form';
import type { Saver } from '../set-up/saver';
import { byFit, KINDS } from './parts';

export function WhichMatch({
  draft,
  games,
  saver,
  ahead,
}: {
  readonly draft: SeasonDraftView;
  readonly games: readonly GameChoice[];
  readonly saver: Saver<DraftForm>;
  readonly ahead: boolean;
}) {
  const { change } = useDesk();
  const [wanted, setWanted] = useState<GameChoice | undefined>(undefined);
  const { game, kind } = draft;
  const redraft = (next: { readonly game: string; readonly kind: MatchKind }): void =>
    void change({
      doing: 'Changing the match that is set up',
      work: async (): Promise<Reply<DeskView>> =>
        (await saver.flush()) ? call('redraftMatch', { ...next, ahead, zone: browserZone() }) : NOT_SAVED,
      done: () => 'It is set up as this match now: look it over.',
    });
  return (
    <>
      <SelectField
        label="Kind"
        options={MATCH_KINDS.map((one) => ({ value: one, label: KINDS[one] }))}
        value={kind}
        onChange={(value) => {
          const next = MATCH_KINDS.find((one) => one === value) ?? kind;
          if (next !== kind) redraft({ game: game.id, kind: next });
        }}
      />
      <SelectField
        label="Game"
        options={byFit(games, kind)
          .flat()
          .map(({ id, title }) => ({ value: id, label: title }))}
        value={game.id}
        onChange={(value) => {
          const next = games.find(({ id }) => id === value);
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
            redraft({ game: wanted.id, kind });
          }}
        >
          <p>What you typed for {game.title} is discarded. Nobody’s standing changes.</p>
        </Confirm>
      )}
    </>
  );
}
