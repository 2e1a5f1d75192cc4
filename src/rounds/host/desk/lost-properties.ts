// Warns if the document's properties, which Google stores outside the tabs, are lost. The tabs still show which co-hosts and
// which page address are missing, and the host is asked to enter them again.
import { andList } from '../../../games/frame/wording';
import { recordedPageUrl } from '../../record/files-tab';
import { isAccountAddress, isSameAccount, wasCoHost } from '../../record/hosts';
import { allRows } from '../../record/whole-ledger';
import type { SessionContent } from '../../session/game-session';

/** Warnings for the host about lost co-hosts and a lost page address. */
export function lostPropertyWarnings(
  session: Pick<SessionContent, 'snapshot' | 'ledger'>,
): readonly string[] {
  const { page, pageNotOpen, files: tab } = session.snapshot;
  const noted = recordedPageUrl(tab);
  const coHosts = lostCoHosts(session);
  return [
    ...(coHosts.length === 0
      ? []
      : [
          `The list of co-hosts is gone, so ${andList(coHosts)} can no longer do anything here. Add the co-hosts again under Help › Co-hosts. Then remove anyone who shouldn’t be a co-host.`,
        ]),
    ...(noted === '' || page !== undefined || pageNotOpen === true
      ? []
      : [
          `The address of the players’ page is gone, so players’ links go to the forms. The address was ${noted}. Choose “Check this account” in the Round Keeper menu and enter the address again.`,
        ]),
  ];
}

/** Accounts in the ledger that are no longer stored as co-hosts. */
function lostCoHosts({
  snapshot: { hosts },
  ledger,
}: Pick<SessionContent, 'snapshot' | 'ledger'>): readonly string[] {
  if (hosts?.owner === undefined) return [];
  const { owner } = hosts;
  const there = new Set(allRows({ ledger }).map(({ who }) => who));
  return [...there].filter(
    (who) => isAccountAddress(who) && !isSameAccount(who, owner) && !wasCoHost(hosts, who),
  );
}
