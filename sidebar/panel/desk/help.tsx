// The help in the sidebar: what to do when something goes wrong, who can see what, and the version.
import type { Release } from '../../../src/rounds/reply/account';
import { Button, Screen } from '../parts/screen';
import { useDesk } from '../calls';

export function Help() {
  const { go, route } = useDesk();
  const from = (route.at === 'help' ? route.from : undefined) ?? { at: 'round' };
  return (
    <Screen title="Help" back={{ to: 'Back', onBack: () => go(from) }}>
      <h2>If something goes wrong</h2>
      <ul>
        <li>
          <strong>A player’s answer is missing or wrong:</strong> open the player under “Round” and enter it.
        </li>
        <li>
          <strong>A result is wrong:</strong> correct its cause under “Corrections”. You’ll see who’s affected
          before anything changes.
        </li>
        <li>
          <strong>A delivery failed:</strong> the box at the top shows the reason. Try again, or post it
          yourself.
        </li>
        <li>
          <strong>The connection was lost:</strong> open the sidebar again. Nothing is lost or done twice.
        </li>
      </ul>
      <p>Google accounts differ. This one-minute check shows what yours can do.</p>
      <div class="buttons">
        <Button onClick={() => go({ at: 'account' })}>Check this account</Button>
      </div>
      <h2>Who can see what</h2>
      <p>
        This spreadsheet contains every secret. Share it only with people you’ve added as co-hosts. Don’t
        delete its hidden tabs, because forms write to them.
      </p>
      <div class="buttons">
        <Button onClick={() => go({ at: 'co-hosts' })}>Co-hosts</Button>
      </div>
      <VersionInfo />
    </Screen>
  );
}

declare global {
  interface Window {
    readonly ROUND_KEEPER_RELEASE?: Release;
  }
}

/** This copy's version and where to get the newest, since a copy never updates itself. */
function VersionInfo() {
  const release = window.ROUND_KEEPER_RELEASE;
  if (release === undefined) return null;
  const { build, copy } = release;
  return (
    <>
      <h2>Version</h2>
      <p>This is Round Keeper {build}. It doesn’t update automatically.</p>
      <p>
        {copy === undefined ? (
          'Get newer versions where you got this one.'
        ) : (
          <>
            <a href={copy} target="_blank" rel="noopener">
              The newest version
            </a>{' '}
            is a spreadsheet that you can copy.
          </>
        )}{' '}
        To update, open Extensions › Apps Script between rounds and paste the new files over the old ones.
        Your game stays as it is.
      </p>
    </>
  );
}
