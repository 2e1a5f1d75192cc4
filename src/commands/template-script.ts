// The script of the template: the file that names it with the link to its spreadsheet, and clasp's way to it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { parseJson } from '../games/frame/json';
import { templateIn } from '../google/release';
import { clasp, type ClaspRun } from './clasp';
import { scriptOf } from './deployment';
import { DIST_FILES } from './dist';
import { textIn } from './json-text';
import type { Template } from './release-file';
import { replaceFile } from './replace-file';

/** The file that names the template's script; clasp reads it too. */
const PROJECT = '.clasp.template.json';

/** The template's script, and the link that copies its spreadsheet, where the file names one. */
interface TemplateScript {
  readonly scriptId: string;
  readonly copy?: string;
}

/** Reads which template was named last; undefined where none was. */
export function readTemplate(): TemplateScript | undefined {
  const scriptId = scriptOf(PROJECT);
  if (scriptId === undefined) return undefined;
  const copy = existsSync(PROJECT) ? textIn(parseJson(readFileSync(PROJECT, 'utf8')), 'copy') : undefined;
  return copy === undefined || templateIn(copy) === undefined ? { scriptId } : { scriptId, copy };
}

/** Names a template. Nothing is published by that: a push that fails or is killed is simply made again. */
export function nameTemplate(template: Required<TemplateScript>, rootDir: string): void {
  replaceFile(PROJECT, `${JSON.stringify({ ...template, rootDir }, undefined, 2)}\n`);
}

/** Gives what is needed to push the files of this folder to the template's script. */
export function templateOf({ scriptId }: TemplateScript, folder: string): Template {
  return {
    push: () => clasp(['--project', PROJECT, 'push', '--force']),
    holds: () => holds(scriptId, folder),
  };
}

/** Pulls the script into a folder of its own, and compares; the editor may end files otherwise. */
function holds(scriptId: string, folder: string): boolean {
  const aside = mkdtempSync(path.join(tmpdir(), 'round-keeper-template-'));
  try {
    const pulled = pull(scriptId, aside);
    const text = (place: string, name: string): string =>
      readFileSync(path.join(place, name), 'utf8').trimEnd();
    return (
      pulled.status === 0 &&
      DIST_FILES.every(
        (name) =>
          existsSync(path.join(aside, 'files', name)) &&
          text(path.join(aside, 'files'), name) === text(folder, name),
      )
    );
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function pull(scriptId: string, aside: string): ClaspRun {
  mkdirSync(path.join(aside, 'files'));
  const project = path.join(aside, '.clasp.json');
  writeFileSync(project, JSON.stringify({ scriptId, rootDir: 'files' }));
  return clasp(['--project', project, 'pull']);
}
