// The forms to change a setting, replace a player or go back. Each leads to the correction's preview.
import { useState } from 'preact/hooks';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { FieldClash } from '../../../src/rounds/reply/reply';
import { type WindowChange, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { ClashList, ClashesProvider, useEditedFields } from '../parts/clashes';
import { useNewContacts } from '../parts/contact-fields';
import { SelectField, StageSelect, TextField } from '../parts/plain-question';
import { useSeatHolders } from '../parts/seat-holders';
import { QuestionForm } from '../parts/question';

interface FormProps {
  readonly play: GameView;
  readonly onCheck: (change: WindowChange) => void;
}

export function SettingsForm({
  play,
  onCheck,
  clashes,
}: FormProps & { readonly clashes: readonly FieldClash[] }) {
  const { fields, values, type, pick, open } = useEditedFields(play.settings);
  const unpicked = open(clashes);
  return (
    <>
      <ClashesProvider clashes={{ clashes: unpicked, onPick: pick }}>
        <QuestionForm questions={play.settingQuestions} values={values} onChange={type} blank="Default" />
      </ClashesProvider>
      <ClashList clashes={unpicked} onPick={pick} />
      <Button look="action" off={unpicked.length > 0} onClick={() => onCheck({ kind: 'settings', fields })}>
        See what changes
      </Button>
    </>
  );
}

/** Who gets the seat: a substitute, nobody, or the original player again. */
type SeatTaker = 'somebody' | 'nobody' | 'themselves';

const SEAT_TAKER_TITLES: Readonly<Record<SeatTaker, string>> = {
  somebody: 'A substitute',
  nobody: 'Nobody',
  themselves: 'The same player again',
};

export function PlayerForm({ play, onCheck }: FormProps) {
  const [player, setPlayer] = useState('');
  const [comes, setComes] = useState<SeatTaker>('somebody');
  const { view, go } = useDesk();
  const { holder, note } = useSeatHolders(play.players);
  const hasLeft = play.players.some(({ name, hasLeft }) => name === player && hasLeft);
  const possible = hasLeft ? (['somebody', 'themselves'] as const) : (['somebody', 'nobody'] as const);
  const chosen = possible.find((one) => one === comes) ?? 'somebody';
  return (
    <>
      <SelectField
        label="Player"
        blank="Choose…"
        options={play.players.map((entry) => ({ value: entry.name, label: entry.title }))}
        value={player}
        onChange={setPlayer}
      />
      <SelectField
        label="Who takes over"
        options={possible.map((one) => ({ value: one, label: SEAT_TAKER_TITLES[one] }))}
        value={chosen}
        onChange={(value) => setComes(possible.find((one) => one === value) ?? 'somebody')}
      />
      {note(player)}
      {chosen === 'somebody' && 'season' in view ? (
        <Button
          look="action"
          off={player === ''}
          onClick={() => go({ at: 'season', part: { see: 'substitute', player } })}
        >
          Choose the substitute
        </Button>
      ) : chosen === 'somebody' ? (
        <NewcomerForm play={play} player={player} holder={holder(player)} onCheck={onCheck} />
      ) : (
        <>
          <p>
            {chosen === 'nobody'
              ? 'This player won’t be asked anything else, and nobody will wait for them. They can still read everything. Everyone is notified. You can undo this here.'
              : 'This player is asked again, starting with the open stage. Everyone is notified.'}
          </p>
          <Button
            look="action"
            off={player === ''}
            onClick={() =>
              onCheck({ kind: 'seat', player, holder: holder(player), left: chosen === 'nobody' })
            }
          >
            See what changes
          </Button>
        </>
      )}
    </>
  );
}

function NewcomerForm({
  play,
  player,
  holder,
  onCheck,
}: FormProps & { readonly player: string; readonly holder: string }) {
  const before = play.players.find((one) => one.name === player)?.before ?? '';
  const [name, setName] = useState('');
  const { contacts, wrong, fields } = useNewContacts('the new player');
  return (
    <>
      <p>
        The new player takes over the role, standing and answers. The former player can then read only what’s
        public.
      </p>
      {before !== '' && (
        <div class="buttons">
          <Button onClick={() => setName(before)}>Bring back {before}</Button>
        </div>
      )}
      <TextField label="New player’s name" value={name} onChange={setName} />
      {fields}
      <Button
        look="action"
        off={player === '' || name.trim() === '' || wrong}
        onClick={() => onCheck({ kind: 'replace-player', player, holder, name: name.trim(), contacts })}
      >
        See what changes
      </Button>
    </>
  );
}

export function RewindForm({ play, onCheck }: FormProps) {
  const [stageName, setStageName] = useState(play.past.at(-1)?.name ?? '');
  return (
    <>
      <p>This reopens the stage and undoes everything after it. Nothing is deleted from the record.</p>
      <StageSelect stages={play.past} value={stageName} onChange={setStageName} />
      <Button
        look="action"
        off={stageName === ''}
        onClick={() => onCheck({ kind: 'rewind', toStage: stageName })}
      >
        See what changes
      </Button>
    </>
  );
}
