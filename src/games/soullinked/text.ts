// Soullinked's events in words, for messages. Each line says only what its audience may know.
import { all, apart, count, numberText } from '../frame/wording';
import type { Event } from './events';
import {
  REALM,
  REALMS,
  ROUNDS,
  type CardPick,
  type RankReason,
  type Outcome,
  type Realm,
  type RealmOutcome,
} from './types';

/** Gives an event in words for its audience. */
export function text(event: Event): string {
  switch (event.kind) {
    case 'pair-scored': {
      const { own, partnerPick, partner, missing, score, partnerScore } = event;
      const played = own === null ? '' : ` with ${pickText(own)}`;
      const totals = `You scored ${count(score.points, 'point')}${missing.length === 0 ? played : ''}: ${numberText(score.total)} in all. ${partner} scored ${count(partnerScore.points, 'point')}: ${numberText(partnerScore.total)} in all.`;
      if (missing.length > 0) return `${nothingText(own, partner, missing)} ${totals}`;
      const partnerPlay =
        partnerPick.kind === 'shown' ? ` ${partner} played ${pickText(partnerPick.pick)}.` : '';
      return `${totals}${partnerPlay}`;
    }
    case 'boards-shown':
      return 'Everyone sees the boards as they stand now.';
    case 'game-ended': {
      const { outcome, totals, realms } = event;
      return [
        ...REALMS.map((realm) => `${winnerTitle(realm)}: ${winnerText(outcome[realm], realm)}`),
        ...REALMS.map(
          (realm) =>
            `${outcome[realm].loser.name} loses ${REALM[realm].title} and ${REALM[realm].loser.verb}. ${loserReason(outcome[realm])}`,
        ),
        `In Heaven afterwards: ${afterwards(outcome, [...totals.keys()]).heaven}. In Hell: ${afterwards(outcome, [...totals.keys()]).hell}.`,
        totalsText(realms, totals),
      ].join('\n');
    }
  }
}

/** Gives the totals of each realm, the best first. */
function totalsText(realms: ReadonlyMap<string, Realm>, totals: ReadonlyMap<string, number>): string {
  const inRealm = (realm: Realm): string =>
    [...totals]
      .filter(([name]) => realms.get(name) === realm)
      .sort(([, a], [, b]) => b - a)
      .map(([name, total]) => `${apart(name)} ${numberText(total)}`)
      .join(', ');
  return `Final totals ${REALMS.map((realm) => `in ${REALM[realm].title}: ${inRealm(realm)}`).join('; ')}.`;
}

/** Gives a pick in few words: `row 4, column 6 and card 3`. */
function pickText({ row, column, card }: CardPick): string {
  return `row ${row}, column ${column} and card ${card}`;
}

/** Gives the reason why a pair claimed nothing (SL-3). */
function nothingText(own: CardPick | null, partner: string, missing: readonly string[]): string {
  if (own !== null)
    return `${partner} sent no pick: your row ${own.row}, column ${own.column} claimed nothing, and your card ${own.card} stays in hand.`;
  return missing.length === 1
    ? 'You sent no pick: your pair claimed nothing.'
    : `Neither you nor ${partner} sent a pick: your pair claimed nothing.`;
}

export function winnerTitle(realm: Realm): string {
  return `Winner of ${REALM[realm].title}`;
}

/** Gives the winner of a realm, and the reason. */
function winnerText(realmOutcome: RealmOutcome, realm: Realm): string {
  const { winner } = realmOutcome;
  return `${winner?.name ?? 'nobody'}. ${winnerReason(realmOutcome, realm)}`;
}

/** Tells why this player wins a realm, or why nobody does (SL-8, SL-9), beginning with players who were shut out. */
export function winnerReason({ winner, shutOut }: RealmOutcome, realm: Realm): string {
  const out = shutOut.map(({ name, partner, lost }, index) => {
    const rank = index === 0 ? `has most points in ${REALM[realm].title}` : 'comes next';
    return `${name} ${rank}, but cannot win: ${partner}, ${name}’s partner, lost ${REALM[lost].title}.`;
  });
  if (winner === null) return [...out, 'Nobody is left who could win.'].join(' ');
  const { name, decision } = winner;
  const among = out.length === 0 ? `in ${REALM[realm].title}` : 'among those who may win';
  return [...out, reasonText(name, decision, { points: `most points ${among}`, better: 'more' })].join(' ');
}

/** Gives the reason why this player loses a realm (SL-7). */
export function loserReason({ loser }: RealmOutcome): string {
  return reasonText(loser.name, loser.decision, { points: 'the lowest total', better: 'fewer' });
}

function reasonText(
  name: string,
  decision: RankReason,
  { points, better }: { readonly points: string; readonly better: string },
): string {
  switch (decision.kind) {
    case 'alone':
      return `${name} is the only one left who may win.`;
    case 'draw':
      return `${name} and ${decision.other} tie in every round, and so do their partners: the order of the pairs that was drawn for the game decides.`;
    case 'totals': {
      const { compared, round, other } = decision;
      if (round === ROUNDS && compared === 'own') return `${name} has ${points}.`;
      const whose = compared === 'own' ? name : `${name}’s partner`;
      if (round === ROUNDS) return `${name} and ${other} tie; ${whose} has ${better} points.`;
      return `${name} and ${other} tie, and so do their partners; after round ${round}, ${whose} had ${better} points.`;
    }
  }
}

/** Tells where everyone is after the game (SL-10). */
export function afterwards(
  outcome: Outcome,
  players: readonly string[],
): { readonly heaven: string; readonly hell: string } {
  const winners = REALMS.flatMap((realm) => outcome[realm].winner?.name ?? []);
  const names = (list: readonly string[]): string => (list.length === 0 ? 'nobody' : all(list));
  return { heaven: names(winners), hell: names(players.filter((name) => !winners.includes(name))) };
}
