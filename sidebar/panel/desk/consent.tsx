// Says what the host has not allowed Round Keeper in Google, and opens the page on which it can be allowed.
import type { Consent } from '../../../src/rounds/reply/account';

declare global {
  interface Window {
    /** What the host had not allowed Round Keeper to do in Google when the page was opened. */
    readonly ROUND_KEEPER_CONSENT?: Consent;
  }
}

export function MissingConsent() {
  const { missing = [], page = '' } = window.ROUND_KEEPER_CONSENT ?? {};
  if (missing.length === 0) return null;
  return (
    <section class="notes problem" aria-label="What Google was not allowed">
      <strong>Not everything is allowed yet</strong>
      <p>When Google asked, some boxes stayed empty. Until they are ticked, Round Keeper cannot:</p>
      <ul>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {page !== '' && (
        <a class="button" href={page} target="_blank" rel="noopener">
          Allow it at Google
        </a>
      )}
      <p>Tick all boxes there. Then choose Extensions › Round Keeper › Open Round Keeper again.</p>
    </section>
  );
}
