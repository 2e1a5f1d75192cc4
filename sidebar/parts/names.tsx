// Names in running text: each keeps its own direction of writing, and cannot turn the sentence around it.
import { Fragment } from 'preact';

/** `Ana, Bo and 3 more`; all of them without `most`. */
export function Names({
  names,
  most = names.length,
}: {
  readonly names: readonly string[];
  readonly most?: number;
}) {
  const all = names.length <= most + 1;
  const shown = all ? names : names.slice(0, most);
  return (
    <>
      {shown.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {!all && ` and ${names.length - most} more`}
    </>
  );
}
