// The shots of Wanted Sharpshooters, as a table of everyone against everyone.
import { eventsOf, type Log } from '../../frame/events';
import { headings, LOOKS, styled, type Cell, type StyledCell, type TabContent } from '../../frame/tabs';
import type { Event } from '../events';

/** Counts the shots of each player at each other, a row for each shooter; those that killed are marked. */
export function shotsTable(names: readonly string[], log: Log<Event>): TabContent {
  const deaths = eventsOf(log, 'died').map(({ event }) => event);
  const shots = eventsOf(log, 'acted').map(({ event }) => event);
  const cell = (by: string, at: string): Cell | StyledCell => {
    if (by === at) return styled('–', { ...LOOKS.muted, align: 'center' });
    const times = shots.filter(
      ({ player, action }) => player === by && action.kind === 'shoot' && action.victims.includes(at),
    ).length;
    const killed = deaths.some(({ player, killers }) => player === at && killers.includes(by));
    if (killed) return styled(times === 0 ? '†' : `${times} †`, { ...LOOKS.bad, align: 'center' });
    return times === 0 ? '' : styled(times, { ...LOOKS.changed, align: 'center' });
  };
  return {
    rows: [
      headings('Who shot \\ at whom', ...names),
      ...names.map((by) => [by, ...names.map((at) => cell(by, at))]),
      [''],
      ['How often each shot at each, ducking or not.'],
      ['† The killing blow, by a shot or in another way.'],
    ],
    repeats: true,
  };
}
