// The card on which a host writes one question.
import { CUSTOM_QUESTION_KINDS } from '../../../src/games/frame/custom';
import { Button } from '../parts/screen';
import { SelectField, TextField, Checkbox } from '../parts/plain-question';
import { Fold } from '../../shared/text';
import {
  kindHasChoices,
  kindHasRange,
  canForbidRepeats,
  type CustomQuestionKind,
  type QuestionDraft,
  type QuestionFields,
} from './drafts';

const KIND_TITLES: Readonly<Record<CustomQuestionKind, string>> = {
  text: 'Text',
  number: 'A whole number',
  choice: 'One of several choices',
  several: 'Several choices',
  ranking: 'A ranking of choices',
  player: 'Another player',
  players: 'Several players',
};

interface CardActions {
  readonly onChange: (draft: QuestionDraft) => void;
  /** `onUp` is absent for the first card, `onDown` for the last. */
  readonly onUp?: () => void;
  readonly onDown?: () => void;
  readonly onRemove: () => void;
}

export function QuestionCard({
  draft,
  number,
  onChange,
  onUp,
  onDown,
  onRemove,
}: CardActions & { readonly draft: QuestionDraft; readonly number: number }) {
  const about = `question ${number}`;
  const move = (name: 'up' | 'down', onClick: (() => void) | undefined) => (
    <Button look="link" about={about} off={onClick === undefined} onClick={() => onClick?.()}>
      {name === 'up' ? '↑ Up' : '↓ Down'}
    </Button>
  );
  return (
    <div class="card" role="group" aria-label={`Question ${number}`}>
      {'line' in draft ? (
        <TextField
          label={`Question ${number}`}
          help="This line isn’t a question yet. Write its title and kind, for example: Your bid; number"
          value={draft.line}
          onChange={(line) => onChange({ id: draft.id, line })}
        />
      ) : (
        <QuestionInputs
          parts={draft.parts}
          number={number}
          onChange={(parts) => onChange({ id: draft.id, parts: { ...draft.parts, ...parts } })}
        />
      )}
      <div class="row">
        {move('up', onUp)}
        {move('down', onDown)}
        <Button look="link" about={about} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
}

type TextFieldName = Exclude<keyof QuestionFields, 'kind' | 'once' | 'required'>;

function QuestionInputs({
  parts,
  number,
  onChange,
}: {
  readonly parts: QuestionFields;
  readonly number: number;
  readonly onChange: (parts: Partial<QuestionFields>) => void;
}) {
  const { title, kind, within, accept, picture, once, required, help } = parts;
  const about = `question ${number}`;
  const own = kind === 'number' ? within : kind === 'text' ? accept : '';
  const more = [own, picture, help].filter((text) => text.trim() !== '').length;
  const field = (
    part: TextFieldName,
    label: string,
    look: { readonly help?: string; readonly rows?: number } = {},
  ) => (
    <TextField
      {...{ label, about, ...look, value: parts[part] }}
      onChange={(typed) => onChange({ [part]: typed })}
    />
  );
  return (
    <>
      <TextField
        label={`Question ${number}`}
        value={title}
        onChange={(typed) => onChange({ title: typed })}
      />
      <SelectField
        label="Kind of answer"
        about={about}
        options={CUSTOM_QUESTION_KINDS.map((value) => ({ value, label: KIND_TITLES[value] }))}
        value={kind}
        onChange={(chosen) => {
          const found = CUSTOM_QUESTION_KINDS.find((each) => each === chosen);
          if (found !== undefined) onChange({ kind: found });
        }}
      />
      {kindHasChoices(kind) && field('choices', 'Choices, one per line', { rows: 4 })}
      {kindHasRange(kind) && (
        <div class="pair">
          {field('least', 'Minimum')}
          {field('most', 'Maximum')}
        </div>
      )}
      {canForbidRepeats(kind) && (
        <Checkbox on={once} onTick={(on) => onChange({ once: on })}>
          Players can use each answer only once per match<span class="unseen">, {about}</span>
        </Checkbox>
      )}
      <Checkbox on={!required} onTick={(on) => onChange({ required: !on })}>
        Optional<span class="unseen">, {about}</span>
      </Checkbox>
      {field('whom', 'Who is asked', {
        help: 'A group, or names separated by commas. Leave empty for everyone.',
      })}
      <Fold
        title={
          <>
            More<span class="unseen"> of {about}</span>
            {more > 0 && ` (${more})`}
          </>
        }
      >
        {kind === 'number' && field('within', 'Score that limits the answer')}
        {kind === 'text' && field('accept', 'Accepted answers (secret), one per line', { rows: 2 })}
        {field('picture', 'Link to a picture (https://…)')}
        {field('help', 'Text below the question', { rows: 2 })}
      </Fold>
    </>
  );
}
