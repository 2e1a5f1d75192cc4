// Practice calls: the program answers for players, or plays a whole season.
import { callWithDesk, deskCall } from '../../commit/call';
import { perform, performStepsIn } from '../../commit/perform';
import { gameOf } from '../../session/game-session';
import { listOf, nothing, parts, text } from '../../reply/call-input';
import { forgetTable } from '../live/polled-table';
import { submitForPractice, startPracticeSeason } from './practice';
import { practiceStep } from './practice-step';

export const PRACTICE_CALLS = {
  /** Practice games only: answers for these players; for everyone missing if empty. */
  submitForPractice: deskCall({
    tried: 'Answering for players',
    input: parts({ players: listOf(text) }),
    made: 'stage',
    who: 'owner',
    run: (ports, { players }) => {
      const submitted = performStepsIn(ports, gameOf, (session, shell) =>
        submitForPractice(session, shell, players),
      );
      // The host's table shows right away that they have answered; pages see it like any form answer.
      if (submitted.ok) forgetTable(ports);
      return submitted;
    },
  }),
  /** A season with sample people, in which the program may play for everyone. */
  startPracticeSeason: deskCall({
    tried: 'Starting a practice season',
    input: nothing,
    made: 'season',
    who: 'owner',
    run: (ports) => perform(ports, (session) => startPracticeSeason(session, ports.secret)),
  }),
  /** Practice seasons only: takes the host's next step. Call until the season has ended. */
  playPracticeStep: callWithDesk({
    tried: 'Playing the practice season',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => practiceStep(ports),
  }),
};
