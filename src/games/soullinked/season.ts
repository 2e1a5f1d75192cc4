// The part of Soullinked in a season: the realms, the curse, and the Candidate (SL-10).
import { candidateLeft, realmLeft, type GameSeason } from '../frame/season';
import { outcome } from './outcome';
import { REALMS, type Player, type Settings, type State } from './types';

export const season: GameSeason<Player, Settings, State> = {
  takes: [{ what: 'realm', column: 'realm', words: { Heaven: 'heaven', Hell: 'hell' } }],
  guests: true,
  fits: ['main', 'extra'],
  practice: ['main'],
  winners: ({ state }) => winnersOf(state),
  leaves: ({ state, players }) => {
    const { heaven, hell } = outcome(state);
    const winners = winnersOf(state);
    return [
      ...players.flatMap(({ name }) =>
        winners.includes(name)
          ? realmLeft(name, 'Heaven', 'Won a realm of Soullinked.')
          : realmLeft(name, 'Hell', 'Did not win a realm of Soullinked.'),
      ),
      {
        player: heaven.loser.name,
        mark: "Devil's Curse",
        until: 'next',
        cause: 'Lost Heaven in Soullinked.',
      },
      ...candidateLeft(hell.loser.name, 'Lost Hell in Soullinked.'),
    ];
  },
};

/** Gives the winners of the realms. */
function winnersOf(state: State): readonly string[] {
  const ended = outcome(state);
  return REALMS.flatMap((realm) => {
    const { winner } = ended[realm];
    return winner === null ? [] : [winner.name];
  });
}
