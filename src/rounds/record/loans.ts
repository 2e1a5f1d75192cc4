// Books that are lent to co-hosts, so that their clicks draw them: by the co-hosts that there are, what is to be lent and
// taken back.
import type { GameFile, Loan } from './files-tab';
import { isCoHost, sameAccount, type Hosts } from './hosts';

/** The book with what is to be lent and taken back where these are the hosts; the same where nothing is. */
export function withLoans(file: GameFile, hosts: Hosts): GameFile {
  if (file.what === 'form') return file;
  const { loans = [] } = file;
  const named = hosts.coHosts.filter(({ until }) => until === undefined).map(({ address }) => address);
  const next = [
    ...loans.flatMap((loan) => loanNow(loan, isCoHost(hosts, loan.to))),
    ...named
      .filter((address) => !loans.some(({ to }) => sameAccount(to, address)))
      .map((to): Loan => ({ to, state: 'to-lend' })),
  ];
  return JSON.stringify(next) === JSON.stringify(loans) ? file : { ...file, loans: next };
}

/** A loan as it is to be where its co-host is one, or is none any more: then none stays that nobody can use. */
function loanNow(loan: Loan, named: boolean): readonly Loan[] {
  switch (loan.state) {
    case 'to-lend':
    case 'refused':
      return named ? [loan] : [];
    case 'lent':
      return [named ? loan : { ...loan, state: 'to-take-back' }];
    case 'to-take-back':
    case 'kept':
      return [named ? { ...loan, state: 'lent' } : loan];
  }
}

/** The book without the loan to this account that Google refused, so that it is tried again. */
export function triedAgain(file: GameFile, address: string): GameFile {
  const { loans = [] } = file;
  const kept = loans.filter(({ to, state }) => state !== 'refused' || !sameAccount(to, address));
  return kept.length === loans.length ? file : { ...file, loans: kept };
}

export function hasLoan({ loans = [] }: GameFile, state: Loan['state']): boolean {
  return loans.some((loan) => loan.state === state);
}

/** True where this account was let into the book by a loan, and was not shut out. */
export function mayWrite({ loans = [] }: GameFile, address: string): boolean {
  return loans.some(
    ({ to, state }) => state !== 'to-lend' && state !== 'refused' && sameAccount(to, address),
  );
}
