// Starts the players' page with what came in its HTML.
import { render } from 'preact';
import type { PageStart } from '../../src/rounds/api';
import { PlayerScreen } from './screen';

declare global {
  interface Window {
    readonly ROUND_KEEPER_PAGE?: PageStart;
  }
}

const start = window.ROUND_KEEPER_PAGE;
const page = document.getElementById('player-page');
if (page !== null && start !== undefined) {
  page.replaceChildren();
  render(<PlayerScreen start={start} />, page);
}
