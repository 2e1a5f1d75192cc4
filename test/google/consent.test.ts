// If a host doesn't tick all boxes when Google asks for consent, the sidebar says what's missing and where to allow it.
import { quietEvenings } from '../support/evening';
import { builtCode, builtSidebar, emptyPage, readManifest } from '../support/built-program';
import { openTestHost, type TestHost } from '../support/host';
import { practiceGame, refused, SMALL } from '../support/host-game';

quietEvenings('an account');

const AUTH = 'https://www.googleapis.com/auth/';
const scopes = (readManifest()['oauthScopes'] as readonly string[]).map((scope) => scope.slice(AUTH.length));

/** A host who has ticked all boxes except these. */
function without(...unticked: readonly string[]): TestHost {
  const addOn = openTestHost({ html: { sidebar: builtSidebar(), player: emptyPage('player') } });
  for (const scope of unticked) addOn.host.conditions.unticked.add(AUTH + scope);
  addOn.host.conditions.language = 'pt';
  return addOn;
}

function consentOf({ host }: TestHost): unknown {
  host.call('openRoundKeeper');
  const { html = '' } = host.ui.shown.at(-1) ?? {};
  const said = JSON.parse(/Object\.assign\(window,(.*?)\)<\/script>/.exec(html)?.[1] ?? '') as object;
  return (said as { readonly ROUND_KEEPER_CONSENT?: unknown }).ROUND_KEEPER_CONSENT;
}

test('with all boxes ticked nothing is said', () => {
  expect(consentOf(without())).toEqual({ missing: [], page: '' });
});

test.each(scopes.filter((scope) => scope !== 'script.container.ui'))(
  'without %s the sidebar opens and names one thing, with Google’s page',
  (scope) => {
    expect(consentOf(without(scope))).toEqual({
      missing: [expect.stringMatching(/^[a-z].*[a-z]$/)],
      page: 'https://accounts.google.com/o/oauth2/auth',
    });
  },
);

test('each permission of the manifest has words of its own', () => {
  const missing = (
    consentOf(without(...scopes.filter((scope) => scope !== 'script.container.ui'))) as {
      missing: readonly string[];
    }
  ).missing;
  expect(new Set(missing).size).toBe(scopes.length - 1);
});

test('calls without a permission are refused in the language of the account, and nothing is a bug', () => {
  const addOn = without('spreadsheets', 'drive.file');
  const { code, text } = refused(addOn.desk.getDesk());
  expect([code, text]).toEqual(['service-failed', expect.stringContaining('não tem permissão')]);
});

test.each(['Sheets', 'Drive'])('if the manifest lacks %s, this is said', (service) => {
  const addOn = openTestHost({ bundle: { text: `${builtCode()}\n${service} = undefined;` } });
  expect(() => practiceGame(addOn, SMALL)).toThrow(`the ${service} service is not enabled in the manifest`);
});

test('where Google cannot tell what was ticked, the sidebar opens all the same', () => {
  const addOn = without('forms');
  addOn.host.faults.deny('ScriptApp.getAuthorizationInfo');
  expect(consentOf(addOn)).toBeUndefined();
  const old = openTestHost({
    bundle: { text: `${builtCode()}\nScriptApp = { AuthMode: {}, getAuthorizationInfo: () => ({}) };` },
    html: { sidebar: builtSidebar(), player: emptyPage('player') },
  });
  expect(consentOf(old)).toBeUndefined();
});
