// Starts the page at the screen that the add-on's menu asked for.
import { render, type VNode } from 'preact';
import { Desk } from './desk/desk';
import { LiveTablePage } from './table/table';

declare global {
  interface Window {
    readonly ROUND_KEEPER_SCREEN?: string;
  }
}

const VIEWS: Readonly<Record<string, () => VNode>> = {
  desk: () => <Desk start={{ at: 'round' }} />,
  // Everything that resolving would do comes first; its button stands beside it.
  resolve: () => <Desk start={{ at: 'preview' }} />,
  help: () => <Desk start={{ at: 'help' }} />,
  table: () => <LiveTablePage />,
};

const view = VIEWS[window.ROUND_KEEPER_SCREEN ?? 'desk'] ?? VIEWS['desk'];
const page = document.getElementById('round-keeper');
if (page !== null && view !== undefined) {
  page.replaceChildren();
  render(view(), page);
}
