// Names in running text: each keeps its own direction of writing, and cannot turn the sentence around it.
import { Fragment } from 'preact';

/** `Ana, Bo, Chen` */
export function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </>
  );
}
