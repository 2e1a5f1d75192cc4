// Questions as players see them on a phone. Nothing is sent.
import { useState } from 'preact/hooks';
import { answersField, questionsForPlayer, type CustomQuestion } from '../../../src/games/frame/custom';
import type { Question } from '../../../src/games/frame/fields';
import { nameKey } from '../../../src/games/frame/names';
import { getAnswer, type AnswersByTitle } from '../../../src/rounds/reply/reply';
import { AnswerField } from '../../shared/answer-field';
import { RankField, findRanking } from '../../shared/rank-field';
import { plural } from '../../shared/text';
import { SelectField } from '../parts/plain-question';

export function PhonePreview({
  questions,
  unfinished,
  players,
}: {
  readonly questions: readonly CustomQuestion[];
  /** How many questions are incomplete. */
  readonly unfinished: number;
  readonly players: readonly string[];
}) {
  const [answers, setAnswers] = useState<AnswersByTitle>({});
  const [chosen, setChosen] = useState('');
  const readers = listViewers(questions);
  const { label: shownTo = '', group = '', name = '' } = readers.find(({ label }) => label === chosen) ?? {};
  const asked = questionsForPlayer(questions, { name, group });
  const shown = answersField(asked, players).questions('');
  return (
    <>
      {readers.length > 0 && (
        <SelectField
          label="As seen by"
          options={[
            { value: '', label: 'anyone else' },
            ...readers.map(({ label }) => ({ value: label, label })),
          ]}
          value={shownTo}
          onChange={setChosen}
        />
      )}
      <div class="asked phone" role="group" aria-label="Phone preview">
        {asked.length === 0 && <p>You aren’t being asked anything right now.</p>}
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
        <p class="quiet">
          {plural(unfinished, 'unfinished question isn’t', 'unfinished questions aren’t')} shown.
        </p>
      )}
    </>
  );
}

/** One question. A ranking has a question per place; the first shows the whole ranking. */
function QuestionOnPhone({
  question,
  questions,
  answers,
  onChange,
}: {
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly answers: AnswersByTitle;
  readonly onChange: (changed: AnswersByTitle) => void;
}) {
  const { title } = question;
  const rank = findRanking(question, questions);
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
      value={getAnswer(answers, title)}
      onChange={(answer) => onChange({ [title]: answer })}
    />
  );
}

interface ViewerOption {
  readonly label: string;
  readonly group?: string;
  readonly name?: string;
}

function listViewers(questions: readonly CustomQuestion[]): readonly ViewerOption[] {
  const readers = new Map<string, ViewerOption>();
  const add = (reader: ViewerOption): void => {
    const key = nameKey(reader.label);
    if (!readers.has(key)) readers.set(key, reader);
  };
  for (const { for: group, only = [] } of questions) {
    if (group !== undefined) add({ label: `the group ${group}`, group });
    for (const name of only) add({ label: name, name });
  }
  return [...readers.values()];
}
