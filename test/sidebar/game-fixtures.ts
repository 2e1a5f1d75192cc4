// Sample players, games and settings for the sidebar, with many scripts and long names.
import type { GameChoice } from '../../src/rounds/reply/draft-view';
import type { Question } from '../../src/games/frame/fields';

export const NAMES = [
  'Ana',
  'Bo',
  'Chen',
  'Wolfeschlegelsteinhausenbergerdorff',
  'أنا أحب القراءة كثيرا',
  'ナルト',
  '=SUM(A1)',
  'Ζωή-Μαρία Παπαδοπούλου',
] as const;

export const GAMES: readonly GameChoice[] = [
  {
    id: 'soullinked',
    title: 'Soullinked',
    designers: ['e_is_cool', 'elara'],
    origin: 'The Genius: Heaven and Hell',
    blurb: 'Two soulmates, two realms: claim the corners of the rectangle between you.',
    playerCount: '8 players in 4 pairs (or any even number from 4)',
    length: '5 rounds',
    secrets: 'every pick and card',
    accent: '#8c56d7',
    fits: ['main', 'extra'],
  },
  {
    id: 'pokemon-snap',
    title: 'Pokémon Snap',
    designers: ['Somebody'],
    origin: 'The Genius: Heaven and Hell',
    blurb: 'Two photographers, eight Pokémon, five days of plans.',
    playerCount: '10 players',
    length: '5 days and an ascension',
    secrets: 'every plan and photo',
    accent: '#d43f11',
    fits: ['main', 'extra'],
  },
];

export const GAME = GAMES[0] as GameChoice;

/** A choice between these values, shown by their labels. */
export function choice(labels: Readonly<Record<string, string>>): Question['kind'] {
  return { type: 'choice', options: Object.entries(labels).map(([value, label]) => ({ value, label })) };
}

export const SETTING_QUESTIONS: readonly Question[] = [
  {
    title: 'Rows',
    help: 'Of drawn boards. Default 8.',
    required: false,
    kind: { type: 'whole', min: 2, max: 40 },
  },
  {
    title: 'Which cells halve',
    help: 'After each round. Default: claimed.',
    required: false,
    kind: choice({
      claimed: 'claimed: every cell that a pair claimed',
      scored: 'scored: only cells that somebody scored',
    }),
  },
  {
    title: 'Publish the boards after each round',
    help: 'Default: no.',
    required: false,
    kind: choice({ true: 'Yes', false: 'No' }),
  },
  { title: 'Heaven board', help: 'One line a row.', required: false, kind: { type: 'text', long: true } },
];

export const SHOWN = { match: 'the match', season: 'the season' };
