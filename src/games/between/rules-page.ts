// The rules of Between matches for players, in our words, with what this match's setting decides.
import type { RulesSection } from '../frame/contract';
import { OPPONENTS, type Open, type Opponents } from './types';

const WHOM: Readonly<Record<Opponents, string>> = {
  anyone: 'The Candidate names a player who holds no Token of Life.',
  'same-mark':
    'The Candidate names a player who holds no Token of Life and has the same mark: Heaven names Heaven, Hell names Hell, and who has no mark names others without one.',
};

/** Says what is decided, and what a token is good for. */
export function goal({ candidate, opponents }: Open, reader: string): string {
  const gifts = 'Tokens of Life beyond one are given away before the next match.';
  if (candidate === null) return gifts;
  const names = candidate === reader ? 'you name' : `${candidate} names`;
  const mark = opponents === 'same-mark' ? ' with the same mark' : '';
  return `${gifts} Then ${names} an opponent${mark}, as the Elimination Candidate. Players who hold a token can’t be named.`;
}

/** Writes the rules page; without a match, with the default setting. */
export function rules(open: Open | undefined): readonly RulesSection[] {
  return [
    {
      heading: 'The idea',
      paragraphs: [
        'A match of a season is over, and the next has not begun. What it left is decided now: who gets the Tokens of Life that are left over, and whom the Elimination Candidate faces. Where there is nothing to decide, this is over at once.',
      ],
    },
    {
      heading: 'Gifts',
      paragraphs: [
        'One Token of Life keeps its holder safe. Who holds more gives the others away, each to another player who holds none, but not to the Candidate. The Candidate, too, gives away what they hold beyond one.',
        'All gifts of a stage are given at once. Who is given several has some to give in the next stage, which is held as long as somebody has one to give and somebody may be given one. Who gives nothing is not asked again and keeps what they have, which is of no use.',
      ],
    },
    {
      heading: 'The opponent',
      paragraphs: [
        WHOM[open?.opponents ?? OPPONENTS[0]],
        'Without a name, the opponent is drawn from those who could be named. The Candidate may ask for the draw by sending an empty answer. Where nobody can be named, nobody is.',
      ],
    },
    {
      heading: 'Who knows what',
      paragraphs: [
        'Tokens, marks and the Candidate are public from the start. Gifts are public once their stage is over, and so is the opponent, with whether they were drawn.',
      ],
    },
  ];
}
