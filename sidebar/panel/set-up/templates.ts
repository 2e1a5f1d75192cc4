// The templates that come with Round Keeper. docs/own-match has a page for each, with its formulas.
import type { JsonObject } from '../../../src/games/frame/json';
import bridge from '../../../docs/own-match/bridge.json';
import budgetAuction from '../../../docs/own-match/budget-auction.json';
import castles from '../../../docs/own-match/castles.json';
import cornMarket from '../../../docs/own-match/corn-market.json';
import eachCardOnce from '../../../docs/own-match/each-card-once.json';
import inOrder from '../../../docs/own-match/in-order.json';
import islandVote from '../../../docs/own-match/island-vote.json';
import lowestUniqueBid from '../../../docs/own-match/lowest-unique-bid.json';
import partners from '../../../docs/own-match/partners.json';
import quietVillage from '../../../docs/own-match/quiet-village.json';

interface BuiltInTemplate {
  /** A short description, shown after the title in the list. */
  readonly about: string;
  readonly template: JsonObject & { readonly settings: { readonly title: string } };
}

/** The templates, keyed by the file name of their page in docs/own-match. */
export const TEMPLATES: Readonly<Record<string, BuiltInTemplate>> = {
  'budget-auction': { about: 'an auction on a budget', template: budgetAuction },
  'lowest-unique-bid': { about: 'the lowest unique bid', template: lowestUniqueBid },
  castles: { about: 'Blotto', template: castles },
  'island-vote': { about: 'elimination by vote', template: islandVote },
  bridge: { about: 'a traitor', template: bridge },
  'each-card-once': { about: 'single-use cards', template: eachCardOnce },
  partners: { about: 'the prisoner’s dilemma', template: partners },
  'in-order': { about: 'a ranking quiz', template: inOrder },
  'corn-market': { about: 'selling in a shared market', template: cornMarket },
  'quiet-village': { about: 'hidden roles, night and day', template: quietVillage },
};
