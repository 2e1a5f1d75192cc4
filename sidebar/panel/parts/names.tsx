// Names within a text, each isolated so that its writing direction doesn't affect the sentence.
import { Fragment, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { isSameName } from '../../../src/games/frame/names';
import type { Reader } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { DeskContext } from '../calls';

/** Joins parts of a sentence, `Ana, Bo and Chen`; each needs a key. */
export function AndList({ items }: { readonly items: readonly VNode[] }) {
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

/** Names from the roster, with any substitute: `Ana and Bo (played by D’Arcy since Round 4)`. */
export function PlayerNames({ names }: { readonly names: readonly string[] }) {
  const title = usePlayerTitles();
  const items = names.map((name) => (
    <bdi key={name} translate={false}>
      {title(name)}
    </bdi>
  ));
  return <AndList items={items} />;
}

const READER_TITLES = { everyone: 'Everyone', host: 'You, the host' } as const;

/** A reader's name. `titleOf` returns a player's name to show. Distinguishes a player called “Everyone”. */
export function readerText(reader: Reader, titleOf: (name: string) => string = (name) => name): string {
  if (typeof reader === 'string') return READER_TITLES[reader];
  const title = titleOf(reader.player);
  const isTaken = Object.values(READER_TITLES).some((words) => isSameName(words, title));
  return isTaken ? `${title} (a player)` : title;
}

/** A message's reader: everyone, a player (as in `PlayerNames`) or the host. */
export function AudienceName({ reader }: { readonly reader: Reader }) {
  return <bdi>{readerText(reader, usePlayerTitles())}</bdi>;
}

/** The players of the match in the book; between matches, the season's people. */
function currentPlayers(
  view: DeskView | undefined,
): readonly { readonly name: string; readonly title: string }[] {
  if (view === undefined) return [];
  if ('play' in view) return view.play.players;
  return view.phase === 'between' ? view.season.people : [];
}

/** Returns the function that turns a roster name into text, with any substitute. */
export function usePlayerTitles(): (name: string) => string {
  const titled = currentPlayers(useContext(DeskContext)?.view);
  return (name) => titled.find((player) => player.name === name)?.title ?? name;
}
