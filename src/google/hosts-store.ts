// Keeps who hosts in the document's properties, which are the same for every account that edits the book.
import { fail, ok } from '../games/frame/result';
import type { HostsPort } from '../rounds/ports/ports';
import { readHosts } from '../rounds/record/hosts';
import { fits, keepProperty, propertyJson, readPropertiesOnce } from './document-properties';
import { trying } from './services';

const HOSTS_PROPERTY = 'hosts';

export const hostsStore: HostsPort = {
  read: () => {
    readPropertiesOnce();
    return readHosts(propertyJson(HOSTS_PROPERTY));
  },
  noteOwner: (owner) => {
    keepProperty(HOSTS_PROPERTY, JSON.stringify({ ...hostsStore.read(), owner }));
  },
  write: (hosts) => {
    const text = JSON.stringify(hosts);
    if (!fits(text)) return fail(TOO_MANY);
    return trying('Keeping who hosts', () => {
      PropertiesService.getDocumentProperties().setProperty(HOSTS_PROPERTY, text);
      // A later reading in this call finds it as it was written.
      keepProperty(HOSTS_PROPERTY, text);
      return ok(undefined);
    });
  },
};

const TOO_MANY = {
  code: 'too-many',
  text: 'Keeping who hosts: there have been so many co-hosts in this spreadsheet that no more can be kept. Play the next game in another one. Nothing was changed.',
} as const;
