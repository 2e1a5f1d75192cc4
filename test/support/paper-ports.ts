// The ports of the loop on paper: a host book in memory, forms that only land rows. No Google, no files.
import type { Cell } from '../../src/games/fields';
import { ok } from '../../src/games/result';
import { cellValue, type Tab } from '../../src/games/tabs';
import { ledgerCells } from '../../src/rounds/record/ledger';
import type { Grid, HostCommit, Ports, ReadFrom } from '../../src/rounds/ports';

const DAY = 86_400_000;

interface Sheet {
  readonly header: readonly string[];
  readonly rows: Cell[][];
}

export interface Paper {
  readonly ports: Ports;
  /** The host's views as the last commit drew them. */
  readonly drawn: () => readonly Tab[];
  readonly pass: (ms: number) => void;
  /** Lands a row as a form does. */
  readonly land: (form: string, answers: Readonly<Record<string, Cell>>) => void;
}

/** A fresh book whose zone is UTC. */
export function paper(): Paper {
  let now = Date.UTC(2026, 2, 1, 12);
  let secrets = 0;
  const grids = new Map<'ledger' | 'roster' | 'settings' | 'outbox', Cell[][]>();
  const forms = new Map<string, Sheet>();
  let drawn: readonly Tab[] = [];
  let reading: readonly ReadFrom[] = [];

  const plain = (tab: Tab): Cell[][] => tab.rows.map((row) => row.map(cellValue));
  const formOf = (sheet: number): Sheet => [...forms.values()][sheet - 1] ?? { header: [], rows: [] };
  const write = (commit: HostCommit): void => {
    const { ledger = [] } = commit;
    if (ledger.length > 0) {
      const old = grids.get('ledger') ?? [];
      grids.set('ledger', [...old, ...ledger.map((row) => [...ledgerCells(row)])]);
    }
    for (const part of ['roster', 'settings', 'outbox'] as const) {
      const tab = commit[part];
      if (tab === null) grids.delete(part);
      else if (tab !== undefined) grids.set(part, plain(tab));
    }
    drawn = commit.tabs ?? drawn;
    reading = commit.reading ?? reading;
  };
  const read = (sources: readonly ReadFrom[]): ReturnType<Ports['book']['read']> => {
    const grid = (name: 'ledger' | 'roster' | 'settings' | 'outbox'): Grid | undefined => grids.get(name);
    return ok({
      book: 'paper',
      zone: 'Etc/UTC',
      ledger: grid('ledger'),
      roster: grid('roster'),
      settings: grid('settings'),
      outbox: grid('outbox'),
      responses: sources.map(({ form, sheet, from }) => {
        const { header, rows } = formOf(sheet);
        return {
          form,
          sheet,
          header,
          stamps: rows.map(([stamp = '']) => stamp),
          rows: new Map(rows.slice(from).map((row, index) => [from + index, row])),
        };
      }),
    });
  };
  const landIn = (sheet: Sheet | undefined, answers: Readonly<Record<string, Cell>>): void => {
    if (sheet === undefined) throw new Error('There is no such form.');
    const stamp = (now - Date.UTC(1899, 11, 30)) / DAY;
    sheet.rows.push([stamp, ...sheet.header.slice(1).map((title) => answers[title] ?? '')]);
  };

  return {
    drawn: () => drawn,
    pass: (ms) => (now += ms),
    land: (form, answers) => landIn([...forms].find(([name]) => name.includes(form))?.[1], answers),
    ports: {
      book: {
        read: (sources = reading) => read(sources),
        readRows: (sheet, rows) => ok(new Map(rows.map((row) => [row, formOf(sheet).rows[row] ?? []]))),
        write: (commit) => {
          write(commit);
          return ok(undefined);
        },
      },
      forms: {
        make: ({ name, keyTitle, questions }) => {
          forms.set(name, {
            header: ['Timestamp', keyTitle, ...questions.map(({ title }) => title)],
            rows: [],
          });
          return ok({ id: name, url: name, sheet: forms.size, link: name });
        },
        update: () => ok(undefined),
        setAccepting: () => ok(undefined),
        submit: (id, answers) => {
          landIn(forms.get(id), answers);
          return ok(undefined);
        },
      },
      books: {
        make: (name) => ok({ id: name, url: name }),
        look: () => ok({ kind: 'there', readers: { people: [], link: true } }),
        share: () => ok(undefined),
        draw: () => ok(undefined),
      },
      messenger: { post: () => ({ kind: 'posted' }) },
      trigger: { create: () => ok(undefined), delete: () => ok(undefined) },
      exclusively: (run) => run(),
      now: () => now,
      secret: () => {
        secrets += 1;
        return secrets.toString(16).padStart(32, '0');
      },
      who: () => 'the host',
      workUntil: () => Infinity,
    },
  };
}
