// Whenever the program sends a host to the version history, it also says what else will be restored.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All lines of the program that mention the version history, as `file: line`. */
function lines(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.includes('› Version history'))
        .map((line) => `${file}: ${line}`),
    );
}

test('each text about the version history says that all tabs are restored', () => {
  const found = [...lines('src'), ...lines('sidebar')];
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((line) => !line.includes('${RESTORE_WARNING}'))).toEqual([]);
});
