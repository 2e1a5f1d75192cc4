// Loads a host book with a million rows in its response sheet, over the Sheets client, and tells the outcome. A process
// of its own, so that its memory can be limited.
import { answerText, type Cell } from '../../src/games/frame/fields';
import { load } from '../../src/rounds/session/load';
import { deskView } from '../../src/rounds/host/desk/desk-view';
import { hostBook } from '../../src/sheets/host-book';
import { OWN_TABS } from '../../src/sheets/tab-cache';
import { paperSheets } from '../support/paper-sheets';
import { submitted } from '../support/paper-game';
import { HOST_BOOK } from '../support/paper-ports';

const ROWS = 1_000_000;

const paper = submitted();
const [form] = [...paper.forms.values()];
const first = form?.rows[0] ?? [];
const sheets = paperSheets();
const RESPONSES = 1;
sheets.tabs.set(OWN_TABS.ledger.sheetId, {
  title: OWN_TABS.ledger.title,
  rows: [[], ...(paper.grids.get('ledger') ?? [])],
  charts: [],
});
sheets.tabs.set(OWN_TABS.files.sheetId, {
  title: OWN_TABS.files.title,
  rows: [...(paper.grids.get('files') ?? [])],
  charts: [],
});
const rows: Cell[][] = [[...(form?.header ?? [])], ...(form?.rows ?? [])];
while (rows.length <= ROWS) {
  const key = rows.length % 2 === 0 ? first[1] : `k${rows.length}`;
  rows.push([first[0] ?? '', key ?? '', 99, ...first.slice(3)]);
}
sheets.tabs.set(RESPONSES, { title: 'Form Responses 1', rows, charts: [] });
sheets.store.memory = {
  own: ['ledger', 'files'],
  tabs: [],
  reading: [{ form: 'pick', sheet: RESPONSES, from: 0 }],
};

const book = hostBook(sheets.client, { ...sheets, tabs: sheets.store }, () => ({
  id: HOST_BOOK,
  zone: 'Etc/UTC',
  stampZone: 'Etc/UTC',
}));
const loaded = load({ ...paper.ports, book });
if (!loaded.ok) throw new Error(loaded.error.text);
const view = deskView(loaded.value);
if (view.phase !== 'playing') throw new Error(view.phase);
const { submissions = [], notices = [] } = view.play.stage ?? {};
process.stdout.write(
  JSON.stringify({
    rows: rows.slice(1).filter((row) => row.some((cell) => answerText(cell) !== '')).length,
    fates:
      submissions.length +
      notices.reduce((sum, text) => sum + Number(/(\d+) more row/.exec(text)?.[1] ?? 0), 0),
    counted: submissions.filter(({ fate }) => fate === 'counts').map(({ player }) => player),
    bytes: Buffer.byteLength(JSON.stringify(view)),
  }),
);
