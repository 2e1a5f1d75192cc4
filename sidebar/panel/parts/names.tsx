// Names in running text. Each has its own direction of writing, which does not affect the sentence around it.
import { Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { DeskContext } from '../desk/context';

/** `Ana, Bo, Chen` */
export function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <PlayerName name={name} />
        </Fragment>
      ))}
    </>
  );
}

/** A name of the roster, with who plays where that is somebody else: `Bo (played by D'Arcy since Round 4)`. */
export function PlayerName({ name }: { readonly name: string }) {
  return <bdi>{useTitle(name)}</bdi>;
}

/** The same as text. */
export function useTitle(name: string): string {
  const view = useContext(DeskContext)?.view;
  const players = view !== undefined && 'play' in view ? view.play.players : [];
  return players.find((player) => player.name === name)?.title ?? name;
}
