// The people in the book with whom a season begins: they keep contacts, book and page, and the host may say what they
// bring.
import { QuestionField } from '../parts/question';
import { Fold } from '../../shared/text';
import type { Row } from '../set-up/draft-form';
import { BROUGHT, STARTER_COLUMNS } from './starters';

export function TakenOver({
  rows,
  onChange,
  hasGame,
}: {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly hasGame: boolean;
}) {
  const edit = (id: number, column: number, value: string): void =>
    onChange(
      rows.map((row) =>
        row.id === id ? { ...row, cells: row.cells.map((cell, at) => (at === column ? value : cell)) } : row,
      ),
    );
  return (
    <>
      <p class="help">
        Their contacts, books and pages go over as they are.
        {hasGame
          ? ' They bring what they brought to this match, unless you say something else; what it leaves is counted next.'
          : ' They begin with nothing, unless you say something else.'}
      </p>
      {rows.map((row) => {
        const name = row.cells[0] ?? '';
        return (
          <Fold key={row.id} title={<bdi>{name}</bdi>}>
            {BROUGHT.map((question) => {
              const column = STARTER_COLUMNS.findIndex(({ title }) => title === question.title);
              return (
                <QuestionField
                  key={question.title}
                  question={question}
                  about={name}
                  value={row.cells[column] ?? ''}
                  onChange={(value) => edit(row.id, column, value)}
                />
              );
            })}
          </Fold>
        );
      })}
    </>
  );
}
