// Compares all that a host's actions ask of Google with recordings: each call, with what it's given.
import { withIds } from 'apps-script-stand-in/ids';
import { parseJson } from '../../src/games/frame/json';
import { compareLines } from '../support/compared';
import { quietEvenings } from '../support/evening';
import { CREATE_LARGE_GAME, HOST_ACTIONS } from '../support/host-actions';
import { Written } from '../support/written';

quietEvenings('counted calls');

test.each([...HOST_ACTIONS, CREATE_LARGE_GAME])('$name', ({ name, before, run }) => {
  const test = withIds(name, before);
  const written = new Written(['Aa', 'Bb', 'Cc', 'Dd', 'Zoë']);
  const lines: string[] = [];
  test.host.faults.watch = (call) => {
    lines.push(`# ${call.name}`, ...written.lines(call.given.map(plain)));
  };
  withIds(name, () => run(test));
  compareLines(`${__dirname}/recorded`, name.replace(/\W+/g, '-'), lines, written.sentences);
});

/** A text as a list of its lines, with JSON parsed. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.split(/\r?\n/).map((line) => parseJson(line) ?? line);
}
