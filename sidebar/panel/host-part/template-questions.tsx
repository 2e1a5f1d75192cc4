// Offers the questions of a template's rounds, to take them from its file.
import { useState } from 'preact/hooks';
import { readWhole } from '../../../src/games/frame/fields';
import { isList, isObject } from '../../../src/games/frame/json';
import { QUESTION_LINES, templateField, type LaterQuestions } from '../../../src/games/frame/made-up';
import { Fold, plural } from '../../shared/text';
import { Button } from '../parts/button';
import { jsonIn, JsonFile } from '../parts/json-file';

export function TemplateQuestions({ onTake }: { readonly onTake: (text: string) => void }) {
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
  const template = readWhole(templateField, jsonIn(text), 'Template');
  if (!template.ok) return [];
  const { settings, later } = template.value;
  const first = isObject(settings) && isList(settings.questions) ? settings.questions : [];
  return [...(first.length === 0 ? [] : [{ round: 1, questions: first }]), ...later];
}
