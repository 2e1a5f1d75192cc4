// Makes files through Drive's REST API: `drive.file` surely covers those, which no page says of FormApp's.
import { isObject } from '../games/frame/json';
import { failureOf } from './failure';
import { driveService } from './services';

export type FileType = 'form' | 'spreadsheet';

/** Makes an empty file, or finds the one of this unique name that an interrupted call made; gives its id. */
export function makeFile(name: string, type: FileType): string {
  const mimeType = `application/vnd.google-apps.${type}`;
  const found = findInterrupted(name, mimeType);
  if (found !== undefined) return found;
  note({ name, at: Date.now() });
  try {
    const { id } = driveService().Files.create({ name, mimeType });
    if (id === undefined) throw new Error('Google made a file without an id.');
    return id;
  } catch (error) {
    const { code = 0 } = failureOf(error);
    // Refused for certain: there is nothing that could be found later.
    if (code >= 400 && code < 500) note({ name: '', at: 0 });
    throw error;
  }
}

/** A new file is missing from Drive's lists for some seconds; nobody says for how many at most. */
const LISTED_WITHIN_MS = 30_000;
const PAUSE_MS = 3000;

function findInterrupted(name: string, mimeType: string): string | undefined {
  const begun = readNote();
  const until = begun?.name === name ? begun.at + LISTED_WITHIN_MS : 0;
  for (;;) {
    const found = findFile(name, mimeType);
    if (found !== undefined || Date.now() >= until) return found;
    Utilities.sleep(PAUSE_MS);
  }
}

/** The id of a file that this project has made, by its name; undefined where Drive lists none. */
export function findFile(name: string, mimeType: string): string | undefined {
  const quoted = name.replace(/[\\']/g, '\\$&');
  const { files = [] } = driveService().Files.list({
    q: `name = '${quoted}' and mimeType = '${mimeType}' and trashed = false`,
    fields: 'files(id)',
  });
  return files[0]?.id;
}

const PROPERTY = 'making-file';

/** The file that was begun last, and when: it may be there without being listed yet. */
interface Note {
  readonly name: string;
  readonly at: number;
}

function note(begun: Note): void {
  try {
    PropertiesService.getDocumentProperties().setProperty(PROPERTY, JSON.stringify(begun));
  } catch {
    // Without the note an interrupted making is found once Drive lists its file.
  }
}

function readNote(): Note | undefined {
  const text = PropertiesService.getDocumentProperties().getProperty(PROPERTY);
  const json: unknown = text === null ? undefined : JSON.parse(text);
  return isObject(json) && typeof json.name === 'string' && typeof json.at === 'number'
    ? { name: json.name, at: json.at }
    : undefined;
}
