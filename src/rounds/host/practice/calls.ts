// The calls of practice: the program submits for players, or plays a whole season.
import { callWithDesk, deskCall } from '../../commit/call';
import { perform, performStepsIn } from '../../commit/perform';
import { gameOf } from '../../session/game-session';
import { listOf, nothing, parts, text } from '../../reply/call-input';
import { forgetTable } from '../live/polled-table';
import { submitForPractice, startPracticeSeason } from './practice';
import { practiceStep } from './practice-step';

export const PRACTICE_CALLS = {
  /** Practice games only: lets the program submit for these players; for all who are missing when empty. */
  submitForPractice: deskCall({
    tried: 'Submitting for players',
    input: parts({ players: listOf(text) }),
    made: 'stage',
    who: 'owner',
    run: (ports, { players }) => {
      const submitted = performStepsIn(ports, gameOf, (session, shell) =>
        submitForPractice(session, shell, players),
      );
      // The table of whoever clicks shows at once that they have sent; pages see it like any answer by a form.
      if (submitted.ok) forgetTable(ports);
      return submitted;
    },
  }),
  /** Starts a season with sample people, in which the program may play for everyone. */
  startPracticeSeason: deskCall({
    tried: 'Starting a practice season',
    input: nothing,
    made: 'season',
    who: 'owner',
    run: (ports) => perform(ports, (session) => startPracticeSeason(session, ports.secret)),
  }),
  /** Practice seasons only: takes the next step, as a host would; call until the season has ended. */
  playPracticeStep: callWithDesk({
    tried: 'Playing for practice',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => practiceStep(ports),
  }),
};
