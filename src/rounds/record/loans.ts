// Books that are lent to co-hosts, so that their clicks can draw them: what is to be lent and taken back, by who is a
// co-host now.
import type { GameFile, Loan } from './files-tab';
import { isCoHost, sameAccount, type Hosts } from './hosts';

/** Notes what of a book is to be lent and taken back with these hosts; the same book where nothing is. */
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

/** Says what becomes of a loan now that its account is a co-host, or is none any more. A loan that nobody can use goes. */
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

/** Forgets that Google refused the loan to this account, so that it is tried again. */
export function triedAgain(file: GameFile, address: string): GameFile {
  const { loans = [] } = file;
  const kept = loans.filter(({ to, state }) => state !== 'refused' || !sameAccount(to, address));
  return kept.length === loans.length ? file : { ...file, loans: kept };
}

export function hasLoan({ loans = [] }: GameFile, state: Loan['state']): boolean {
  return loans.some((loan) => loan.state === state);
}

/** Whether a loan let this account into the book, and it has not been taken back. */
export function mayWrite({ loans = [] }: GameFile, address: string): boolean {
  return loans.some(
    ({ to, state }) => state !== 'to-lend' && state !== 'refused' && sameAccount(to, address),
  );
}
