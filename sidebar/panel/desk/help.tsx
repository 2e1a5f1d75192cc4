// The help in the sidebar: how a game goes, and what to do when something went wrong.
import type { Release } from '../../../src/rounds/reply/account';
import { Button, Screen } from '../parts/screen';
import { useDesk, type Route } from '../calls';

/** The names of the screens in the link that leads back to them. */
const NAMES: Readonly<Record<Route['at'], string>> = {
  round: 'Round',
  messages: 'Messages',
  corrections: 'Corrections',
  record: 'Record',
  preview: 'Preview',
  invite: 'Invite your players',
  remind: 'Send reminders',
  resolving: 'Round',
  help: 'Help',
  account: 'Check this account',
  'co-hosts': 'Co-hosts',
  import: 'Continue an exported file',
  season: 'Season',
  choose: 'Set-up',
  draft: 'Set-up',
  entry: 'The submission',
  check: 'What changes',
};

export function Help() {
  const { go, view, route } = useDesk();
  const from = (route.at === 'help' ? route.from : undefined) ?? { at: 'round' };
  const to = 'play' in view ? NAMES[from.at] : view.phase === 'between' ? view.season.name : 'Set-up';
  return (
    <Screen title="Help" back={{ to, onBack: () => go(from) }}>
      <h2>How a game goes</h2>
      <ol>
        <li>Choose a game, enter the players, and create it. Forms and books are made.</li>
        <li>Send each player their link. It is theirs alone and fills in their key.</li>
        <li>
          Watch who is in. Open a player to see what they sent, to enter something for them, or to give them a
          new link.
        </li>
        <li>
          <strong>Preview</strong> shows everything that would happen. <strong>Resolve</strong> does it: it
          works out the results, writes them and delivers them.
        </li>
        <li>Go on until the game is over. Then you can publish everything.</li>
      </ol>
      <h2>When something went wrong</h2>
      <ul>
        <li>
          <strong>A player could not submit, or submitted wrongly:</strong> open the player under “Round” and
          enter it for them.
        </li>
        <li>
          <strong>A result is wrong:</strong> correct its cause under “Corrections”. You see who is affected
          before anything changes.
        </li>
        <li>
          <strong>A delivery failed:</strong> its reason stands under “Deliveries”. Try again, or post it by
          hand from “Messages”.
        </li>
        <li>
          <strong>The sidebar was closed or the connection lost:</strong> open it again. What was done is
          done, the rest waits, and nothing happens twice.
        </li>
      </ul>
      <p>
        Google accounts differ. This finds out in a minute what yours does, and what Round Keeper does about
        it. The report helps anyone who looks into a problem.
      </p>
      <div class="buttons">
        <Button onClick={() => go({ at: 'account' })}>Check this account</Button>
      </div>
      <h2>Who can see what</h2>
      <p>
        This spreadsheet holds every secret of the game: share it with co-hosts alone. Players read the public
        book and their own. Its hidden tabs, into which forms write, show keys and answers; don’t delete them.
        Whoever hosts with you is named first: nobody else who may edit this spreadsheet can use Round Keeper
        in it. When you share your screen, private parts stay folded until you open them.
      </p>
      <div class="buttons">
        <Button onClick={() => go({ at: 'co-hosts' })}>Co-hosts</Button>
      </div>
      <Version />
    </Screen>
  );
}

declare global {
  interface Window {
    readonly ROUND_KEEPER_RELEASE?: Release;
  }
}

/** Shows the version of this copy and where to find the newest, since a copy never updates itself. */
function Version() {
  const release = window.ROUND_KEEPER_RELEASE;
  if (release === undefined) return null;
  const { build, copy } = release;
  return (
    <>
      <h2>Version</h2>
      <p>This is Round Keeper {build}. It does not change by itself.</p>
      <p>
        {copy === undefined ? (
          'A newer one comes from where you got this one.'
        ) : (
          <>
            <a href={copy} target="_blank" rel="noopener">
              The newest
            </a>{' '}
            is in a sheet that can be copied.
          </>
        )}{' '}
        Your game stays as it is when you paste the files of another version over those of this one, in
        Extensions › Apps Script, between two rounds.
      </p>
    </>
  );
}
