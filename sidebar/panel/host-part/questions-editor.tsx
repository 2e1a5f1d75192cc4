// The editor for a host's own questions: as text, as cards, and as they look on a phone.
import { useRef, useState } from 'preact/hooks';
import type { Question, QuestionsEditorSpec } from '../../../src/games/frame/fields';
import { CUSTOM_QUESTION_LIMITS } from '../../../src/games/frame/custom';
import { Fold } from '../../shared/text';
import { Button } from '../parts/screen';
import { TextField } from '../parts/plain-question';
import { PhonePreview } from './phone-preview';
import { useParsedText, useListFocus } from './parsed-text';
import { parseDrafts, newDraft, questionFromDraft, draftsToText, type QuestionDraft } from './drafts';
import { QuestionCard } from './question-card';

interface Props {
  readonly question: Question;
  readonly editor: QuestionsEditorSpec;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string;
}

export function QuestionsEditor({ question, editor, value, onChange, problem }: Props) {
  const { title, help, former, fromTemplate } = question;
  const [drafts, setDrafts] = useParsedText(
    value,
    { read: (text) => parseDrafts(text, editor), write: (changed) => draftsToText(changed, editor) },
    onChange,
  );
  const [startedEmpty] = useState(value === '');
  const [phone, setPhone] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const focus = useListFocus(list);
  const shown = drafts.flatMap((draft) => questionFromDraft(draft, editor) ?? []);
  const swap = (index: number, by: 1 | -1): void => {
    setDrafts(moveDraft(drafts, index, by));
    focus(index + by, `.row button:nth-child(${by === 1 ? 2 : 1})`);
  };
  return (
    <fieldset class="field">
      <legend>{title}</legend>
      <p role="status" class="help">
        {describeStatus(value, drafts.length, former !== undefined)}
      </p>
      <Fold title="As text" open={startedEmpty}>
        <TextField label={title} help={help} rows={3} value={value} onChange={onChange} />
      </Fold>
      <ol class="plain-list" ref={list}>
        {drafts.map((draft, index) => (
          <li key={draft.id}>
            <QuestionCard
              draft={draft}
              number={index + 1}
              onChange={(changed) => setDrafts(drafts.map((each) => (each.id === draft.id ? changed : each)))}
              onRemove={() => {
                setDrafts(drafts.filter((each) => each.id !== draft.id));
                focus(Math.max(0, Math.min(index, drafts.length - 2)));
              }}
              {...(index === 0 ? {} : { onUp: () => swap(index, -1) })}
              {...(index === drafts.length - 1 ? {} : { onDown: () => swap(index, 1) })}
            />
          </li>
        ))}
      </ol>
      {problem !== '' && <p class="field-problem">{problem}</p>}
      <div class="buttons">
        <Button
          off={drafts.length >= CUSTOM_QUESTION_LIMITS.questions}
          about={`to ${title}`}
          onClick={() => {
            setDrafts([...drafts, newDraft()]);
            focus(drafts.length);
          }}
        >
          Add a question
        </Button>
        {fromTemplate !== undefined && value !== fromTemplate && (
          <Button about={`for ${title}`} onClick={() => onChange(fromTemplate)}>
            Use the template’s questions
          </Button>
        )}
        {former !== undefined && value === '' && (
          <>
            <Button about={`for ${title}`} onClick={() => onChange(former)}>
              Edit the current questions
            </Button>
            <Button about={`for ${title}`} onClick={() => setDrafts([])}>
              Ask nothing
            </Button>
          </>
        )}
        {former !== undefined && value !== '' && (
          <Button about={`for ${title}`} onClick={() => onChange('')}>
            Ask the same questions
          </Button>
        )}
        {drafts.length > 0 && (
          <Button opens={phone} about={`of ${title}`} onClick={() => setPhone(!phone)}>
            {phone ? 'Hide the preview' : 'Preview on a phone'}
          </Button>
        )}
      </div>
      {phone && drafts.length > 0 && (
        <PhonePreview questions={shown} unfinished={drafts.length - shown.length} players={editor.players} />
      )}
    </fieldset>
  );
}

function describeStatus(value: string, count: number, hasFormer: boolean): string {
  if (count >= CUSTOM_QUESTION_LIMITS.questions)
    return `That’s ${count} questions, the most that a round can have.`;
  if (count > 0) return '';
  return value === '' && hasFormer ? 'The same questions again' : 'No questions';
}

function moveDraft(drafts: readonly QuestionDraft[], index: number, by: 1 | -1): readonly QuestionDraft[] {
  const next = [...drafts];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}
