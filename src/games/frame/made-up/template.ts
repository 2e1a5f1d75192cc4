// A template: the set-up of a match that a host made up and the questions of its rounds, for another host to play. It
// holds no name, answer, text, result or seed.
import { defaulted, hidden, listOf, object, text, unknownJson, whole, type Field } from '../fields';

/** The questions that a round brought, as JSON. */
export interface LaterQuestions {
  readonly round: number;
  readonly questions: readonly unknown[];
}

export interface Template {
  /** The game that is played by it, as scenarios name it. */
  readonly template: string;
  /** The settings of that game, as JSON. */
  readonly settings: unknown;
  /** The questions of rounds after the first, where they differ from the round before. */
  readonly later: readonly LaterQuestions[];
}

export const templateField: Field<Template> = object({
  template: text({ title: 'template' }),
  settings: hidden(unknownJson),
  later: defaulted(
    listOf(object({ round: whole({ title: 'round', min: 2 }), questions: listOf(unknownJson) })),
    [],
  ),
});
