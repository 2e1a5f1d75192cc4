// The editor of a list of questions that the host makes up: cards in an order, the questions as on a phone, or the text
// itself.
import { useRef, useState } from 'preact/hooks';
import { type Question, type QuestionsText, readEntire } from '../../../src/games/frame/fields';
import {
  MADE_UP_LIMITS,
  QUESTION_LINES,
  templateField,
  type LaterQuestions,
} from '../../../src/games/frame/made-up';
import { Fold, plural } from '../../shared/text';
import { Button } from '../parts/screen';
import { TextField } from '../parts/plain-question';
import { AsOnPhone } from './as-on-phone';
import { useDrawnText, useFocusIn } from './drawn-text';
import { draftsIn, newDraft, questionOf, textOf, type QuestionDraft } from './drafts';
import { QuestionCard } from './question-card';
import { isList, isObject } from '../../../src/games/frame/json';
import { jsonIn, JsonFile } from '../parts/json-file';

interface Props {
  readonly question: Question;
  readonly editor: QuestionsText;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string;
}

export function QuestionsEditor({ question, editor, value, onChange, problem }: Props) {
  const { title, help, former, fromTemplate } = question;
  const [drafts, setDrafts] = useDrawnText(value, { read: draftsIn, write: textOf }, onChange);
  const [phone, setPhone] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const focus = useFocusIn(list);
  const shown = drafts.flatMap((draft) => questionOf(draft) ?? []);
  const swap = (index: number, by: 1 | -1): void => {
    setDrafts(moved(drafts, index, by));
    focus(index + by, `.row button:nth-child(${by === 1 ? 2 : 1})`);
  };
  return (
    <fieldset class="field">
      <legend>{title}</legend>
      <p role="status" class="help">
        {sentence(value, drafts, former !== undefined)}
      </p>
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
          off={drafts.length >= MADE_UP_LIMITS.questions}
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
            As in the template
          </Button>
        )}
        {former !== undefined && value === '' && (
          <>
            <Button about={`for ${title}`} onClick={() => onChange(former)}>
              Start from what counts now
            </Button>
            <Button about={`for ${title}`} onClick={() => setDrafts([])}>
              Ask nothing
            </Button>
          </>
        )}
        {former !== undefined && value !== '' && (
          <Button about={`for ${title}`} onClick={() => onChange('')}>
            Ask the same again
          </Button>
        )}
        {drafts.length > 0 && (
          <Button opens={phone} about={`of ${title}`} onClick={() => setPhone(!phone)}>
            {phone ? 'Hide the phone' : 'See it as on a phone'}
          </Button>
        )}
      </div>
      {phone && drafts.length > 0 && (
        <AsOnPhone questions={shown} unfinished={drafts.length - shown.length} players={editor.players} />
      )}
      <TemplateQuestions onTake={onChange} />
      <Fold title="As text">
        <TextField label={title} help={help} rows={4} value={value} onChange={onChange} />
      </Fold>
    </fieldset>
  );
}

function sentence(value: string, drafts: readonly QuestionDraft[], followsFormer: boolean): string {
  const most = MADE_UP_LIMITS.questions;
  if (drafts.length >= most) return `These are ${drafts.length} questions, and a round has ${most} at most.`;
  if (drafts.length > 0) return 'Each is asked of everyone, or of whom it is for alone.';
  return value === '' && followsFormer ? 'The same are asked again.' : 'Nobody is asked anything.';
}

function moved(drafts: readonly QuestionDraft[], index: number, by: 1 | -1): readonly QuestionDraft[] {
  const next = [...drafts];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}

function TemplateQuestions({ onTake }: { readonly onTake: (text: string) => void }) {
  const [text, setText] = useState('');
  const rounds = roundsIn(text);
  return (
    <Fold title="From a template">
      <JsonFile what="a template" text={text} onText={setText} />
      {text.trim() !== '' && rounds.length === 0 && <p class="quiet">No questions are found in it.</p>}
      <div class="buttons">
        {rounds.map(({ round, questions }) => (
          <Button key={round} onClick={() => onTake(QUESTION_LINES.show(questions))}>
            Round {round}: {plural(questions.length, 'question', 'questions')}
          </Button>
        ))}
      </div>
    </Fold>
  );
}

/** Reads the rounds of a template that have questions, from the first round on. */
function roundsIn(text: string): readonly LaterQuestions[] {
  const template = readEntire(templateField, jsonIn(text), 'Template');
  if (!template.ok) return [];
  const { settings, later } = template.value;
  const first = isObject(settings) && isList(settings.questions) ? settings.questions : [];
  return [...(first.length === 0 ? [] : [{ round: 1, questions: first }]), ...later];
}
