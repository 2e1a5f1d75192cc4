// Starts the web app's page from the data in its HTML: a player's page, or the table of a live game.
import { render, type VNode } from 'preact';
import type { InitialPageData, InitialLiveTableData } from '../../src/rounds/page/views';
import { PlayerScreen } from './screen';
import { LiveTableDisplay } from './live-table-display';
import { ErrorBoundaries } from '../shared/error-boundaries';

declare global {
  interface Window {
    readonly ROUND_KEEPER_PAGE?: InitialPageData;
    readonly ROUND_KEEPER_TABLE?: InitialLiveTableData;
  }
}

const screen = chooseScreen(window);
const root = document.getElementById('player-page');
if (root !== null && screen !== undefined) {
  root.replaceChildren();
  render(<ErrorBoundaries>{screen}</ErrorBoundaries>, root);
}

function chooseScreen({ ROUND_KEEPER_PAGE: start, ROUND_KEEPER_TABLE: table }: Window): VNode | undefined {
  if (table !== undefined) return <LiveTableDisplay start={table} />;
  return start === undefined ? undefined : <PlayerScreen start={start} />;
}
