// The home pages between matches: the result or the tokens for everyone, a player's own tokens.
import type { HomePart } from '../../frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Tokens', rows: { kind: 'table' } },
  { tab: 'Gifts', rows: { kind: 'table' } },
];

// The page has it at its top.
const player: readonly HomePart[] = [{ tab: 'Your tokens', rows: { kind: 'facts' }, offPage: true }];

export const home = { public: everyone, player };
