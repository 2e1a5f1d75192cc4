// Names within a text. Each keeps its own direction of writing, without changing that of the sentence.
import { Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { readerKey, readerText, type Reader } from '../../../src/rounds/reply/messages';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { DeskContext } from '../desk/context';

/** Shows names with commas: `Ana, Bo, Chen`. */
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

/** Shows a name of the roster, and who plays if that is somebody else: `Bo (played by D'Arcy since Round 4)`. */
function PlayerName({ name }: { readonly name: string }) {
  return <bdi translate={false}>{useTitles()(name)}</bdi>;
}

/** Shows a reader: everyone, a player as `PlayerName` does, or the host. */
export function ReaderName({ reader }: { readonly reader: Reader }) {
  return <bdi>{useReaderText(reader)}</bdi>;
}

/** Shows readers with commas. */
export function ReaderNames({ readers }: { readonly readers: readonly Reader[] }) {
  return (
    <>
      {readers.map((reader, index) => (
        <Fragment key={readerKey(reader)}>
          {index > 0 && ', '}
          <ReaderName reader={reader} />
        </Fragment>
      ))}
    </>
  );
}

/** Gives the people of the match in the book; between two matches those of the season. */
function titledOn(view: DeskView | undefined): readonly { readonly name: string; readonly title: string }[] {
  if (view === undefined) return [];
  if ('play' in view) return view.play.players;
  return view.phase === 'between' ? view.season.people : [];
}

/** Writes a reader as plain text. */
export function useReaderText(reader: Reader): string {
  return readerText(reader, useTitles());
}

/** Gives the function that writes a name of the roster as text, with who plays if that is somebody else. */
export function useTitles(): (name: string) => string {
  const titled = titledOn(useContext(DeskContext)?.view);
  return (name) => titled.find((player) => player.name === name)?.title ?? name;
}
