// An unchanged clasp in a folder of its own, with the program as it is built, signed in to a Google on this machine.
import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { builtDist } from '../support/built-program';
import { newFolder } from '../support/temp-folders';
import { startLoopbackGoogle, type LoopbackGoogle } from './loopback-google';

export const SCRIPT = 'a-script-of-this-test';

interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

export interface ClaspFolder {
  readonly folder: string;
  readonly google: LoopbackGoogle;
  /** Runs clasp, and gives what it said, whether or not it failed. */
  clasp(...args: readonly string[]): Promise<Said>;
}

export async function claspFolder(): Promise<ClaspFolder> {
  const folder = newFolder();
  fs.cpSync(builtDist(), path.join(folder, 'dist'), { recursive: true });
  const project: unknown = JSON.parse(fs.readFileSync('.clasp.json', 'utf8'));
  fs.writeFileSync(
    path.join(folder, '.clasp.json'),
    JSON.stringify({ ...Object(project), scriptId: SCRIPT }),
  );
  const google = await startLoopbackGoogle(folder);
  const clasp = async (...args: readonly string[]): Promise<Said> => {
    const program = path.resolve('node_modules/.bin/clasp');
    try {
      return await promisify(execFile)(program, args, { cwd: folder, env: google.env });
    } catch (error) {
      // A program that failed is an error that holds what it said.
      return error as Said;
    }
  };
  return { folder, google, clasp };
}
