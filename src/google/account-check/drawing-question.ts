// The question of the account's check that draws a book as a game does: every tab of a sample game, and a chart.
import { GAMES } from '../../games/catalogue';
import { chartBelow, type Tab } from '../../games/frame/tabs';
import { withoutNames } from '../../rounds/host/account/report';
import { isOpenToOthers } from '../../rounds/ports/books';
import type { AccountAnswer } from '../../rounds/reply/account';
import type { BookTabsStore } from '../../sheets/book-tabs';
import { renderBooks } from '../../sheets/render-book';
import { booksPort } from '../books';
import { booksClient } from '../sheets-client';
import { NotTold } from './not-told';
import { throwaway } from './throwaway';

/** Remembers nothing about a throwaway book, so that each drawing first looks at what is in it. */
const NOTHING_REMEMBERED: BookTabsStore = { get: () => undefined, set: () => undefined };

/**
 * Asks whether a sample book with a chart can be drawn. Google does all requests of a batch or none, so a single one
 * that it refuses would stop every round.
 */
export function askDrawing(): AccountAnswer {
  const id = throwaway('drawn-book');
  const tabs = [...sampleTabs(), chartTab()];
  const [drawn] = renderBooks(booksClient, NOTHING_REMEMBERED, [{ id, tabs }]);
  if (drawn?.ok === false && drawn.kind === 'invalid') return refused(drawn.message);
  if (drawn?.ok === false) throw new NotTold(`Google did not do it: ${withoutNames(drawn.message)}`);
  const [found] = booksClient.tabs([id]);
  if (found?.ok !== true) throw new NotTold('Google does not say what was drawn.');
  const titles = found.value.map(({ title }) => title);
  const missing = tabs.filter(({ title }) => !titles.includes(title)).map(({ title }) => title);
  const charts = found.value.reduce((sum, tab) => sum + tab.charts.length, 0);
  if (missing.length > 0) return refused(`without ${missing.join(', ')}`);
  if (charts === 0) return refused('without its chart');
  return { kind: 'holds', text: `It can: ${tabs.length} tabs and a chart.` };
}

/** Asks whether a book can be copied so that nobody else may open the copy. */
export function askCopy(): AccountAnswer {
  const id = throwaway('copy');
  const [state] = booksPort.statesOf([id]);
  if (state?.ok !== true) throw new NotTold('Google does not say who may open the copy.');
  return !isOpenToOthers(state.value)
    ? { kind: 'holds', text: 'It can, and nobody else may open the copy.' }
    : {
        kind: 'fails',
        text: 'It can, and others may open the copy at once. Round Keeper then shares no copy: the tabs of the oldest matches of a long season stay in the books. Keep the spreadsheets in a folder that is yours alone.',
      };
}

function refused(why: string): AccountAnswer {
  return {
    kind: 'fails',
    text: `Google does not draw it whole (${withoutNames(why)}). Begin no game with this account, and report this.`,
  };
}

/** Makes all the tabs that the first player of a sample game has at its beginning. */
function sampleTabs(): readonly Tab[] {
  const [game] = GAMES;
  if (game === undefined) return [];
  const begun = game.begin(game.sampleRoster, game.sampleSettings, 'check');
  if (!begun.ok) return [];
  const [player] = begun.value.roster;
  return [...begun.value.view('everyone'), ...(player === undefined ? [] : begun.value.view({ player }))];
}

function chartTab(): Tab {
  const rows = [
    ['Round', 'Points'],
    [1, 3],
    [2, 5],
  ];
  return { title: 'Chart', rows, charts: chartBelow('Points after each round', [0, rows.length], [1]) };
}
