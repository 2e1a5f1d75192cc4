// What people enter in Tactical Picture Hunt besides plain choices: an axis, and lists without commas.
import { answerText, refuse, single, text, textOf, textCodec, type Field } from '../fields';
import { readList } from '../fields/lists';
import { isList } from '../json';
import { either, quote } from '../wording';
import { axesOf } from './grid';
import type { Axis, Dimension } from './types';

/** One axis of a dimension. Only trimmed, not folded: `A` and `a` are different axes (ALL-6). */
export function axisField(dimension: Dimension): Field<Axis> {
  const axes = axesOf(dimension);
  const choices = either(axes);
  return single<Axis>(
    { title: 'Axis', help: `The ${dimension} are ${choices}.` },
    { type: 'choice', options: axes.map((value) => ({ value })) },
    answerText,
    (value, at) => {
      if (value === undefined) return refuse('missing', at, `${at.label}: no answer. Choose ${choices}.`);
      const axis = typeof value === 'string' ? axes.find((each) => each === value.trim()) : undefined;
      return axis === undefined
        ? refuse(
            'not-an-axis',
            at,
            `${at.label}: ${quote(value)} is not one of the ${dimension}. Choose ${choices}; capital and small letters differ.`,
          )
        : { ok: true, value: axis };
    },
  );
}

/** A list of short words, typed with spaces, commas or new lines between. */
export function wordList<T>(
  words: { readonly title: string; readonly help: string; readonly long: boolean },
  entry: Field<T>,
  limits: { readonly distinct: boolean; readonly what: string; readonly min?: number; readonly max?: number },
): Field<readonly T[]> {
  return textCodec<readonly T[]>(words, {
    parse: (typed) => typed.split(/[\s,;]+/).filter((piece) => piece !== ''),
    show: (value) => (isList(value) ? value.map(textOf).join(' ') : ''),
    read: (value, at) => readList(value, at, entry, limits),
  });
}

/** An attacker's list of squares as typed; what names no square is passed over when it is judged (PH-7). */
export function squaresField(): Field<readonly string[]> {
  const list = wordList(
    {
      title: 'Squares',
      help: 'With spaces, commas or new lines between: in full (AXcz), or without the two axes chosen (cz).',
      long: true,
    },
    text({ title: 'Square' }),
    { distinct: false, what: 'square' },
  );
  return {
    ...list,
    // A form that is sent with nothing in it is an empty list.
    questions: (prefix) => list.questions(prefix).map((question) => ({ ...question, required: false })),
    fromAnswers: (answers, prefix) => list.fromAnswers(answers, prefix) ?? [],
  };
}
