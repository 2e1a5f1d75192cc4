// Names in running text. Each has its own direction of writing, which does not affect the sentence around it.
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
