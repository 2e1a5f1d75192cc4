// The template: the spreadsheet that hosts copy, checked by its menu entry.
import { quietEvenings } from '../support/evening';
import { builtRelease } from '../support/built-program';
import { openTestHost, type TestHost } from '../support/host';
import { WHOLE, shown } from './pasted-program';

quietEvenings('bare calls');

describe('the template', () => {
  /** The program as it is in the spreadsheet at this link, and in its copies. */
  const released = (copy: string): string =>
    (WHOLE()['Code.gs'] ?? '').replace(
      /^var ROUND_KEEPER_RELEASE = .*$/m,
      `var ROUND_KEEPER_RELEASE = ${JSON.stringify({ ...builtRelease(), copy })};`,
    );

  function openTemplate(): TestHost {
    const first = openTestHost();
    const id = first.host.bookId;
    return openTestHost(
      { bundle: { text: released(`https://docs.google.com/spreadsheets/d/${id}/copy`) } },
      first.store,
    );
  }

  const entries = ({ host }: TestHost): readonly string[] => {
    host.call('onOpen');
    return host.ui.menus.flatMap(({ entries: all }) => all.map(({ caption }) => caption));
  };

  test('has a menu entry that a copy does not have', () => {
    expect(entries(openTemplate())).toContain('Check this template');
    const copy = openTestHost({
      bundle: { text: released('https://docs.google.com/spreadsheets/d/another-book-of-20-letters/copy') },
    });
    expect(entries(copy)).not.toContain('Check this template');
  });

  test('is ready once it holds the invitation alone', () => {
    const template = openTemplate();
    expect(shown(template, 'checkTemplate')).toMatch(/delete them.*Sheet1/s);
    const bookId = template.host.bookId ?? '';
    const tabs = (): readonly string[] =>
      template.host.cloud.readBook(bookId, template.host.user).tabs.map(({ title }) => title);
    expect(tabs()).toEqual(['Start here', 'Sheet1']);
    template.host.sheets().batchUpdate({ requests: [{ deleteSheet: { sheetId: 0 } }] }, bookId);
    expect(shown(template, 'checkTemplate')).toContain('This template is ready');
    expect(shown(template, 'checkTemplate')).toContain('This template is ready');
    expect(tabs()).toEqual(['Start here']);
  });

  test('forgets what a look at its sidebar remembered', () => {
    const template = openTemplate();
    template.desk.getDesk();
    template.desk.savePage({ address: '' });
    const kept = (): string => JSON.stringify(template.store.read('properties') ?? {});
    expect(kept()).toContain('zone');
    shown(template, 'checkTemplate');
    template.host
      .sheets()
      .batchUpdate({ requests: [{ deleteSheet: { sheetId: 0 } }] }, template.host.bookId ?? '');
    expect(shown(template, 'checkTemplate')).toContain('This template is ready');
    expect(kept()).not.toContain('zone');
  });
});
