// A host's co-hosts: two current ones, and a former one.
import type { CoHostsView } from '../../src/rounds/host/account/views';

const NOON = Date.UTC(2026, 2, 1, 12);
const HOST = 'host@example.com';

export const CO_HOSTS: CoHostsView = {
  host: HOST,
  you: HOST,
  yours: true,
  coHosts: [
    {
      address: 'ana.maria.wolfeschlegelsteinhausenbergerdorff@example.com',
      since: NOON,
      by: HOST,
      until: null,
    },
    { address: 'bo@example.com', since: NOON, by: HOST, until: null },
    { address: 'chen@example.com', since: NOON, by: HOST, until: NOON + 86_400_000 },
  ],
  zone: 'Europe/Berlin',
};
