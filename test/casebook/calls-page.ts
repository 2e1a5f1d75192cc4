// docs/calls.md: every call that the sidebar can make, as its definition says it.
import type { AnyCall } from '../../src/rounds/commit/call';
import { HOST_CALL_NAMES, HOST_CALLS } from '../../src/rounds/host/calls';

const MADE: Readonly<Record<AnyCall['made'], string>> = {
  stage: 'the open stage, as it was opened',
  match: 'the match',
  season: 'the match and its season',
  nothing: 'nothing that a window shows',
};

/** The page, from the calls' own definitions. */
export function callsPage(): string {
  const rows = [...HOST_CALL_NAMES].sort().map((name) => {
    const { tried, made, who, reaches }: AnyCall & { readonly who: unknown } = HOST_CALLS[name];
    const whom = reaches === undefined ? '' : ', and the person in the seat';
    const whose =
      typeof who === 'function'
        ? 'host and co-hosts; with some input the host alone'
        : who === 'owner'
          ? 'the host alone'
          : 'host and co-hosts';
    return `| \`${name}\` | ${tried} | ${MADE[made]}${whom} | ${whose} |`;
  });
  return [
    '# Calls',
    'Every call that the sidebar can make: the thing that it tries, as a refusal begins; what it is made on, so that it is refused where something else is there by then; and who may make it. `npm run docs` writes this page from `src/rounds/host/calls.ts`.',
    ['| Call | Tries | Is made on | May be made by |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n');
}
