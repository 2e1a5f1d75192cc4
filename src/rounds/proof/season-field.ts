// The form of a season's file (docs/season-file.md): its steps and changes as fields.
import {
  byName,
  choice,
  listOf,
  object,
  oneOf,
  optional,
  optionsOf,
  text,
  unknownJson,
  whole,
  type ValueOf,
} from '../../games/frame/fields';
import { MOST_PEOPLE } from '../../games/frame/json-file';
import { MATCH_KINDS } from '../../games/frame/season';
import { changeField } from '../../seasons/change-text';
import { INHERIT, VISIBILITIES } from '../../seasons/types';
import { matchField } from './scenario';

const settings = object({
  currencies: optional(byName(choice({ title: 'currency', options: optionsOf(VISIBILITIES) }))),
  inherit: optional(choice({ title: 'inherit', options: optionsOf(INHERIT) })),
});

const person = object({
  name: text({ title: 'name' }),
  purses: optional(byName(whole({ title: 'purse', min: 0 }))),
  tokens: optional(whole({ title: 'tokens', min: 0 })),
  marks: optional(listOf(text({ title: 'mark' }))),
});

const step = oneOf({
  match: object({
    match: matchField,
    kind: choice({ title: 'kind', options: optionsOf(MATCH_KINDS) }),
    guests: optional(listOf(unknownJson)),
    leaveOut: optional(listOf(whole({ title: 'place', min: 0 }))),
    changes: optional(listOf(changeField)),
    reason: optional(text({ title: 'reason' })),
  }),
  episode: object({ episode: text({ title: 'episode' }) }),
  settings: object({ settings }),
  end: object({ end: object({ winners: listOf(text({ title: 'winner' })) }) }),
  changes: object({ changes: listOf(changeField), reason: text({ title: 'reason' }) }),
});

export const seasonField = object({
  season: text({ title: 'season' }),
  settings: optional(settings),
  people: listOf(person, MOST_PEOPLE),
  steps: optional(listOf(step)),
});

export type Step = ValueOf<typeof step>;
export type MatchStep = Extract<Step, { readonly match: unknown }>;
