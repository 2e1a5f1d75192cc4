// The form of questions that a host makes up, and the answers that each of them takes.
import {
  checkboxes,
  choice,
  formTitles,
  optionsOf,
  ranked,
  refuse,
  text,
  valuesByName,
  whole,
  type Field,
  type Reading,
} from '../fields';
import { isList } from '../json';
import { nameKey } from '../names';
import { MADE_UP_LIMITS, type MadeUpAnswer, type MadeUpAnswers, type MadeUpQuestion } from './types';

/** The questions that a player of this group is asked. */
export function questionsFor(questions: readonly MadeUpQuestion[], group: string): readonly MadeUpQuestion[] {
  return questions.filter(
    (question) => question.for === undefined || nameKey(question.for) === nameKey(group),
  );
}

/** The answers to these questions, by their titles: an optional one without an answer is left out, or null. */
export function answersField(
  questions: readonly MadeUpQuestion[],
  players: readonly string[],
): Field<MadeUpAnswers> {
  const titles = formTitles(
    questions.map((question) => ({ title: question.title, titles: (title) => titlesOf(question, title) })),
  );
  const named = valuesByName(
    questions.map((question, index) => ({
      name: question.title,
      required: question.required,
      field: answerField(question, titles[index] ?? question.title, players),
    })),
    'question for you in this round',
  );
  return { ...named, fromAnswers: (answers, prefix) => named.fromAnswers(answers, prefix) ?? {} };
}

/** The titles of a form's questions: a ranking asks for each place. */
function titlesOf(question: MadeUpQuestion, title: string): readonly string[] {
  return question.kind === 'ranking' ? question.choices.map((_, index) => `${title} ${index + 1}`) : [title];
}

/** One question's answer: an empty one is null, and refused where one is required. */
function answerField(
  question: MadeUpQuestion,
  title: string,
  players: readonly string[],
): Field<MadeUpAnswer | null> {
  const field = plainAnswer(question, title, players);
  return {
    ...field,
    read: (value, at): Reading<MadeUpAnswer | null> => {
      if (!isEmpty(question, value)) return field.read(value, at);
      if (!question.required) return { ok: true, value: null };
      return refuse('missing', at, `${at.label}: no answer. One is required here.`);
    },
  };
}

/** An empty text or list where a text or a list is asked for. */
function isEmpty({ kind }: MadeUpQuestion, value: unknown): boolean {
  if (kind === 'several' || kind === 'ranking') return isList(value) && value.length === 0;
  return kind !== 'number' && typeof value === 'string' && value.trim() === '';
}

function plainAnswer(
  question: MadeUpQuestion,
  title: string,
  players: readonly string[],
): Field<MadeUpAnswer> {
  const { help } = question;
  switch (question.kind) {
    case 'choice':
      return choice({ title, help, options: optionsOf(question.choices) });
    case 'several':
      return checkboxes({ title, help, options: optionsOf(question.choices), min: 1 });
    case 'number':
      return whole({
        title,
        help,
        ...(question.least === undefined ? {} : { min: question.least }),
        ...(question.most === undefined ? {} : { max: question.most }),
      });
    case 'text':
      return text({ title, help, long: true, longest: MADE_UP_LIMITS.answer });
    case 'player':
      return choice({ title, help, options: optionsOf(players) });
    case 'ranking': {
      const { length } = question.choices;
      return ranked({ title, help, options: optionsOf(question.choices), min: length, max: length });
    }
  }
}
