// Roster columns and settings of a match with the host's own rules, and a small auction as a sample.
import {
  choice,
  defaulted,
  object,
  optional,
  onlyInSeason,
  secret,
  text,
  integer,
  type Field,
  type OptionText,
  nameField,
} from '../frame/fields';
import type { JsonObject } from '../frame/json';
import { MAX_NAME_CHARACTERS } from '../frame/name-input';
import { drawsField } from './draws';
import { pursesField } from './purses';
import { questionsField } from './questions';
import { scoresField } from './scores';
import {
  ANSWER_VISIBILITIES,
  ROUND_DECIDERS,
  DRAWS_TITLE,
  LIMITS,
  QUESTIONS_TITLE,
  TOKEN_RECIPIENTS,
  type Player,
  type Settings,
} from './types';

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  group: defaulted(
    nameField({
      title: 'Group',
      help: 'You can ask a group its own questions. Groups are public.',
      mayBeEmpty: true,
    }),
    '',
  ),
  purses: defaulted(onlyInSeason(secret(pursesField)), new Map()),
});

const ANSWERS_LABELS: Readonly<Record<Settings['answers'], OptionText>> = {
  private: {
    label: 'only the host and the player who sent them',
    aliases: ['nobody but you and who gave them'],
  },
  published: { label: 'everyone, once the round is resolved' },
};

const TOKENS_LABELS: Readonly<Record<Settings['tokens'], OptionText>> = {
  none: { label: 'nobody' },
  winners: {
    label: 'each winner gets one, a sole winner gets two',
    aliases: ['one for each winner, two for one who wins alone'],
  },
};

const DECIDER_LABELS: Readonly<Record<Settings['decides'], OptionText>> = {
  host: { label: 'the host, by hand', aliases: ['the host’s word'] },
  sheet: { label: 'formulas in the host’s sheet' },
};

export const settingsField: Field<Settings> = object({
  title: nameField({ title: 'Title', longest: MAX_NAME_CHARACTERS.title }),
  rules: defaulted(
    text({
      title: 'Rules',
      help: '“# ” starts a heading, “- ” a list item, https:// a link.',
      long: true,
      longest: LIMITS.text,
    }),
    '',
  ),
  questions: defaulted(
    secret(questionsField(QUESTIONS_TITLE, 'Asked in every round until you change them.')),
    [],
  ),
  scores: defaulted(secret(scoresField), []),
  draws: defaulted(secret(drawsField(DRAWS_TITLE, 'Words are drawn when you create the match.')), []),
  rounds: optional(
    integer({
      title: 'Rounds',
      help: `Leave empty to end the match yourself (after at most ${LIMITS.rounds} rounds).`,
      min: 1,
      max: LIMITS.rounds,
    }),
  ),
  answers: defaulted(
    choice({
      title: 'Who reads answers',
      options: ANSWER_VISIBILITIES.map((value) => ({ value, ...ANSWERS_LABELS[value] })),
    }),
    ANSWER_VISIBILITIES[0],
  ),
  tokens: defaulted(
    onlyInSeason(
      choice({
        title: 'Who gets Tokens of Life in a season',
        options: TOKEN_RECIPIENTS.map((value) => ({ value, ...TOKENS_LABELS[value] })),
      }),
    ),
    TOKEN_RECIPIENTS[0],
  ),
  decides: defaulted(
    choice({
      title: 'What decides a round',
      options: ROUND_DECIDERS.map((value) => ({ value, ...DECIDER_LABELS[value] })),
    }),
    ROUND_DECIDERS[0],
  ),
});

export const sampleRoster = [
  { name: 'Ana', group: 'Dealers' },
  { name: 'Bo', group: 'Dealers' },
  { name: 'Chen', group: 'Collectors' },
  { name: 'Dora', group: 'Collectors' },
  { name: 'Emil', group: 'Collectors' },
] as const;

export const sampleSettings: JsonObject = {
  title: 'The silent auction',
  rules: [
    'Three lots are sold, one a round. Everyone writes a bid that nobody else sees.',
    '# A round',
    '- The highest bidder wins the lot and pays their bid. If the highest bids are equal, nobody wins.',
    '- Each lot is worth one point, or two to a Collector who had it first on their list.',
    '# The end',
    'Most points wins. Leftover coins break ties.',
  ].join('\n'),
  questions: [
    { title: 'Your bid', kind: 'number', least: 0, most: 20, within: 'Coins', help: '0 means no bid.' },
    { title: 'Who bids most?', kind: 'player', required: false },
    { title: 'A word to the auctioneer', kind: 'text', required: false },
    {
      title: 'The lots, the one that you want most first',
      kind: 'ranking',
      choices: ['painting', 'lamp', 'clock'],
      for: 'Collectors',
    },
    {
      title: 'What you resell',
      kind: 'several',
      choices: ['painting', 'lamp', 'clock'],
      required: false,
      for: 'Dealers',
    },
    { title: 'Pay with', kind: 'choice', choices: ['coins', 'a promise'] },
  ],
  scores: [
    { name: 'Points', shown: 'everyone' },
    { name: 'Coins', start: 20, shown: 'owner' },
    { name: 'Favour', shown: 'host' },
  ],
  rounds: 3,
};
