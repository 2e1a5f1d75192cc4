// Numbers and the nouns that they count, in what a program says: finds where they do not agree.

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
/** A number that stands by itself: not the end of a larger one, of a sum, or of a title as `Round 1`. */
const ALONE = String.raw`(?<![\p{L}\d.,:/+−-]|[\p{L}] )`;
const WRONG = [
  new RegExp(String.raw`(?<![\d.,:/-])\b1 (?:black |stat |more )?(?:${manies})\b`, 'u'),
  new RegExp(String.raw`${ALONE}(?:0|[2-9]|\d{2,}) (?:black |stat |more )?(?:${ones})\b`, 'u'),
  new RegExp(
    String.raw`\b(?:have|has|had|costs?|and|for|of|get|earn|with) (?:0|[2-9]|\d{2,}) (?:black |stat |more )?(?:${ones})\b`,
    'u',
  ),
];

/** True if a number doesn't agree with its noun: “1 bellflowers”, “2 life”. */
export function wrongIn(text: string): boolean {
  return WRONG.some((pattern) => pattern.test(text));
}
