// Generates docs/calls.md, which lists every call of the sidebar.
import type { AnyCall } from '../../src/rounds/commit/call';
import { HOST_CALL_NAMES, HOST_CALLS } from '../../src/rounds/host/calls';

const MADE: Readonly<Record<AnyCall['made'], string>> = {
  stage: 'which stage is open and since when',
  match: 'the match',
  season: 'the match and its season',
  nothing: 'nothing',
};

export function callsPage(): string {
  const rows = [...HOST_CALL_NAMES].sort().map((name) => {
    const { tried, made, who, reaches }: AnyCall & { readonly who: unknown } = HOST_CALLS[name];
    const whom = reaches === undefined ? '' : ', who holds the seat';
    const whose =
      typeof who === 'function'
        ? 'host and co-hosts (for some input, only the host)'
        : who === 'owner'
          ? 'host only'
          : 'host and co-hosts';
    return `| \`${name}\` | ${tried} | ${MADE[made]}${whom} | ${whose} |`;
  });
  return [
    '# Calls',
    'These are all the calls that the sidebar can make. The text under “Tries” is also how the call’s error messages begin. A call is refused if what’s under “Unchanged” has changed since the window showed it. `npm run docs` writes this page from `src/rounds/host/calls.ts`.',
    ['| Call | Tries | Unchanged | Who |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n');
}
