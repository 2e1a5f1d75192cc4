// The player page of each game as the docs show it, in the middle of a practice game, and what must be visible on it.

export interface ShownPage {
  readonly stages: number;
  readonly tab: string;
  readonly alt: string;
}

/** The pages, keyed by game id, which is also the name of the picture. */
export const SHOWN_PAGES: Readonly<Record<string, ShownPage>> = {
  soullinked: {
    stages: 2,
    tab: 'Starting boards',
    alt: 'The public page of a Soullinked game: Heaven’s board in shades of blue and Hell’s in red, darker where a cell is worth more',
  },
  'pokemon-snap': {
    stages: 5,
    tab: 'Result',
    alt: 'The public page of a Pokémon Snap game after day 5: each Pokémon’s AP by contest, who won each exhibit, and the photographers’ points',
  },
  'wanted-sharpshooters': {
    stages: 4,
    tab: 'Board',
    alt: 'The public page of a Wanted Sharpshooters game after round 4: who is alive, lives as hearts, and everyone’s bullets, garnets, meadows and items',
  },
  'black-garnet': {
    stages: 3,
    tab: 'Now',
    alt: 'The public page of a Black Garnet game: the stage, the missions that can still be tried, and everyone’s primary',
  },
  'tactical-picture-hunt': {
    stages: 12,
    tab: 'Board',
    alt: 'The public page of a Tactical Picture Hunt game: the target, the scores, who claims which dimension, and the board of 81 tiles with its axes',
  },
  between: {
    stages: 1,
    tab: 'Now',
    alt: 'The public page between two matches after the first gifts: the stage, how many Tokens of Life each player holds, who the Candidate is, and who gave a token to whom',
  },
  'own-match': {
    stages: 2,
    tab: 'Now',
    alt: 'The public page of a host’s own match after round 2, an auction: its title, the open round, and everyone’s points',
  },
};
