// A player's own tab: their claims, their rounds from where they sit, and what of their lists was passed over.
import type { Told } from '../contract';
import { eventsOf } from '../events';
import { headings, LOOKS, styled, type Tab } from '../tabs';
import type { Cells } from './board';
import type { Bid, Event, Open } from './types';
import { challengeCause, listedText, passedOverText, roundCause } from './words';

type Log = readonly Told<Event>[];

export function ownTab(name: string, { seats }: Open, told: Log): Tab {
  const advantage = seats.advantage === name ? 'You have the Advantage: you win a tie.' : '';
  return {
    title: 'Your game',
    rows: [
      [styled(name, LOOKS.title), advantage],
      headings('Stage', 'You', 'Your axis', 'Your prediction', 'What happened', 'Your points', 'Your score'),
      ...told.flatMap(({ title, event }) => ownRow(name, title, event, told)),
    ],
    frozen: 2,
    widths: [160, 90, 80, 110, 560, 90, 90],
  };
}

function ownRow(name: string, title: string, event: Event, told: Log): Cells {
  switch (event.kind) {
    case 'claimed':
      return event.player === name
        ? [[title, 'claim', '', '', claimNote(event.period, event.dimension, told), '', '']]
        : [];
    case 'round-played': {
      const attacks = event.roles.attacker === name;
      return [
        [
          ...[title, attacks ? 'attack' : 'defend', ...bidCells(attacks ? event.attack : event.defence)],
          ...[roundCause(event), attacks ? event.points : '', event.standings.get(name)?.score ?? 0],
        ],
      ];
    }
    case 'challenge-judged': {
      const attacks = event.roles.attacker === name;
      return [
        [
          ...[title, attacks ? 'attack' : 'defend', '', ''],
          ...[`${listedText(event)} ${challengeCause(event)}`, attacks ? event.points : ''],
          event.standings.get(name)?.score ?? 0,
        ],
      ];
    }
    case 'passed-over':
      return [[title, '', '', '', passedOverText(event), '', '']];
    case 'claimed-by-default':
    case 'round-opened':
    case 'game-ended':
      return [];
  }
}

function claimNote(period: number, dimension: string, told: Log): string {
  const byDefault = eventsOf(told, 'claimed-by-default').some(({ event }) => event.period === period);
  return byDefault
    ? `You have the ${dimension}: no claim of yours counted, and this was the first free one.`
    : `You claimed the ${dimension}.`;
}

function bidCells(bid: Bid | null): readonly [string, string | number] {
  return bid === null ? ['none', 'none'] : [bid.axis, bid.prediction];
}
