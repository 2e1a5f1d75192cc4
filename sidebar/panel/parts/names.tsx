// Names within a text. Each keeps its own writing direction without affecting the sentence.
import { Fragment, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { readerText, type Reader } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { DeskContext } from '../calls';

/** Shows parts of a sentence as a list, `Ana, Bo and Chen`; each has a key. */
export function Commas({ items }: { readonly items: readonly VNode[] }) {
  return (
    <>
      {items.map((item, index) => (
        <Fragment key={item.key}>
          {index > 0 && (index === items.length - 1 ? ' and ' : ', ')}
          {item}
        </Fragment>
      ))}
    </>
  );
}

/** Shows names of the roster, each with who plays if that is somebody else: `Ana and Bo (played by D’Arcy since Round 4)`. */
export function Names({ names }: { readonly names: readonly string[] }) {
  const title = useTitles();
  const items = names.map((name) => (
    <bdi key={name} translate={false}>
      {title(name)}
    </bdi>
  ));
  return <Commas items={items} />;
}

/** Shows a reader: everyone, a player as `Names` does, or the host. */
export function ReaderName({ reader }: { readonly reader: Reader }) {
  return <bdi>{readerText(reader, useTitles())}</bdi>;
}

/** Gives the people of the match in the book; between two matches those of the season. */
function titledOn(view: DeskView | undefined): readonly { readonly name: string; readonly title: string }[] {
  if (view === undefined) return [];
  if ('play' in view) return view.play.players;
  return view.phase === 'between' ? view.season.people : [];
}

/** Gives the function that writes a name of the roster as text, with who plays if that is somebody else. */
export function useTitles(): (name: string) => string {
  const titled = titledOn(useContext(DeskContext)?.view);
  return (name) => titled.find((player) => player.name === name)?.title ?? name;
}
