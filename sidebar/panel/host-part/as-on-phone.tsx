// Shows questions as players see them on their phones, for trying them out: nothing is sent.
import { useState } from 'preact/hooks';
import { answersField, questionsFor, type MadeUpQuestion } from '../../../src/games/frame/made-up';
import type { Question } from '../../../src/games/frame/fields';
import { nameKey } from '../../../src/games/frame/names';
import { answerIn, type TypedAnswers } from '../../../src/rounds/reply/typed-answers';
import { AnswerField } from '../../shared/answer-field';
import { RankField, rankOf } from '../../shared/rank-field';
import { plural } from '../../shared/text';
import { SelectField } from '../parts/select';

export function AsOnPhone({
  questions,
  unfinished,
  players,
}: {
  readonly questions: readonly MadeUpQuestion[];
  /** How many questions are not complete yet. */
  readonly unfinished: number;
  readonly players: readonly string[];
}) {
  const [answers, setAnswers] = useState<TypedAnswers>({});
  const [chosen, setChosen] = useState('');
  const groups = groupsIn(questions);
  const group = groups.find((name) => name === chosen) ?? '';
  const asked = questionsFor(questions, group);
  const shown = answersField(asked, players).questions('');
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
        {shown.map((question) => (
          <QuestionOnPhone
            key={question.title}
            {...{ question, answers }}
            questions={shown}
            onChange={(changed) => setAnswers({ ...answers, ...changed })}
          />
        ))}
      </div>
      {unfinished > 0 && (
        <p class="quiet">{plural(unfinished, 'question is', 'questions are')} not whole yet, and left out.</p>
      )}
    </>
  );
}

/** Shows one question. Of several questions that ask for one order, the first shows them all. */
function QuestionOnPhone({
  question,
  questions,
  answers,
  onChange,
}: {
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly answers: TypedAnswers;
  readonly onChange: (changed: TypedAnswers) => void;
}) {
  const { title } = question;
  const rank = rankOf(question, questions);
  if (rank !== undefined) {
    return rank.places[0] === title ? <RankField {...{ rank, answers, onChange }} problem="" /> : null;
  }
  return (
    <AnswerField
      {...{
        question,
        part: '',
        problem: '',
        closed: [],
        notes: [],
        squares: false,
        steps: false,
        hand: false,
        scene: null,
      }}
      value={answerIn(answers, title)}
      onChange={(answer) => onChange({ [title]: answer })}
    />
  );
}

/** Lists the groups that have questions of their own, each of them once. */
function groupsIn(questions: readonly MadeUpQuestion[]): readonly string[] {
  const named = new Map<string, string>();
  for (const { for: group } of questions) {
    if (group !== undefined && !named.has(nameKey(group))) named.set(nameKey(group), group);
  }
  return [...named.values()];
}
