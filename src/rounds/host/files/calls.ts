import { defineValueCall, defineDeskCall } from '../../commit/call';
import { perform } from '../../commit/perform';
import { anyJson, choiceInput, optional, object } from '../../reply/call-input';
import { load } from '../../session/load';
import { exportFile } from './export-file';
import { importFile, previewFile } from './import-file';
import { continuedGameInput } from './inputs';
import { EXPORT_KINDS } from './views';

export const FILE_CALLS = {
  exportFile: defineValueCall({
    tried: 'Exporting the file',
    input: object({ what: choiceInput(EXPORT_KINDS) }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { what }) => exportFile(ports, what),
  }),
  /** Previews the game or season as it would be in this book, without writing. */
  previewFile: defineValueCall({
    tried: 'Checking the file',
    input: object({ file: anyJson }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { file }) => {
      const session = load(ports);
      return session.ok ? previewFile(session.value, file, ports) : session;
    },
  }),
  importFile: defineDeskCall({
    tried: 'Importing the file',
    input: object({ file: anyJson, going: optional(continuedGameInput) }),
    made: 'season',
    who: 'owner',
    run: (ports, { file, going }) => perform(ports, (session) => importFile(session, file, ports, going)),
  }),
};
