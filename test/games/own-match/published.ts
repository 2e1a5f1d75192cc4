// Matches of other designers that a host brings as one of their own (docs/own-match/README.md), those that no page with
// formulas retells: what their host sets up, and the two first rounds as they may go.
import type { JsonObject } from '../../../src/games/frame/json';

type Answers = Readonly<Record<string, string | number | readonly string[]>>;

export interface PublishedRound {
  readonly answers: Readonly<Record<string, Answers>>;
  /** Answers that break a rule which the program itself holds players to, with words of the refusal. */
  readonly wrong?: Readonly<Record<string, readonly [Answers, string]>>;
  /** What formulas bring in the round. */
  readonly host: JsonObject;
}

export interface Published {
  readonly title: string;
  readonly players: readonly string[];
  readonly settings: JsonObject;
  readonly rounds: readonly [PublishedRound, PublishedRound];
  /** Everyone's totals of some scores after both. */
  readonly totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const FOUR = ['Ana', 'Bo', 'Chen', 'Dora'] as const;
const EIGHT = [...FOUR, 'Emil', 'Fay', 'Gil', 'Hana'] as const;

const within = (score: string, ...titles: readonly string[]): readonly JsonObject[] =>
  titles.map((title) => ({ title, kind: 'number', within: score, required: false }));

/** Who wins a lot leaves it for a second game, whose question all are asked: formulas pass over the others. */
const auctionAdvance: Published = {
  title: 'Auction Advance',
  players: FOUR,
  settings: {
    questions: [
      { title: 'The real lot', kind: 'choice', choices: ['A', 'B', 'C'], required: false },
      ...within('Chips', 'Bid on A', 'Bid on B', 'Bid on C'),
      { title: 'Second game', kind: 'choice', choices: ['high', 'low'], required: false },
    ],
    scores: [
      { name: 'Chips', start: 20, shown: 'owner' },
      { name: 'Advanced', shown: 'everyone', places: 'none' },
    ],
    decides: 'sheet',
  },
  rounds: [
    {
      answers: {
        Ana: { 'The real lot': 'A', 'Bid on A': 6, 'Bid on B': 6 },
        Bo: { 'The real lot': 'A', 'Bid on A': 9 },
        Chen: { 'The real lot': 'C', 'Bid on C': 20 },
        Dora: { 'The real lot': 'B', 'Bid on A': 3, 'Bid on B': 8, 'Bid on C': 9 },
      },
      wrong: { Ana: [{ 'Bid on A': 15, 'Bid on B': 6 }, '21 together, where you have 20 Chips'] },
      host: { scores: { Bo: { Chips: -9, Advanced: 1 } } },
    },
    {
      answers: {
        Ana: { 'The real lot': 'C', 'Bid on C': 5 },
        Bo: { 'Second game': 'high' },
        Chen: { 'The real lot': 'C', 'Bid on C': 20 },
        Dora: { 'The real lot': 'A', 'Bid on A': 1 },
      },
      wrong: { Bo: [{ 'Bid on C': 12 }, 'where you have 11 Chips'] },
      host: { scores: { Chen: { Chips: -20, Advanced: 1 } } },
    },
  ],
  totals: { Chips: { Ana: 20, Bo: 11, Chen: 0, Dora: 20 }, Advanced: { Ana: 0, Bo: 1, Chen: 1, Dora: 0 } },
};

/** Each metal is a score of its own, and limits what is bid in it on all auctions together. */
const coinCollectors: Published = {
  title: 'Coin Collectors',
  players: FOUR,
  settings: {
    questions: [
      ...within('Bronze', 'Bronze on 1', 'Bronze on 2'),
      ...within('Silver', 'Silver on 1', 'Silver on 2'),
      ...within('Gold', 'Gold on 1', 'Gold on 2'),
    ],
    scores: [
      { name: 'Points', shown: 'everyone' },
      { name: 'Bronze', start: 12, shown: 'owner' },
      { name: 'Silver', start: 6, shown: 'owner' },
      { name: 'Gold', start: 2, shown: 'owner' },
    ],
    rounds: 5,
    decides: 'sheet',
  },
  rounds: [
    {
      answers: {
        Ana: { 'Gold on 1': 1, 'Bronze on 2': 12 },
        Bo: { 'Gold on 1': 1, 'Silver on 1': 3, 'Silver on 2': 3 },
        Chen: { 'Silver on 1': 6 },
        Dora: { 'Bronze on 1': 4, 'Bronze on 2': 4 },
      },
      wrong: { Dora: [{ 'Bronze on 1': 7, 'Bronze on 2': 6 }, '13 together, where you have 12 Bronze'] },
      host: {
        scores: {
          Ana: { Points: 5, Gold: -1, Bronze: -12 },
          Bo: { Points: 8, Gold: -1, Silver: -6 },
          Chen: { Points: 2, Silver: -6 },
          Dora: { Points: 1, Bronze: -8 },
        },
      },
    },
    {
      answers: { Ana: { 'Gold on 2': 1 }, Bo: { 'Bronze on 1': 12 }, Dora: { 'Bronze on 1': 4 } },
      wrong: { Chen: [{ 'Silver on 2': 1 }, 'where you have 0 Silver'] },
      host: {
        scores: {
          Ana: { Points: 9, Gold: -1 },
          Bo: { Points: 6, Bronze: -12 },
          Dora: { Points: 2, Bronze: -4 },
        },
      },
    },
  ],
  totals: { Bronze: { Ana: 0, Bo: 0, Chen: 12, Dora: 0 }, Gold: { Ana: 0, Bo: 1, Chen: 2, Dora: 2 } },
};

/** Teams and who goes first into a room are drawn; who is in the same room is told each player alone. */
const lockedOut: Published = {
  title: 'Locked Out',
  players: EIGHT,
  settings: {
    questions: [
      { title: 'Move to', kind: 'choice', choices: ['Hall', 'Attic', 'Cellar'] },
      { title: 'Call', kind: 'choice', choices: ['Four of a kind'], once: true, required: false },
    ],
    scores: [
      { name: 'Room', shown: 'owner', places: 'none' },
      { name: 'Escaped', shown: 'everyone', places: 'none' },
    ],
    draws: [
      { title: 'Your team', deck: ['Red', 'Red', 'Red', 'Red', 'Blue', 'Blue', 'Blue', 'Blue'], to: 'each' },
      { title: 'Priority', deck: ['1', '2', '3', '4', '5', '6', '7', '8'], to: 'host' },
    ],
    decides: 'sheet',
  },
  rounds: [
    {
      answers: {
        ...Object.fromEntries(EIGHT.map((name, at) => [name, { 'Move to': at < 4 ? 'Hall' : 'Attic' }])),
        Hana: { 'Move to': 'Cellar', Call: 'Four of a kind' },
      },
      host: {
        tell: { Ana: 'With you: Bo, Chen, Dora.', Hana: 'You are alone.' },
        scores: Object.fromEntries(EIGHT.map((name, at) => [name, { Room: at < 4 ? 1 : at < 7 ? 2 : 3 }])),
      },
    },
    {
      answers: { Ana: { 'Move to': 'Cellar' }, Hana: { 'Move to': 'Hall' } },
      wrong: { Hana: [{ 'Move to': 'Hall', Call: 'Four of a kind' }, 'in Round 1 already'] },
      host: { scores: { Ana: { Room: 2 }, Hana: { Room: -2 } }, tell: { Ana: 'You are alone.' } },
    },
  ],
  totals: { Room: { Ana: 3, Bo: 1, Chen: 1, Dora: 1, Emil: 2, Fay: 2, Gil: 2, Hana: 1 } },
};

/** Each good and each stock is a score; nobody is given to twice by the same player. */
const stockExchange: Published = {
  title: 'Stock Exchange',
  players: FOUR,
  settings: {
    questions: [
      { title: 'Make', kind: 'choice', choices: ['Wheat', 'Iron'] },
      { title: 'Goods to', kind: 'player', once: true },
      ...within('Wheat', 'Wheat given'),
      ...within('Iron', 'Iron given'),
      { title: 'Stocks to', kind: 'player', once: true },
      ...within('Wheat stocks', 'Wheat stocks given'),
    ],
    scores: [
      { name: 'Wheat', start: 2, shown: 'owner', places: 'none' },
      { name: 'Iron', start: 2, shown: 'owner', places: 'none' },
      { name: 'Wheat stocks', start: 3, shown: 'owner', places: 'none' },
    ],
    rounds: 3,
    decides: 'sheet',
  },
  rounds: [
    {
      answers: {
        Ana: {
          Make: 'Wheat',
          'Goods to': 'Bo',
          'Wheat given': 2,
          'Stocks to': 'Chen',
          'Wheat stocks given': 2,
        },
        Bo: { Make: 'Iron', 'Goods to': 'Ana', 'Iron given': 2, 'Stocks to': 'Ana', 'Wheat stocks given': 2 },
      },
      wrong: { Chen: [{ Make: 'Iron', 'Goods to': 'Bo', 'Iron given': 3, 'Stocks to': 'Bo' }, '2 Iron'] },
      host: {
        scores: {
          Ana: { Wheat: -1, Iron: 2 },
          Bo: { Wheat: 2, Iron: -1, 'Wheat stocks': -2 },
          Chen: { 'Wheat stocks': 2 },
        },
      },
    },
    {
      answers: { Ana: { Make: 'Iron', 'Goods to': 'Dora', 'Iron given': 4, 'Stocks to': 'Bo' } },
      wrong: {
        Bo: [{ Make: 'Iron', 'Goods to': 'Ana', 'Stocks to': 'Chen' }, 'you answered “Ana” in Round 1'],
      },
      host: { scores: { Ana: { Iron: -3 }, Dora: { Iron: 4 } } },
    },
  ],
  totals: {
    Wheat: { Ana: 1, Bo: 4, Chen: 2, Dora: 2 },
    Iron: { Ana: 1, Bo: 1, Chen: 2, Dora: 6 },
    'Wheat stocks': { Ana: 3, Bo: 1, Chen: 5, Dora: 3 },
  },
};

const TILES = Array.from({ length: 10 }, (_, tile) => String(tile));
const betsOf = (first: number): Answers =>
  Object.fromEntries(TILES.map((_, at) => [`Bet ${at + 1}`, at === 0 ? first : 3]));

/** Tiles in order and all bets are sealed in the first round; each later one asks of the next tile: call or fold. */
const blackAndWhite3: Published = {
  title: 'Black and White III',
  players: ['Ana', 'Bo'],
  settings: {
    questions: [
      { title: 'Tiles, the first one first', kind: 'ranking', choices: TILES },
      ...TILES.map((_, at) => ({ title: `Bet ${at + 1}`, kind: 'number', within: 'Chips' })),
    ],
    scores: [
      { name: 'Chips', start: 30, shown: 'everyone' },
      { name: 'Won', shown: 'everyone' },
    ],
    rounds: 11,
    decides: 'sheet',
  },
  rounds: [
    {
      answers: {
        Ana: { ...betsOf(3), 'Tiles, the first one first': TILES },
        Bo: { ...betsOf(0), 'Tiles, the first one first': [...TILES].reverse() },
      },
      wrong: {
        Ana: [{ ...betsOf(4), 'Tiles, the first one first': TILES }, '31 together, where you have 30 Chips'],
      },
      host: {
        questions: [{ title: 'This tile', kind: 'choice', choices: ['call', 'fold'] }],
      },
    },
    {
      answers: { Ana: { 'This tile': 'call' }, Bo: { 'This tile': 'fold' } },
      wrong: { Bo: [{ 'This tile': 'raise' }, 'is not one of call or fold'] },
      host: { scores: { Ana: { Won: 1 }, Bo: {} } },
    },
  ],
  totals: { Chips: { Ana: 30, Bo: 30 }, Won: { Ana: 1, Bo: 0 } },
};

/** Animals are drawn; who is eaten is out, and reads on. */
const foodChain: Published = {
  title: 'Food Chain',
  players: EIGHT,
  settings: {
    questions: [
      { title: 'Habitat', kind: 'choice', choices: ['Sky', 'Sea', 'Field', 'Forest'] },
      { title: 'Eat', kind: 'player', required: false },
    ],
    scores: [{ name: 'Eaten', shown: 'owner', places: 'none' }],
    draws: [
      {
        title: 'Your animal',
        deck: ['Lion', 'Crocodile', 'Eagle', 'Hyena', 'Snake', 'Mouse', 'Deer', 'Otter'],
        to: 'each',
      },
    ],
    rounds: 4,
    decides: 'sheet',
  },
  rounds: [
    {
      answers: Object.fromEntries(
        EIGHT.map((name) => [name, { Habitat: 'Field', ...(name === 'Ana' ? { Eat: 'Bo' } : {}) }]),
      ),
      host: { scores: { Ana: { Eaten: 1 } }, out: ['Bo'] },
    },
    {
      answers: Object.fromEntries(
        EIGHT.filter((name) => name !== 'Bo').map((name) => [name, { Habitat: 'Sky' }]),
      ),
      wrong: {
        Bo: [{ Habitat: 'Sea' }, 'Bo is not asked for anything'],
        Ana: [{ Habitat: 'Sky', Eat: 'Bo' }, 'is not one of'],
      },
      host: { announce: 'Nobody was eaten.' },
    },
  ],
  totals: { Eaten: Object.fromEntries(EIGHT.map((name) => [name, name === 'Ana' ? 1 : 0])) },
};

/** Who stands is asked first; the votes of the second round are an order. */
const election: Published = {
  title: 'Election, ranking votes',
  players: FOUR,
  settings: {
    questions: [{ title: 'Who stands?', kind: 'players', least: 2, most: 2 }],
    scores: [
      { name: 'Votes', shown: 'everyone' },
      { name: 'At risk', shown: 'everyone', places: 'none' },
    ],
    rounds: 2,
    decides: 'sheet',
  },
  rounds: [
    {
      answers: { Ana: { 'Who stands?': ['Bo', 'Chen'] }, Dora: { 'Who stands?': ['Chen', 'Bo'] } },
      wrong: { Bo: [{ 'Who stands?': ['Bo', 'Chen'] }, 'you named yourself'] },
      host: {
        questions: [{ title: 'Your order', kind: 'ranking', choices: ['Bo', 'Chen'] }],
      },
    },
    {
      answers: {
        Ana: { 'Your order': ['Bo', 'Chen'] },
        Bo: { 'Your order': ['Bo', 'Chen'] },
        Chen: { 'Your order': ['Chen', 'Bo'] },
        Dora: { 'Your order': ['Bo', 'Chen'] },
      },
      host: { scores: { Bo: { Votes: 3 }, Chen: { Votes: 1, 'At risk': 1 } } },
    },
  ],
  totals: { Votes: { Ana: 0, Bo: 3, Chen: 1, Dora: 0 }, 'At risk': { Ana: 0, Bo: 0, Chen: 1, Dora: 0 } },
};

export const PUBLISHED: readonly Published[] = [
  auctionAdvance,
  coinCollectors,
  lockedOut,
  stockExchange,
  blackAndWhite3,
  foodChain,
  election,
];
