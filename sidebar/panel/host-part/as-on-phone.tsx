// Questions as players see them on their phones, to be tried out: nothing is sent.
import { useState } from 'preact/hooks';
import { answersField, questionsFor, type MadeUpQuestion } from '../../../src/games/frame/made-up';
import { nameKey } from '../../../src/games/frame/names';
import type { TypedAnswers } from '../../../src/rounds/api';
import { AnswerField } from '../../shared/answer-field';
import { plural } from '../../shared/text';
import { SelectField } from '../parts/select';

export function AsOnPhone({
  questions,
  unfinished,
  players,
}: {
  readonly questions: readonly MadeUpQuestion[];
  /** The number of those that are not whole yet. */
  readonly unfinished: number;
  readonly players: readonly string[];
}) {
  const [answers, setAnswers] = useState<TypedAnswers>({});
  const [chosen, setChosen] = useState('');
  const groups = groupsIn(questions);
  const group = groups.find((name) => name === chosen) ?? '';
  const asked = questionsFor(questions, group);
  return (
    <>
      {groups.length > 0 && (
        <SelectField
          label="As seen by somebody"
          options={[
            { value: '', label: 'in none of these groups' },
            ...groups.map((name) => ({ value: name, label: `of ${name}` })),
          ]}
          value={group}
          onChange={setChosen}
        />
      )}
      <div class="asked phone" role="group" aria-label="As on a phone">
        {asked.length === 0 && <p>Nothing is asked of you now.</p>}
        {answersField(asked, players)
          .questions('')
          .map((question) => (
            <AnswerField
              key={question.title}
              question={question}
              value={answers[question.title] ?? ''}
              problem=""
              closed={[]}
              squares={false}
              scene={null}
              onChange={(answer) => setAnswers({ ...answers, [question.title]: answer })}
            />
          ))}
      </div>
      {unfinished > 0 && (
        <p class="quiet">{plural(unfinished, 'question is', 'questions are')} not whole yet, and left out.</p>
      )}
    </>
  );
}

/** The groups that have questions of their own, each once. */
function groupsIn(questions: readonly MadeUpQuestion[]): readonly string[] {
  const named = new Map<string, string>();
  for (const { for: group } of questions) {
    if (group !== undefined && !named.has(nameKey(group))) named.set(nameKey(group), group);
  }
  return [...named.values()];
}
