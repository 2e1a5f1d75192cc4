// Names in running text. Each has its own direction of writing, which does not affect the sentence around it.
import { Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { DeskContext } from '../desk/context';

/** Names with commas: `Ana, Bo, Chen`. */
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

/** A name of the roster, and the person who plays if that is somebody else: `Bo (played by D'Arcy since Round 4)`. */
export function PlayerName({ name }: { readonly name: string }) {
  return <bdi>{useTitle(name)}</bdi>;
}

/** A name of the roster as text, with the person who plays if that is somebody else. */
export function useTitle(name: string): string {
  const view = useContext(DeskContext)?.view;
  const players = view !== undefined && 'play' in view ? view.play.players : [];
  return players.find((player) => player.name === name)?.title ?? name;
}
