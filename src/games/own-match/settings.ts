// Roster columns and settings of a match of the host's own, and a small auction as a sample.
import {
  choice,
  defaulted,
  object,
  optional,
  seasonal,
  secret,
  text,
  whole,
  type Field,
  nameField,
} from '../frame/fields';
import type { JsonObject } from '../frame/json';
import { LONGEST_NAMES } from '../frame/typed-names';
import { drawsField } from './draws';
import { pursesField } from './purses';
import { questionsField } from './questions';
import { scoresField } from './scores';
import { ANSWERS, DECIDES, DRAWS, LIMITS, QUESTIONS, TOKENS_FOR, type Player, type Settings } from './types';

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
  purses: defaulted(seasonal(secret(pursesField)), new Map()),
});

/** `aliases`: labels of earlier versions, which drafts can still hold. */
interface Label {
  readonly label: string;
  readonly aliases?: readonly string[];
}

const ANSWERS_LABELS: Readonly<Record<Settings['answers'], Label>> = {
  private: {
    label: 'only the host and the player who sent them',
    aliases: ['nobody but you and who gave them'],
  },
  published: { label: 'everyone, once the round is resolved' },
};

const TOKENS_LABELS: Readonly<Record<Settings['tokens'], Label>> = {
  none: { label: 'nobody' },
  winners: {
    label: 'each winner gets one, a sole winner gets two',
    aliases: ['one for each winner, two for one who wins alone'],
  },
};

const DECIDES_LABELS: Readonly<Record<Settings['decides'], string>> = {
  host: 'the host’s word',
  sheet: 'formulas in the host’s sheet',
};

export const settings: Field<Settings> = object({
  title: nameField({ title: 'Title', longest: LONGEST_NAMES.title }),
  rules: defaulted(
    text({
      title: 'Rules',
      help: '“# ” starts a heading, “- ” a list item, https:// a link.',
      long: true,
      longest: LIMITS.text,
    }),
    '',
  ),
  questions: defaulted(secret(questionsField(QUESTIONS, 'Asked in every round until you change them.')), []),
  scores: defaulted(secret(scoresField), []),
  draws: defaulted(secret(drawsField(DRAWS, 'Drawn when you create the match.')), []),
  rounds: optional(
    whole({
      title: 'Rounds',
      help: `Leave empty to end the match yourself (at most ${LIMITS.rounds}).`,
      min: 1,
      max: LIMITS.rounds,
    }),
  ),
  answers: defaulted(
    choice({
      title: 'Who reads answers',
      options: ANSWERS.map((value) => ({ value, ...ANSWERS_LABELS[value] })),
    }),
    ANSWERS[0],
  ),
  tokens: defaulted(
    seasonal(
      choice({
        title: 'Who gets Tokens of Life in a season',
        options: TOKENS_FOR.map((value) => ({ value, ...TOKENS_LABELS[value] })),
      }),
    ),
    TOKENS_FOR[0],
  ),
  decides: defaulted(
    choice({
      title: 'What decides a round',
      options: DECIDES.map((value) => ({ value, label: DECIDES_LABELS[value] })),
    }),
    DECIDES[0],
  ),
});

export const sampleRoster = [
  { name: 'Ana', group: 'Dealers' },
  { name: 'Bo', group: 'Dealers' },
  { name: 'Chen', group: 'Collectors' },
  { name: 'Dora', group: 'Collectors' },
  { name: 'Emil', group: 'Collectors' },
] as const;

/** A sealed-bid auction. */
export const sampleSettings: JsonObject = {
  title: 'The silent auction',
  rules: [
    'Three lots are sold, one a round. Everyone writes a bid that nobody else sees.',
    '# A round',
    '- The highest bid wins the lot and is paid; equal bids win nothing.',
    '- A lot is worth a point, or two for a Collector who had it first on their list.',
    '# The end',
    'Most points win. Coins left over break ties.',
  ].join('\n'),
  questions: [
    { title: 'Your bid', kind: 'number', least: 0, most: 20, within: 'Coins', help: '0 is no bid.' },
    { title: 'Who bids most?', kind: 'player', required: false },
    { title: 'A word to the auctioneer', kind: 'text', required: false },
    {
      title: 'The lots, the one that you want most first',
      kind: 'ranking',
      choices: ['painting', 'lamp', 'clock'],
      for: 'Collectors',
    },
    {
      title: 'What you sell on',
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
