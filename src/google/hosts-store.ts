// Keeps who hosts in the document's properties, which are the same for every account that edits the book.
import { fail, ok } from '../games/frame/result';
import type { HostsPort } from '../rounds/ports/ports';
import { hostsField, NO_HOSTS } from '../rounds/record/hosts';
import { readPropertiesOnce } from './document-properties';
import { kept } from './kept';
import { trying } from './services';

const hosts = kept('hosts', hostsField);

export const hostsStore: HostsPort = {
  read: () => {
    readPropertiesOnce();
    return hosts.get() ?? NO_HOSTS;
  },
  noteOwner: (owner) => hosts.set({ ...hostsStore.read(), owner }),
  write: (changed) =>
    trying('Keeping who hosts', () => (hosts.setNow(changed) ? ok(undefined) : fail(TOO_MANY))),
};

const TOO_MANY = {
  code: 'too-many',
  text: 'Keeping who hosts: there have been so many co-hosts in this spreadsheet that no more can be kept. Play the next game in another one. Nothing was changed.',
} as const;
