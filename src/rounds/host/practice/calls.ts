// Calls for practice: the program answers for players, or plays a whole season.
import { defineCallWithDesk, defineDeskCall } from '../../commit/call';
import { perform, performStepsIn } from '../../commit/perform';
import { requireGame } from '../../session/game-session';
import { listOf, noInput, object, text } from '../../reply/call-input';
import { clearCachedTable } from '../live/polled-table';
import { submitForPractice, startPracticeSeason } from './practice';
import { runPracticeStep } from './practice-step';

export const PRACTICE_CALLS = {
  /** In practice games, answers for these players; if none are listed, for everyone who hasn't answered. */
  submitForPractice: defineDeskCall({
    tried: 'Answering for players',
    input: object({ players: listOf(text) }),
    made: 'stage',
    who: 'owner',
    run: (ports, { players }) => {
      const submitted = performStepsIn(ports, requireGame, (session, shell) =>
        submitForPractice(session, shell, players),
      );
      // Forget the cached table, so that the host's table shows these answers right away.
      if (submitted.ok) clearCachedTable(ports);
      return submitted;
    },
  }),
  /** Starts a season with sample people, in which the program can play for everyone. */
  startPracticeSeason: defineDeskCall({
    tried: 'Starting a practice season',
    input: noInput,
    made: 'season',
    who: 'owner',
    run: (ports) => perform(ports, (session) => startPracticeSeason(session, ports.secret)),
  }),
  /** In practice seasons, takes the host's next step. Call until the season has ended. */
  playPracticeStep: defineCallWithDesk({
    tried: 'Playing the practice season',
    input: noInput,
    made: 'nothing',
    who: 'owner',
    run: (ports) => runPracticeStep(ports),
  }),
};
