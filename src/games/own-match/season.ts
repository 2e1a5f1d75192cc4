// A match with the host's own rules in a season: purses according to its scores, tokens for its winners, its Candidate.
import { isJsonObject, isList, isObject } from '../frame/json';
import { isSameName } from '../frame/names';
import {
  atEnd,
  candidateChange,
  tokenChanges,
  type TrimmedSettings,
  type GameSeason,
  type SeasonChange,
  type PurseWarning,
} from '../frame/season';
import { andList, signedNumber, quote } from '../frame/wording';
import { visibleCurrencies, purseCurrencies, startingScore } from './purses';
import { scoreTotal } from './scores';
import {
  DRAWS_TITLE,
  QUESTIONS_TITLE,
  SCORES_TITLE,
  START_FROM_PURSE,
  WINNER_TOKENS,
  type Player,
  type Score,
  type Settings,
  type State,
} from './types';

export const season: GameSeason<Player, Settings, State> = {
  takes: [
    { what: 'realm', column: 'group', words: { Heaven: 'Heaven', Hell: 'Hell' } },
    { what: 'purses', column: 'purses', currencies: purseCurrencies, shown: visibleCurrencies },
  ],
  guests: true,
  // These settings aren't secret in the next match: players have seen the questions and scores, and decks are drawn
  // again.
  repeated: [QUESTIONS_TITLE, SCORES_TITLE, DRAWS_TITLE],
  fitted: withoutAbsentPeople,
  fits: ['main', 'death', 'extra'],
  practice: ['death', 'extra'],
  purseWarnings: ({ scores }) => scores.flatMap(purseWarnings),
  winners: ({ state }) => atEnd(state.end).winners,
  seasonChanges: ({ state }) => {
    const { winners, candidate } = atEnd(state.end);
    const tokens =
      state.tokens === 'none' ? 0 : winners.length === 1 ? WINNER_TOKENS.alone : WINNER_TOKENS.each;
    return [
      ...state.players.flatMap((player) => finalPurseChanges(state, player)),
      ...winners.flatMap((name) => tokenChanges(name, tokens)),
      ...candidateChange(candidate, 'Named as the Candidate when the match ended.'),
    ];
  },
};

/** Warns that a public score reveals what its purse gains. Normally only the owner sees a purse. */
export function purseWarnings({ name, shown, purse, start }: Score): readonly PurseWarning[] {
  if (purse === undefined || shown !== 'everyone') return [];
  if (start === START_FROM_PURSE) {
    const text = `Score ${quote(name)}: everyone who can see it also sees each player’s ${purse}. Show the score only to its owner, unless the season makes ${purse} public.`;
    return [{ purse, text }];
  }
  const text = `Score ${quote(name)}: everyone who can see it also sees changes to each player’s ${purse}. Show the score only to its owner, unless the season makes ${purse} public.`;
  return [{ purse, text }];
}

/** Removes people who don't play from questions that are only for some players. A question left with nobody is dropped. */
function withoutAbsentPeople(settings: unknown, away: readonly string[]): TrimmedSettings {
  const omissions: string[] = [];
  if (!isJsonObject(settings) || !isList(settings.questions)) return { settings, omissions };
  const isAway = (name: unknown): boolean =>
    typeof name === 'string' && away.some((each) => isSameName(each, name));
  const questions = settings.questions.flatMap((question) => {
    if (!isObject(question) || !isList(question.only) || !question.only.some(isAway)) return [question];
    const only = question.only.filter((name) => !isAway(name));
    const title = quote(question.title);
    omissions.push(
      only.length === 0
        ? `Question ${title}: none of the players it’s for are playing, so it’s left out of this match.`
        : `Question ${title}: not everyone it’s for is playing. It’s only for ${andList(only.map(String))} now.`,
    );
    return only.length === 0 ? [] : [{ ...question, only }];
  });
  return { settings: { ...settings, questions }, omissions };
}

/** One change per score that pays into a purse: final total minus start. */
function finalPurseChanges(state: State, player: Player): readonly SeasonChange[] {
  return state.scores.flatMap((score): readonly SeasonChange[] => {
    const { name, purse } = score;
    if (purse === undefined) return [];
    const by = scoreTotal(state, name, player.name) - startingScore(score, player);
    return [
      {
        player: player.name,
        purse,
        by,
        cause: `Score ${name}: ${signedNumber(by)} since the start of the match.`,
      },
    ];
  });
}
