// A player's tabs (WS-17): objectives, and their part of the log.
import { lineRows } from '../../frame/account';
import type { PlayerTabs } from '../../frame/contract';
import { latestEvent } from '../../frame/events';
import { headings, STYLES, styled } from '../../frame/tabs';
import { objectiveLines } from '../own-account';
import { playerEndLines } from '../end-account';
import type { Event, OpenFacts } from '../events';
import { logTable } from './tables';

export const playerTabs: PlayerTabs<OpenFacts, Event> = [
  {
    title: 'Your targets',
    content: (name, open, log) => {
      const ending = latestEvent(log, 'result-announced')?.ending;
      return {
        rows: [
          [styled(name, STYLES.title)],
          headings('Your objectives', 'Now'),
          ...lineRows(objectiveLines({ name, open, log })),
          ...(ending === undefined
            ? []
            : [[''], headings('Your result', ''), ...lineRows(playerEndLines(name, ending))]),
        ],
      };
    },
  },
  { title: 'Your rounds', content: (name, _open, log) => logTable(log, name) },
];
