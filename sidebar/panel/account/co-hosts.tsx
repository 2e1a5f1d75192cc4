// Lists present and former co-hosts. The host can also add another one here.
import { useState } from 'preact/hooks';
import type { CoHostsView } from '../../../src/rounds/host/account/views';
import { contactProblem } from '../../../src/rounds/contacts/contact-columns';
import { timeText } from '../../../src/rounds/time/time-zone';
import { call, useDesk } from '../calls';
import { useLoadedValue } from '../desk/tasks';
import { Button, Screen } from '../parts/screen';

import { TextField } from '../parts/plain-question';

type CoHost = CoHostsView['coHosts'][number];

export function CoHostsScreen() {
  const { go } = useDesk();
  const [view, setView] = useLoadedValue('co-hosts', 'Loading the co-hosts', () => call('getCoHosts'));
  return (
    <Screen title="Co-hosts" back={{ to: 'Help', onBack: () => go({ at: 'help' }) }}>
      <p>
        A co-host can enter and accept answers, move deadlines and resolve rounds from their own account. The
        record says who did what.
      </p>
      <p>
        When a co-host resolves a round, players’ pages and Discord are updated right away. The host’s account
        updates forms and books within about ten minutes, or when the host next opens the sidebar.
      </p>
      {view === undefined ? (
        <p class="quiet">Loading the co-hosts…</p>
      ) : (
        <HostList view={view} onChange={setView} />
      )}
    </Screen>
  );
}

interface HostListProps {
  readonly view: CoHostsView;
  readonly onChange: (view: CoHostsView) => void;
}

function HostList({ view, onChange }: HostListProps) {
  const { host, you, yours, coHosts } = view;
  const now = coHosts.filter(({ until }) => until === null);
  const former = coHosts.filter(({ until }) => until !== null);
  return (
    <>
      <p>
        {host === '' ? (
          <>There’s no host yet. The first person to create a game or add a co-host becomes the host.</>
        ) : (
          <>
            The host is <bdi>{host}</bdi>
            {yours ? '.' : '. Only the host can add co-hosts.'}
          </>
        )}{' '}
        You are <bdi>{you}</bdi>.
      </p>
      <h2>Co-hosts ({now.length})</h2>
      <ul class="plain-list">
        {now.map((one) => (
          <CoHostLine key={one.address} one={one} view={view} onChange={onChange} />
        ))}
      </ul>
      {former.length > 0 && (
        <>
          <h2>Former co-hosts ({former.length})</h2>
          <p class="help">They’ve had access to every secret, so they can’t play in this spreadsheet.</p>
          <ul class="plain-list">
            {former.map((one) => (
              <CoHostLine key={`${one.address} ${one.since}`} one={one} view={view} onChange={onChange} />
            ))}
          </ul>
        </>
      )}
      {yours && <AddCoHost view={view} onChange={onChange} />}
    </>
  );
}

function CoHostLine({ one, view, onChange }: HostListProps & { readonly one: CoHost }) {
  const { run } = useDesk();
  const { address, since, by, until } = one;
  return (
    <li class="player">
      <bdi>{address}</bdi>
      <p class="quiet">
        Added by <bdi>{by}</bdi>, {timeText(since, view.zone)}
        {until !== null && `; removed ${timeText(until, view.zone)}`}
      </p>
      {view.yours && until === null && (
        <Button
          look="danger"
          about={address}
          onClick={() =>
            void run({
              doing: 'Removing a co-host',
              work: () => call('removeCoHost', { address }),
              then: onChange,
              done: () =>
                `${address} is no longer a co-host, but still can’t play here. Stop sharing this spreadsheet with them. They still have the links to players’ pages and books. To lock them out, give every player a new link and a new book.`,
            })
          }
        >
          Remove
        </Button>
      )}
    </li>
  );
}

function AddCoHost({ onChange }: HostListProps) {
  const { run } = useDesk();
  const [address, setAddress] = useState('');
  const problem = contactProblem('E-mail', address);
  return (
    <>
      <h2>Add a co-host</h2>
      <p>
        <strong>A co-host can read every secret.</strong> Don’t add a player, even under another address.
        Neither co-hosts nor former co-hosts can play in this spreadsheet.
      </p>
      <TextField
        label="E-mail address of their Google account"
        value={address}
        onChange={setAddress}
        {...(problem === '' ? {} : { help: problem })}
      />
      <div class="buttons">
        <Button
          look="action"
          off={address.trim() === '' || problem !== ''}
          onClick={() =>
            void run({
              doing: 'Adding a co-host',
              work: () => call('nameCoHost', { address }),
              then: (view) => {
                onChange(view);
                setAddress('');
              },
              done: () =>
                `${address.trim()} is a co-host. Now share this spreadsheet with that account as an editor.`,
            })
          }
        >
          Add this co-host
        </Button>
      </div>
    </>
  );
}
