// The field into which the host pastes a list of players.
import { useState } from 'preact/hooks';
import type { Question } from '../../../src/games/frame/fields';
import { Fold, plural } from '../../shared/text';
import { TextField } from '../parts/plain-question';
import { Button } from '../parts/screen';
import { isRowFilled, newRow, type RosterRow } from './draft-form';
import { nonSeasonalColumns, parsePaste, type PastedPlayers } from './paste';

export function PasteList({
  columns,
  rows,
  onUse,
}: {
  readonly columns: readonly Question[];
  readonly rows: readonly RosterRow[];
  readonly onUse: (before: readonly RosterRow[], pasted: readonly RosterRow[]) => void;
}) {
  const [text, setText] = useState('');
  const titles = nonSeasonalColumns(columns).map(({ title }) => title);
  const pasted = parsePaste(text, columns);
  const found = pasted.rows.length;
  const isEmpty = !rows.some(({ cells }) => isRowFilled(cells));
  const use = (before: readonly RosterRow[]): void => {
    onUse(before, pasted.rows.map(newRow));
    setText('');
  };
  return (
    <Fold title="Paste a list of players" open={isEmpty}>
      <TextField
        label="Names, or rows of a spreadsheet"
        help={`One name per line, or separated by commas. If you paste other columns, keep this order or include headings: ${titles.slice(1).join(', ')}.`}
        rows={4}
        value={text}
        onChange={setText}
      />
      <p role="status" class="quiet">
        {text.trim() !== '' && pasteSummary(found, pasted)}
      </p>
      <div class="buttons">
        <Button look={isEmpty ? 'action' : 'danger'} off={found === 0} onClick={() => use([])}>
          {isEmpty ? 'Use these players' : 'Replace the players'}
        </Button>
        {!isEmpty && (
          <Button off={found === 0} onClick={() => use(rows)}>
            Add to the players
          </Button>
        )}
      </div>
    </Fold>
  );
}

function pasteSummary(found: number, { headed, leftOut }: PastedPlayers): string {
  const parts = [`${plural(found, 'player', 'players')} found`];
  if (headed) parts.push('columns matched by their headings');
  if (leftOut.length > 0) parts.push(`left out (no such column): ${leftOut.join(', ')}`);
  return `${parts.join('; ')}.`;
}
