// The tabs of one reader: those that every game has, and the game's own.
import type { Game, GameTypes, TabView } from './contract';
import type { Audience, Log } from './events';
import { rulesOf, gameTab, rulesTab, submissionsTab, type GivenSetUp } from './frame-tabs';
import type { StageFates } from './submissions';
import type { Tab } from './tabs';

/**
 * Whose tabs they are: the host's, everyone's, or one player's. `published` is everyone, once the host has published
 * everything (ALL-9).
 */
export type Reader = 'host' | 'published' | Audience;

/** The parts of a match that stay the same all through it. */
interface Given<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setUp: GivenSetUp;
  readonly open: T['open'];
}

/** A game at one point, as its tabs show it. */
interface Position<T extends GameTypes> {
  readonly state: T['state'];
  /** All of it. */
  readonly log: Log<T['event']>;
  /** Gives the log as this player, or everyone, knows it. */
  readonly known: (player?: string) => Log<T['event']>;
  readonly past: readonly StageFates[];
}

/** Gives the tabs of one reader, in the accent of the game. */
export function readerTabs<T extends GameTypes>(
  given: Given<T>,
  reader: Reader,
  position: Position<T>,
): readonly Tab[] {
  const { accent } = given.game.info;
  return tabsFor(given, reader, position).map((tab) => ({ ...tab, accent }));
}

function tabsFor<T extends GameTypes>(
  { game, open, setUp }: Given<T>,
  reader: Reader,
  { state, log, known, past }: Position<T>,
): readonly Tab[] {
  const { host, public: everyone, player } = game.views;
  if (reader === 'host') return [...shownOf(host, state, log), submissionsTab(past, undefined)];
  if (reader === 'everyone' || reader === 'published') {
    const rules = rulesTab(game.info, rulesOf(game, open));
    const tabs = [gameTab(setUp), ...shownOf(everyone, open, known())];
    if (reader === 'everyone') return [...tabs, rules];
    const more = shownOf(host, state, log).filter(({ title }) => !tabs.some((tab) => tab.title === title));
    return [...tabs, ...more, submissionsTab(past, undefined), rules];
  }
  const name = reader.player;
  return [...shownOf(player, name, open, known(name)), submissionsTab(past, name)];
}

function shownOf<P extends readonly unknown[]>(
  views: readonly TabView<P>[],
  ...parameters: P
): readonly Tab[] {
  return views.flatMap(({ title, content }) => {
    const shown = content(...parameters);
    return shown === null ? [] : [{ title, ...shown }];
  });
}
