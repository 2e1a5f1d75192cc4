// Roster columns and the setting of Between matches, and a sample roster.
import {
  choice,
  defaulted,
  object,
  text,
  integer,
  yesNo,
  type Field,
  type OptionText,
  nameField,
} from '../frame/fields';
import { OPPONENT_RULES, type OpponentRule, type Player, type Settings } from './types';

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  tokens: defaulted(integer({ title: 'Tokens of Life', min: 0 }), 0),
  candidate: defaulted(yesNo({ title: 'Candidate' }), false),
  mark: defaulted(nameField({ title: 'Mark', mayBeEmpty: true }), ''),
});

const OPPONENT_RULE_LABELS: Readonly<Record<OpponentRule, OptionText>> = {
  anyone: { label: 'anyone without a token' },
  'same-mark': {
    label: 'anyone without a token who has the Candidate’s mark',
    aliases: ['only who has the Candidate’s mark, and no token'],
  },
};

export const settingsField: Field<Settings> = object({
  opponents: defaulted(
    choice({
      title: 'Whom the Candidate may name',
      options: OPPONENT_RULES.map((value) => ({ value, ...OPPONENT_RULE_LABELS[value] })),
    }),
    OPPONENT_RULES[0],
  ),
});

export const sampleRoster = [
  { name: 'Ana', tokens: 3, mark: 'Heaven' },
  { name: 'Bo', tokens: 3, mark: 'Heaven' },
  { name: 'Chen', candidate: true, mark: 'Hell' },
  { name: 'Dora', mark: 'Hell' },
  { name: 'Emil', mark: 'Hell' },
  { name: 'Fay', mark: 'Hell' },
  { name: 'Gus', mark: 'Hell' },
  { name: 'Hana', mark: 'Hell' },
] as const;
