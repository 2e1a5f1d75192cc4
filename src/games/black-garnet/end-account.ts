// The end of The Black Garnet in words. Numbers of black garnets are never mentioned (BG-15).
import { subjectAndVerb, factLine, lineText, sentenceLine, youOrName, type Line } from '../frame/account';
import { andList, isolateRtl, plural, inWords } from '../frame/wording';
import type { PlayerEnd } from './events';
import { BLACK_GARNETS_TO_WIN, END_CAUSE_RULES } from './outcome';
import { ABILITY_TIE_BREAK_TEXT, STAT_RULES } from './stats';
import type { Ending, OpenSettings, TokenCause } from './types';

/** The lines of the end: winners and why, tokens with reasons, and the Candidate. */
export function endLines(ending: Ending, reader?: string): readonly Line[] {
  return [winnersLine(ending, reader), tokensLine(ending, reader), candidateLine(ending, reader)];
}

/** The end for everyone, with names in a column of their own. */
export function endFacts(ending: Ending): readonly Line[] {
  const winners = winnerNames(ending);
  const candidate = ending.candidacy?.candidate ?? null;
  return [
    factLine(winners.length > 1 ? 'Winners' : 'Winner', andList(winners), {
      why: lineText(winnersLine(ending)),
      tone: 'good',
    }),
    tokensLine(ending),
    factLine('Elimination Candidate', candidate ?? 'none', {
      why: lineText(candidateLine(ending)),
      tone: candidate === null ? 'plain' : 'bad',
    }),
  ];
}

function winnerNames({ winners }: Ending): readonly string[] {
  return winners.map(({ player }) => player);
}

function tokensLine({ tokens }: Ending, reader?: string): Line {
  return factLine(
    'Tokens of Life',
    tokens
      .map(
        (each) =>
          `${isolateRtl(youOrName(each.player, reader))} ${each.tokens}${TOKEN_CAUSE_TEXTS[each.cause]}`,
      )
      .join(', '),
  );
}

const TOKEN_CAUSE_TEXTS: Readonly<Record<TokenCause, string>> = {
  winner: '',
  'winner-ability': ` (one from the ${STAT_RULES.verbal.title} ability)`,
  'richest-ability': ` (${STAT_RULES.visual.title} ability, for starting the round with the most black garnets when somebody else succeeded in a Black Mission)`,
};

/** Names at the start of a sentence, the reader first as “You”. */
function namesWithYou(players: readonly string[], reader?: string): string {
  const others = players.filter((name) => name !== reader);
  return andList(others.length === players.length ? others : ['You', ...others]);
}

function winnersLine(ending: Ending, reader?: string): Line {
  const { winners, cause, tieBreak } = ending;
  const names = namesWithYou(winnerNames(ending), reader);
  const own = winners.some(({ player }) => player === reader);
  const joint = winners.length > 1;
  const who = `${names} ${joint ? 'win together' : own ? 'win' : 'wins'}`;
  const why =
    cause === 'won'
      ? `: ${andList(winners.map((each) => achievementText(each, reader)))}`
      : `${joint || tieBreak !== null ? ', tied for' : ' with'} the most black garnets. ${END_CAUSE_RULES[cause].text}`;
  return sentenceLine(`${who}${why}.`, {
    why: tieBreak === null ? '' : tieBreakText(tieBreak.succeeded, reader),
    tone: own ? 'good' : 'plain',
  });
}

function achievementText({ player, by }: Ending['winners'][number], reader?: string): string {
  const did =
    by === 'mission'
      ? 'succeeded in a Black Mission'
      : `${player === reader ? 'have' : 'has'} ${BLACK_GARNETS_TO_WIN} or more black garnets`;
  return `${youOrName(player, reader)} ${did}`;
}

/** Doesn't name players who nearly won by black garnets, because their numbers are private (BG-15). */
function tieBreakText(succeeded: readonly string[], reader?: string): string {
  return succeeded.length === 0
    ? `There was a tie, and ${ABILITY_TIE_BREAK_TEXT}.`
    : `${namesWithYou(succeeded, reader)} succeeded in a Black Mission too, but ${ABILITY_TIE_BREAK_TEXT}.`;
}

function candidateLine(ending: Ending, reader?: string): Line {
  if (ending.candidacy === null)
    return sentenceLine(`${namesWithYou(winnerNames(ending), reader)} can name the Elimination Candidate.`);
  const { candidate, by, abilityDecided } = ending.candidacy;
  if (candidate === null)
    return sentenceLine('There’s no Elimination Candidate: everyone has a Token of Life.');
  const how = by === 'draw' ? 'drawn at random from those tied for' : abilityDecided ? 'tied for' : 'with';
  const spared = abilityDecided
    ? `; players with the ${STAT_RULES.intrapersonal.title} ability were spared`
    : '';
  const why =
    by === 'winner'
      ? 'named by the winner'
      : `${how} the fewest black garnets among players without a Token of Life${spared}`;
  return sentenceLine(
    `${subjectAndVerb(candidate, reader, 'are', 'is')} the Elimination Candidate, ${why}.`,
    {
      tone: candidate === reader ? 'bad' : 'plain',
    },
  );
}

export function privateEndLines(end: PlayerEnd): readonly Line[] {
  return [
    ...(end.outdone
      ? [sentenceLine(`You would have won too, but ${ABILITY_TIE_BREAK_TEXT}.`, { tone: 'bad' })]
      : []),
    sentenceLine(`You earn ${plural(end.earned, 'garnet')}: ${earnedGarnetsText(end)}.`),
  ];
}

export function earnedGarnetsText({ won, per }: PlayerEnd): string {
  return `${plural(won, 'black garnet')} won in duels, divided by ${inWords(per)} and rounded down`;
}

/** What the duels of a final round still decide (BG-10 to BG-13). */
export function lastRoundText({ twist }: OpenSettings): string {
  const first = twist ? `, but ${ABILITY_TIE_BREAK_TEXT}` : '';
  const named = twist
    ? `, unless a single winner with the ${STAT_RULES.interpersonal.title} ability names one`
    : '';
  return `Duels still count: players with ${BLACK_GARNETS_TO_WIN} or more black garnets after the round win too${first}. Of the players without a Token of Life, the one with the fewest black garnets becomes the Elimination Candidate${named}. Duels you win still earn garnets.`;
}
