// Starts the sidebar in the page that the add-on serves. The page may ask for another view by name.
import { render } from 'preact';
import { Desk } from './desk/desk';

declare global {
  interface Window {
    readonly ROUND_KEEPER_VIEW?: string;
  }
}

const VIEWS: Readonly<Record<string, () => preact.JSX.Element>> = { desk: () => <Desk /> };

const view = VIEWS[window.ROUND_KEEPER_VIEW ?? 'desk'] ?? VIEWS['desk'];
const page = document.getElementById('round-keeper');
if (page !== null && view !== undefined) {
  page.replaceChildren();
  render(view(), page);
}
