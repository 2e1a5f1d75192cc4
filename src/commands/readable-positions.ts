// Maps positions in the minified program, such as those in error reports, to positions in the readable program.
import { SourceMap, type SourceMapPayload } from 'node:module';
import { isObject, parseJson } from '../games/frame/json';
import { MAP_FILE, READABLE_FILE } from './minify-script';

/** Adds the readable file's position after each position in Code. `map`: the release's source map. */
export function addReadablePositions(text: string, map: string): string {
  const json = parseJson(map);
  if (!isSourceMap(json)) throw new Error(`${MAP_FILE} isn’t a source map. Create it with npm run release.`);
  const places = new SourceMap(json);
  return text.replace(/\bCode(?:\.gs|\.js)?:(\d+):(\d+)/g, (place, line: string, column: string) => {
    const found = places.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalLine' in found
      ? `${place} = ${READABLE_FILE}:${found.originalLine + 1}:${found.originalColumn + 1}`
      : place;
  });
}

function isSourceMap(value: unknown): value is SourceMapPayload {
  return isObject(value) && typeof value.mappings === 'string' && value.version === 3;
}
