// What Google calls by name before anything was clicked: the menu, and what its items open.
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';

quietEvenings('bare calls');

describe('the menu', () => {
  test('is all that opening a book does, before anything was authorized', () => {
    const addOn = openTestHost();
    addOn.host.call('onOpen', [], { authMode: 'NONE', event: {} });
    expect(addOn.host.ui.menus.map(({ entries }) => entries.map(({ caption }) => caption))).toEqual([
      ['Open Round Keeper', 'Resolve round', 'Check this account', 'Help'],
    ]);
    expect(Object.keys(addOn.host.faults.counts())).toEqual([
      'Menu.addItem',
      'Menu.addToUi',
      'SpreadsheetApp.getUi',
      'Ui.createAddonMenu',
    ]);
  });

  test('is there at once after installing', () => {
    const addOn = openTestHost();
    addOn.host.call('onInstall', [], { authMode: 'FULL', event: {} });
    expect(addOn.host.ui.menus).toHaveLength(1);
  });

  test.each([
    ['openRoundKeeper', 'desk'],
    ['openResolveRound', 'resolve'],
    ['openAccountCheck', 'account'],
    ['openHelp', 'help'],
  ])('%s opens the sidebar at %s', (name, screen) => {
    const addOn = openTestHost();
    addOn.host.call(name);
    const [shown] = addOn.host.ui.shown;
    expect(shown?.kind).toBe('sidebar');
    expect(shown?.title).toBe('Round Keeper');
    expect(shown?.html).toContain(`"ROUND_KEEPER_SCREEN":"${screen}"`);
  });
});
