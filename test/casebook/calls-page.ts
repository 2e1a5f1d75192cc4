// Generates docs/calls.md, which lists every call of the sidebar.
import type { AnyCall } from '../../src/rounds/commit/call';
import { HOST_CALL_NAMES, HOST_CALLS } from '../../src/rounds/host/calls';

const MADE: Readonly<Record<AnyCall['made'], string>> = {
  stage: 'the open stage and its opening',
  match: 'the match',
  season: 'the match and its season',
  nothing: 'nothing',
};

export function callsPage(): string {
  const rows = [...HOST_CALL_NAMES].sort().map((name) => {
    const { tried, made, who, reaches }: AnyCall & { readonly who: unknown } = HOST_CALLS[name];
    const whom = reaches === undefined ? '' : ', who has the seat';
    const whose =
      typeof who === 'function'
        ? 'host and co-hosts; with some input only the host'
        : who === 'owner'
          ? 'only the host'
          : 'host and co-hosts';
    return `| \`${name}\` | ${tried} | ${MADE[made]}${whom} | ${whose} |`;
  });
  return [
    '# Calls',
    'Every call that the sidebar can make: what it tries (a refusal begins like that), what must not have changed since the window showed it, and who can make it. `npm run docs` writes this page from `src/rounds/host/calls.ts`.',
    ['| Call | Tries | Unchanged | Who |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n');
}
