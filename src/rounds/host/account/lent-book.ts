// The check of a co-host's account: whether Google tells it who reads a book that is lent to it.
import { ok, type Result } from '../../../games/frame/result';
import type { Ports } from '../../ports/ports';
import { readFilesTab } from '../../record/files-tab';
import { isCoHost } from '../../record/hosts';
import { mayWrite } from '../../record/loans';
import type { AccountAnswer } from '../../reply/account';
import type { CallProblem } from '../../reply/reply';

const FILLED = 'All else goes on. The host’s sidebar fills them, or the host resolves.';

/** Looks at one book of a player's that is lent to whoever calls, and shared with the player's address. */
export function lookAtLentBook(ports: Ports): Result<AccountAnswer, CallProblem> {
  const read = ports.book.read();
  if (!read.ok) return read;
  const files = readFilesTab(read.value.files);
  const lent = (files.ok ? files.value.files : []).find(
    (file) =>
      file.what === 'player-book' &&
      mayWrite(file, ports.who()) &&
      file.sharing?.outcome === 'shared' &&
      file.sharing.reader !== '',
  );
  if (lent === undefined) return ok({ kind: 'unknown', text: NONE_LENT });
  const [state] = ports.books.statesOf([lent.id]);
  if (state?.ok !== true) return state ?? ok({ kind: 'unknown', text: 'Google did not answer.' });
  if (state.value.kind !== 'lent') {
    return ok({
      kind: 'fails',
      text: `Google does not let your account see a book that is lent to it. When you resolve a round, books wait for the host. ${FILLED}`,
    });
  }
  const hosts = ports.hosts.read();
  const editors = hosts.coHosts.filter(({ address }) => isCoHost(hosts, address) && mayWrite(lent, address));
  return ok(
    state.value.readers.people.length > new Set(editors.map(({ address }) => address)).size
      ? {
          kind: 'holds',
          text: 'Google tells your account who reads a book that is lent to it: you can fill books.',
        }
      : {
          kind: 'fails',
          text: `Google does not tell your account who reads a book that is lent to it. When you resolve a round, players’ books that are shared with an address wait for the host. ${FILLED}`,
        },
  );
}

const NONE_LENT =
  'No book is both lent to you and shared with a player’s address, so there is nothing to look at. Where addresses are entered, look again once the books are made.';
