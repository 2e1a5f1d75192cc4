// Ways of going on with the game of a kept book from each state: once as it is kept, and with every later version.
import { given } from '../../src/commands/desk-calls';
import type { TestHost } from '../support/host';
import { gameView } from '../support/host-game';
import { correct, create, deliver, draft, playOn } from './hosting';
import { goTo, resume, type State } from './stories';

/** Does the host's next steps in a book of this state. */
export function goOn(test: TestHost, game: string, state: State): void {
  switch (state) {
    case 'draft':
      create(test);
      playOn(test);
      return;
    case 'open':
    case 'paused':
      resume(test);
      playOn(test);
      return;
    case 'over': {
      const { past } = gameView(test.desk);
      const toStage = past[past.length - 1]?.name ?? '';
      correct(test, { kind: 'rewind', toStage }, 'A last look at the last stage.');
      deliver(test);
      playOn(test);
      given(test.desk.startSeason({ name: 'A season', currencies: [], inherit: 'nothing', people: [] }));
      goTo.published(test);
      return;
    }
    case 'published':
      goTo['put-away'](test);
      return;
    case 'put-away':
      draft(test, game);
      create(test);
      playOn(test);
      return;
  }
}
