// All tabs of one reader: the frame's and the game's.
import type { Game, GameTypes, TabDefinition } from './contract';
import type { Audience, Log } from './events';
import { rulesSections, gameTab, rulesTab, submissionsTab, type GivenSetUp } from './frame-tabs';
import type { StageVerdicts } from './submissions';
import type { Tab } from './tabs';

/** Whose tabs they are. `published`: everyone, once the host has published everything (ALL-9). */
export type Reader = 'host' | 'published' | Audience;

interface VisibleTabsContext<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setUp: GivenSetUp;
  readonly open: T['open'];
}

interface TabsInput<T extends GameTypes> {
  readonly state: T['state'];
  readonly log: Log<T['event']>;
  /** The part of the log that this player knows (or everyone, without a player). */
  readonly known: (player?: string) => Log<T['event']>;
  readonly past: readonly StageVerdicts[];
}

/** The reader's tabs, in the game's accent color. */
export function coloredTabs<T extends GameTypes>(
  given: VisibleTabsContext<T>,
  reader: Reader,
  position: TabsInput<T>,
): readonly Tab[] {
  const { accent } = given.game.info;
  return tabsForReader(given, reader, position).map((tab) => ({ ...tab, accent }));
}

function tabsForReader<T extends GameTypes>(
  { game, open, setUp }: VisibleTabsContext<T>,
  reader: Reader,
  { state, log, known, past }: TabsInput<T>,
): readonly Tab[] {
  const { host, public: everyone, player } = game.views;
  if (reader === 'host') return [...buildTabs(host, state, log), submissionsTab(past, undefined)];
  if (reader === 'everyone' || reader === 'published') {
    const rules = rulesTab(game.info, rulesSections(game, open));
    const tabs = [gameTab(setUp), ...buildTabs(everyone, open, known())];
    if (reader === 'everyone') return [...tabs, rules];
    const more = buildTabs(host, state, log).filter(({ title }) => !tabs.some((tab) => tab.title === title));
    return [...tabs, ...more, submissionsTab(past, undefined), rules];
  }
  const name = reader.player;
  return [...buildTabs(player, name, open, known(name)), submissionsTab(past, name)];
}

function buildTabs<P extends readonly unknown[]>(
  views: readonly TabDefinition<P>[],
  ...parameters: P
): readonly Tab[] {
  return views.flatMap(({ title, content }) => {
    const shown = content(...parameters);
    return shown === null ? [] : [{ title, ...shown }];
  });
}
