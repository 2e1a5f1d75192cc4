// A text field with its label and help. What is typed stays as it is: nothing is corrected or filled in.
import { present } from '../../../src/games/frame/present';
import { PlainQuestion, type PlainProps } from './plain-question';

export function TextField({
  label,
  help = '',
  rows,
  about,
  ...field
}: Pick<PlainProps, 'value' | 'onChange' | 'about' | 'rows' | 'problem'> & {
  readonly label: string;
  readonly help?: string;
}) {
  const kind = { type: 'text', long: rows !== undefined } as const;
  return (
    <PlainQuestion
      question={{ title: label, help, required: false, kind }}
      {...present({ rows, about })}
      {...field}
    />
  );
}
