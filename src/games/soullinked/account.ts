// The events of Soullinked in words, for messages, books and pages. Each line says only what its audience may know.
import { factLine, sentenceLine, type Line } from '../frame/account';
import type { EventOf } from '../frame/events';
import { andList, isolateRtl, plural, numberText } from '../frame/wording';
import type { Event } from './events';
import {
  REALM_RULES,
  REALMS,
  ROUND_COUNT,
  type CardPick,
  type Outcome,
  type RankReason,
  type Realm,
  type RealmOutcome,
} from './types';

export function eventLines(event: Event): readonly Line[] {
  switch (event.kind) {
    case 'pair-scored':
      return roundLines(event);
    case 'boards-shown':
      return [sentenceLine('The current boards are now public.')];
    case 'game-ended':
      return [...endLines(event), ...REALMS.map((realm) => totalsLine(realm, event))];
  }
}

export type PairScored = EventOf<Event, 'pair-scored'>;
type GameEnded = EventOf<Event, 'game-ended'>;

function roundLines(event: PairScored): readonly Line[] {
  const { own, partner, partnerPick, missing, score, partnerScore } = event;
  const played = own === null || missing.length > 0 ? '' : ` with ${describePick(own)}`;
  const theirs = partnerPick.kind === 'shown' ? ` with ${describePick(partnerPick.pick)}` : '';
  const points = (who: string, how: string, { points: by, total }: PairScored['score'], why = ''): Line =>
    sentenceLine(`${who} scored ${plural(by, 'point')}${how}, for a total of ${numberText(total)}.`, { why });
  return [
    ...nothingClaimedLines(event),
    points('You', played, score, noPointsReason(event)),
    points(isolateRtl(partner), missing.length > 0 ? '' : theirs, partnerScore),
  ];
}

/** Why a pair claimed nothing (SL-3); empty unless one of its picks was missing. */
export function nothingClaimedLines({ own, partner, missing }: PairScored): readonly Line[] {
  if (missing.length === 0) return [];
  if (own !== null)
    return [
      sentenceLine(
        `${isolateRtl(partner)} didn’t send a pick, so your cell (${positionText(own)}) claimed nothing. Your card ${own.card} stays in hand.`,
      ),
    ];
  const who =
    missing.length === 1 ? 'You didn’t send a pick' : `Neither you nor ${isolateRtl(partner)} sent a pick`;
  return [sentenceLine(`${who}, so your pair claimed nothing.`, { unsent: true })];
}

/** Why a player scored nothing although both partners picked. Only says what the player may know; can be empty. */
export function noPointsReason({ nothing }: PairScored): string {
  if (nothing === null) return '';
  const worthless = nothing === 'outdone' ? '' : ', or the cell was worth 0 to you';
  return `At each of your four corners another pair’s cards added up to at least as much as yours${worthless}.`;
}

/** A cell's place: `row 4, column 6`. */
export function positionText({ row, column }: Pick<CardPick, 'row' | 'column'>): string {
  return `row ${row}, column ${column}`;
}

function describePick(pick: CardPick): string {
  return `${positionText(pick)} and card ${pick.card}`;
}

/** The winner and loser of each realm, why, and which realm everyone is in afterwards (SL-7 to SL-10). */
export function endLines({ outcome, totals }: GameEnded): readonly Line[] {
  const up = realmWinners(outcome);
  const down = [...totals.keys()].filter((name) => !up.includes(name));
  const names = (list: readonly string[]): string => (list.length === 0 ? 'nobody' : andList(list));
  return [
    ...REALMS.map((realm) => winnerLine(realm, outcome[realm])),
    ...REALMS.map((realm) => loserLine(realm, outcome[realm])),
    factLine('In Heaven afterwards', names(up)),
    factLine('In Hell afterwards', names(down)),
  ];
}

/** The winners of the realms. A realm can have none. */
export function realmWinners(outcome: Outcome): readonly string[] {
  return REALMS.flatMap((realm) => outcome[realm].winner?.name ?? []);
}

/** A player's result, its consequences, and the realm the player is in afterwards. */
export function playerEndLine(name: string, { outcome }: GameEnded): Line {
  const won = REALMS.find((realm) => outcome[realm].winner?.name === name);
  if (won !== undefined)
    return sentenceLine(`You won ${REALM_RULES[won].title}. You’re in Heaven now.`, { tone: 'good' });
  const lost = REALMS.find((realm) => outcome[realm].loser.name === name);
  if (lost === undefined) return sentenceLine('You didn’t win or lose a realm. You’re in Hell now.');
  const { title, loser } = REALM_RULES[lost];
  return sentenceLine(`You lost ${title} and ${loser.you}. You’re in Hell now.`, { tone: 'bad' });
}

/** The winner of a realm (or nobody) and why (SL-8, SL-9). The reason first lists players who were shut out. */
function winnerLine(realm: Realm, { winner, shutOut }: RealmOutcome): Line {
  const { title } = REALM_RULES[realm];
  const out = shutOut.map(({ name, partner, lost }, index) => {
    const rank = index === 0 ? `has the most points in ${title}` : 'comes next';
    return `${name} ${rank}, but can’t win: ${partner}, ${name}’s partner, lost ${REALM_RULES[lost].title}.`;
  });
  const among = out.length === 0 ? `in ${title}` : 'of those who can win';
  const why =
    winner === null
      ? 'Nobody else can win.'
      : rankReasonText(winner.name, winner.decision, `the most points ${among}`, 'more');
  return factLine(`Winner of ${title}`, winner?.name ?? 'nobody', {
    why: [...out, why].join(' '),
    tone: 'good',
  });
}

/** The loser of a realm, why, and the consequences (SL-7). */
function loserLine(realm: Realm, { loser: { name, decision } }: RealmOutcome): Line {
  const { title, loser } = REALM_RULES[realm];
  const why = `${rankReasonText(name, decision, 'the lowest total', 'fewer')} ${loser.then}`;
  return factLine(`Loser of ${title}`, `${name}, ${loser.apposition}`, { why, tone: 'bad' });
}

function rankReasonText(name: string, decision: RankReason, points: string, better: string): string {
  switch (decision.kind) {
    case 'alone':
      return `${name} is the only one left who can win.`;
    case 'draw':
      return `${name} and ${decision.other} tied in every round, and so did their partners, so the random order of the pairs decided.`;
    case 'totals': {
      const { compared, round, other } = decision;
      if (round === ROUND_COUNT && compared === 'own') return `${name} has ${points}.`;
      const whose = compared === 'own' ? name : `${name}’s partner`;
      if (round === ROUND_COUNT) return `${name} and ${other} tied, but ${whose} has ${better} points.`;
      return `${name} and ${other} tied, and so did their partners. After round ${round}, ${whose} had ${better} points.`;
    }
  }
}

/** The final totals in a realm, the best first. */
function totalsLine(realm: Realm, { realms, totals }: GameEnded): Line {
  const inRealm = [...totals]
    .filter(([name]) => realms.get(name) === realm)
    .sort(([, a], [, b]) => b - a)
    .map(([name, total]) => `${isolateRtl(name)} ${numberText(total)}`);
  return factLine(`Final totals in ${REALM_RULES[realm].title}`, inRealm.join(', '));
}
