// Places in the small program, as reports name them, and the same in the readable one.
import { SourceMap, type SourceMapPayload } from 'node:module';
import { isObject, parseJson } from '../games/frame/json';
import { MAP_FILE, READABLE_FILE } from './small-code';

/**
 * Writes behind each place in Code, as the text names it, the same place in the readable file; `map` is the release's
 * map.
 */
export function readablePlaces(text: string, map: string): string {
  const json = parseJson(map);
  if (!isMap(json)) throw new Error(`${MAP_FILE} is no map: npm run release makes it.`);
  const places = new SourceMap(json);
  return text.replace(/\bCode(?:\.gs|\.js)?:(\d+):(\d+)/g, (place, line: string, column: string) => {
    const found = places.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalLine' in found
      ? `${place} = ${READABLE_FILE}:${found.originalLine + 1}:${found.originalColumn + 1}`
      : place;
  });
}

function isMap(value: unknown): value is SourceMapPayload {
  return isObject(value) && typeof value.mappings === 'string' && value.version === 3;
}
