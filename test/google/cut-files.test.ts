// If the program's files are pasted incompletely, mixed up, or from another version, the sidebar and players' page say so.
import { builtRelease, emptyPage } from '../support/built-program';
import { pageEndMarker } from '../../src/google/file-state';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';

quietEvenings('an account');

const OTHER = '0.9.9 (abcdef)';

/** What the sidebar and a player's page say if the player page's file has this content. */
function saidWith(player: string): readonly string[] {
  const { host } = openTestHost({ html: { sidebar: emptyPage('sidebar'), player } });
  host.call('openRoundKeeper');
  return [host.ui.shown.at(-1)?.html ?? '', host.visit({ key: 'x' }).html];
}

test.each([
  ['cut', emptyPage('player').slice(0, -9), 'its end is missing'],
  ['empty', '', 'its end is missing'],
  ['in another’s place', emptyPage('sidebar'), 'it contains sidebar.html'],
  [
    'of another version',
    pageEndMarker('player', OTHER),
    `it&#8217;s from version ${OTHER}, but Code.gs is from`,
  ],
])('a file that is %s', (_, player, why) => {
  const [sidebar, page] = saidWith(player);
  expect(sidebar).toContain(
    `the file player.html in the Apps Script editor can&#8217;t be used because ${why}`,
  );
  expect(page).toContain('copy of Round Keeper is incomplete (player.html)');
  expect(page).not.toContain(builtRelease().build);
});
