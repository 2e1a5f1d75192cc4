// The priority on day 1, as the host enters it with that day (PS-13): it goes before the setting, and the day cannot
// be resolved without one of the two.
import { choice, object, optional, optionsOf, type Field } from '../../frame/fields';
import { ok } from '../../frame/result';
import { hostPart, type HostPart } from '../../frame/stage';
import { priorityChosen, type Event } from '../events';
import { problem, type State } from '../types';

const TITLE = 'Priority on day 1';

/** The host's part of day 1. */
export function firstPriority(state: State): HostPart<State, Event> {
  return hostPart({
    field: choiceField(state),
    apply: ({ firstPriority: chosen }) => {
      if (chosen === undefined) return ok({ state, events: [] });
      return ok({ state: { ...state, firstPriority: chosen }, events: [priorityChosen(chosen)] });
    },
    lacking: state.firstPriority === null ? [NOT_CHOSEN] : [],
  });
}

const NOT_CHOSEN = problem(
  'no-first-priority',
  ['firstPriority'],
  'This round needs something from you first: who has priority on day 1.',
);

function choiceField({ photographers, firstPriority: known }: State): Field<{
  readonly firstPriority?: string;
}> {
  const usual = known === null ? '' : ` ${known} has it unless you choose here.`;
  return object({
    firstPriority: optional(
      choice({
        title: TITLE,
        help: `The photographer whom the winner of the last match chose. Everyone is told when you save it; you may change it until the day is resolved.${usual}`,
        options: optionsOf(photographers),
      }),
    ),
  });
}
