// Warnings where the spreadsheet has lost what Google keeps beside its tabs. The tabs still show that it was there, and
// the host is asked for it again.
import { all } from '../../../games/frame/wording';
import { pageNoted } from '../../record/files-tab';
import { isAccount, sameAccount, wasCoHost } from '../../record/hosts';
import { allRows } from '../../record/whole-ledger';
import type { Kept } from '../../session/game-session';

/** Warns the host alone: of co-hosts, and of the players' page. */
export function forgottenWarnings(session: Pick<Kept, 'snapshot' | 'ledger'>): readonly string[] {
  const { page, pageNotOpen, files: tab } = session.snapshot;
  const noted = pageNoted(tab);
  const coHosts = forgottenCoHosts(session);
  return [
    ...(coHosts.length === 0
      ? []
      : [
          `This spreadsheet has forgotten its co-hosts: ${all(coHosts)} hosted here, and may do nothing any more. Name them again under Help › Co-hosts; whoever is to be none any more is removed there after that.`,
        ]),
    ...(noted === '' || page !== undefined || pageNotOpen === true
      ? []
      : [
          `This spreadsheet has forgotten the address of the players’ page: links lead to the forms alone. It was ${noted}: choose Check this account in the menu of Round Keeper, and enter it again.`,
        ]),
  ];
}

/** Names accounts that have done something here, and of which nothing is kept. */
function forgottenCoHosts({
  snapshot: { hosts },
  ledger,
}: Pick<Kept, 'snapshot' | 'ledger'>): readonly string[] {
  if (hosts?.owner === undefined) return [];
  const { owner } = hosts;
  const there = new Set(allRows({ ledger }).map(({ who }) => who));
  return [...there].filter((who) => isAccount(who) && !sameAccount(who, owner) && !wasCoHost(hosts, who));
}
