// Starts the page at the screen that the host chose in the add-on's menu.
import { render, type VNode } from 'preact';
import { Desk } from './desk/desk';
import { TabsPage } from './preview/tabs-page';
import { LiveTablePage } from './live/live-screen';

declare global {
  interface Window {
    readonly ROUND_KEEPER_SCREEN?: string;
  }
}

const VIEWS: Readonly<Record<string, () => VNode>> = {
  desk: () => <Desk start={{ at: 'round' }} />,
  // The menu's Resolve opens the preview, which has the button for it.
  resolve: () => <Desk start={{ at: 'preview' }} />,
  account: () => <Desk start={{ at: 'account' }} />,
  help: () => <Desk start={{ at: 'help' }} />,
  table: () => <LiveTablePage />,
  tabs: () => <TabsPage />,
};

const renderView = VIEWS[window.ROUND_KEEPER_SCREEN ?? 'desk'] ?? VIEWS['desk'];
const root = document.getElementById('round-keeper');
if (root !== null && renderView !== undefined) {
  root.replaceChildren();
  render(renderView(), root);
}
