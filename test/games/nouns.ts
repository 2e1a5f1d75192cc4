// Finds numbers that don't agree with their noun, such as “1 bellflowers”.

const NOUNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...[
        'garnet',
        'bellflower',
        'bullet',
        'point',
        'token',
        'player',
        'round',
        'day',
        'attempt',
        'objective',
      ],
      ...['square', 'tile', 'duel', 'win', 'vote', 'gift', 'victim', 'question', 'answer', 'row', 'person'],
      ...['winner', 'stage', 'match', 'hint', 'type', 'step', 'axis'],
    ].map((one) => [one, `${one}s`]),
  ),
  life: 'lives',
  copy: 'copies',
  loss: 'losses',
  match: 'matches',
  person: 'people',
  'Token of Life': 'Tokens of Life',
};
const [ones, manies] = [Object.keys(NOUNS).join('|'), Object.values(NOUNS).join('|')];
/** A number on its own: not part of a larger number, a sum, or a title such as `Round 1`. */
const ALONE = String.raw`(?<![\p{L}\d.,:/+−-]|[\p{L}] )`;
const WRONG = [
  new RegExp(String.raw`(?<![\d.,:/-])\b1 (?:black |stat |more )?(?:${manies})\b`, 'u'),
  new RegExp(String.raw`${ALONE}(?:0|[2-9]|\d{2,}) (?:black |stat |more )?(?:${ones})\b`, 'u'),
  new RegExp(
    String.raw`\b(?:have|has|had|costs?|and|for|of|get|earn|with) (?:0|[2-9]|\d{2,}) (?:black |stat |more )?(?:${ones})\b`,
    'u',
  ),
];

export function wrongIn(text: string): boolean {
  return WRONG.some((pattern) => pattern.test(text));
}
