// Names of classes: what all pages share styles no class of the panel's or of a player's page, nor do they style its.
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';

/** Gives the classes that the style sheets of a folder style wherever they stand. */
function classesIn(folder: string): readonly string[] {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const selectors = sheets.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/([^{}@;/*]+)\{/g)].flatMap(([, text = '']) =>
      text.split(','),
    ),
  );
  return selectors.map((selector) => selector.trim()).filter((selector) => /^\.[\w-]+$/.test(selector));
}

test.each(['panel', 'player'])(
  'no class of the shared style sheets is styled anew in sidebar/%s',
  (folder) => {
    const shared = new Set(classesIn('sidebar/shared'));
    expect(shared.size).toBeGreaterThan(5);
    expect(classesIn(`sidebar/${folder}`).filter((name) => shared.has(name))).toEqual([]);
  },
);
