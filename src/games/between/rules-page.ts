// The rules page of Between matches, with this match's setting.
import type { RulesSection } from '../frame/contract';
import { OPPONENT_RULES, type OpenFacts, type OpponentRule } from './types';

const OPPONENT_TEXTS: Readonly<Record<OpponentRule, string>> = {
  anyone: 'The Candidate names a player who has no Token of Life.',
  'same-mark':
    'The Candidate names a player who has no Token of Life and has the Candidate’s mark, such as Heaven or Hell. A Candidate without a mark names another player without a mark.',
};

export function goal({ candidate, opponents }: OpenFacts, reader: string): string {
  const gifts = 'Before the next match, players with more than one Token of Life can give the rest away.';
  if (candidate === null) return gifts;
  const names =
    candidate === reader
      ? 'you, the Elimination Candidate, name'
      : `${candidate}, the Elimination Candidate, names`;
  const mark = opponents === 'same-mark' ? ' with the same mark' : '';
  return `${gifts} Then ${names} an opponent${mark}. Players who have a token can’t be named.`;
}

export function rules(open: OpenFacts | undefined): readonly RulesSection[] {
  return [
    {
      heading: 'The idea',
      paragraphs: [
        'One match of a season is over and the next hasn’t begun. Players can give away spare Tokens of Life, and the Elimination Candidate names an opponent. If there’s nothing to decide, this step ends right away.',
      ],
    },
    {
      heading: 'Gifts',
      paragraphs: [
        'One Token of Life keeps you safe. If you have more, you can give your spare tokens to players without a token. You can give each player one token, but the Candidate can’t get any. The Candidate can also give away spare tokens.',
        'All gifts in a stage happen at once. If you’re given several tokens, you can give the spare tokens away in the next stage.',
        'There’s another stage if somebody still has a token to give and somebody else can get it. If you give nothing, you aren’t asked again. You keep your spare tokens, but they don’t help you.',
      ],
    },
    {
      heading: 'The opponent',
      paragraphs: [
        OPPONENT_TEXTS[open?.opponents ?? OPPONENT_RULES[0]],
        'If the Candidate names nobody, the opponent is drawn from the players who can be named. The Candidate can also leave the choice to chance by sending an empty answer. If nobody can be named, there’s no opponent.',
      ],
    },
    {
      heading: 'Who knows what',
      paragraphs: [
        'Tokens, marks and the Candidate are public from the start. Gifts are published when their stage is over. Once there’s an opponent, everyone is told who it is, and whether the opponent was named or drawn.',
      ],
    },
  ];
}
