// Contacts: the Roster tab's contact columns and the public channel. They're re-read every time, so the host can change them
// mid-game, in the tabs or the sidebar.
import { answerText, type Cell } from '../../games/frame/fields';
import { memoize } from '../../games/frame/lazy';
import { nameKey } from '../../games/frame/names';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { cleanPastedText, cleanName } from '../../games/frame/name-input';
import { headings, STYLES, styled, type Tab } from '../../games/frame/tabs';
import type { AnswersByTitle, CallProblem } from '../reply/reply';
import { CONTACT_COLUMNS, type ContactColumn, contactProblem } from './contact-columns';
import type { Grid, HostSnapshot } from '../ports/host-book';
import { isTimeZone } from '../time/time-zone';
import { isAccountAddress, wasCoHost, type Hosts } from '../record/hosts';
import { discordId } from '../discord/markup';
import type { NamedChannel } from '../discord/shared-channels';
import { channelId } from '../discord/webhook';

export const HOST_TIME_ZONE_SETTING = 'Your time zone';
export const PUBLIC_WEBHOOK_SETTING = 'Discord webhook of the public channel';
export const HOST_WEBHOOK_SETTING = 'Discord webhook of your own channel';

const EMPTY_GRID: Grid = [];

/** The Roster tab with its columns by heading and its rows by player. */
interface Roster {
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<string, readonly Cell[]>;
  readonly names: readonly string[];
}

/** Cached, because a tab that was read never changes. */
const parseRoster = memoize(([header = [], ...rows]: Grid): Roster => {
  const columns = header.map((cell) => nameKey(answerText(cell)));
  const nameAt = columns.indexOf('name');
  return {
    columns,
    rows: rowsByText(rows, nameAt),
    names: rows.map((cells) => cleanName(answerText(cells[nameAt] ?? ''))).filter((name) => name !== ''),
  };
});

/** Rows by the text in this column. If a text repeats, the first row wins. */
function rowsByText(rows: Grid, column: number): ReadonlyMap<string, readonly Cell[]> {
  return new Map([...rows].reverse().map((cells) => [nameKey(answerText(cells[column] ?? '')), cells]));
}

/** A player's contact in this column; empty if there is none. */
export function playerContact(
  { roster = EMPTY_GRID }: HostSnapshot,
  player: string,
  column: ContactColumn,
): string {
  const { columns, rows } = parseRoster(roster);
  const row = rows.get(nameKey(player));
  return cleanPastedText(contactText(column, row?.[columns.indexOf(nameKey(column))] ?? ''));
}

/** Sheets rounds numbers as long as a Discord id, maybe to somebody else's id. An exponent marks such a cell as broken. */
export function contactText(column: string, cell: Cell): string {
  return column === ('Discord id' satisfies ContactColumn) && typeof cell === 'number'
    ? cell.toExponential()
    : answerText(cell);
}

/** Players' names, in row order. */
export function rosterNames({ roster = EMPTY_GRID }: Pick<HostSnapshot, 'roster'>): readonly string[] {
  return parseRoster(roster).names;
}

export function refuseBadContacts(tried: string, contacts: AnswersByTitle): CallProblem | undefined {
  const details = CONTACT_COLUMNS.map((title) => contactProblem(title, contacts[title] ?? '')).filter(
    (problem) => problem !== '',
  );
  return details.length === 0
    ? undefined
    : {
        code: 'bad-contact',
        text: `${tried}: there’s a problem with a contact. Nothing was changed.`,
        details,
      };
}

/** The Roster tab with these contacts (by roster name) and everything else unchanged. */
export function rosterTabWithContacts(
  { roster }: Pick<HostSnapshot, 'roster'>,
  players: readonly string[],
  contacts: ReadonlyMap<string, AnswersByTitle>,
): Tab {
  const [header = ['Name'], ...rows] = roster ?? [];
  const texts = header.map(answerText);
  const has = (title: string): boolean => texts.some((text) => nameKey(text) === nameKey(title));
  const titles = [...texts, ...['Name', ...CONTACT_COLUMNS].filter((title) => !has(title))];
  const nameAt = titles.findIndex((title) => nameKey(title) === 'name');
  const nameIn = (cells: readonly Cell[]): string => nameKey(answerText(cells[nameAt] ?? ''));
  const missing = players.filter((name) => !rows.some((cells) => nameIn(cells) === nameKey(name)));
  const all = [...rows, ...missing.map((name) => titles.map((_, index) => (index === nameAt ? name : '')))];
  return {
    title: FRAME_TITLES.roster,
    rows: [
      headings(...titles),
      ...all.map((cells) => {
        const own = [...contacts].find(([name]) => nameKey(name) === nameIn(cells))?.[1];
        if (own === undefined) return cells;
        return titles.map((title, index) => {
          const column = CONTACT_COLUMNS.find((one) => nameKey(one) === nameKey(title));
          return column === undefined ? (cells[index] ?? '') : cleanPastedText(own[column] ?? '');
        });
      }),
    ],
    widths: titles.map(() => 140),
  };
}

/** The Roster tab with only these people's rows. */
export function filterRosterTab({ roster }: HostSnapshot, names: readonly string[]): Tab {
  const [header = ['Name'], ...rows] = roster ?? [];
  const nameAt = header.findIndex((cell) => nameKey(answerText(cell)) === 'name');
  const kept = new Set(names.map(nameKey));
  const own = rows.filter((cells) => kept.has(nameKey(answerText(cells[nameAt] ?? ''))));
  return rosterTabWithContacts({ roster: [header, ...own] }, names, new Map());
}

/** The zone for the host and the public: the Settings tab's, else the spreadsheet's. */
export function hostTimeZone({ settings, zone }: HostSnapshot): string {
  const own = readPastedSetting(settings, HOST_TIME_ZONE_SETTING);
  return isTimeZone(own) ? own : zone;
}

/** A player's own zone if the roster has one, else the host's. */
export function playerTimeZone(snapshot: HostSnapshot, player: string): string {
  const own = playerContact(snapshot, player, 'Time zone');
  return isTimeZone(own) ? own : hostTimeZone(snapshot);
}

/** The Settings tab with these values and everything else unchanged. */
export function updateSettingsTab({ settings }: HostSnapshot, values: Readonly<Record<string, string>>): Tab {
  const [header = ['Setting', 'Value', 'What it means'], ...rows] = settings ?? [];
  const missing = Object.keys(values).filter(
    (title) => !rows.some((cells) => nameKey(answerText(cells[0] ?? '')) === nameKey(title)),
  );
  return {
    title: FRAME_TITLES.settings,
    rows: [
      headings(...header.map(answerText)),
      ...[...rows, ...missing.map((title) => [title])].map(([title = '', value = '', help = '', ...rest]) => {
        const own = Object.entries(values).find(([key]) => nameKey(key) === nameKey(answerText(title)))?.[1];
        return [title, own ?? value, styled(help, STYLES.muted), ...rest];
      }),
    ],
    widths: SETTINGS_WIDTHS,
  };
}

export const SETTINGS_WIDTHS = [260, 260, 460];

const rowsBySetting = memoize((settings: Grid) => rowsByText(settings, 0));

/** The text of this setting; empty if there is none. */
export function settingText(settings: Grid = EMPTY_GRID, title: string): string {
  return answerText(rowsBySetting(settings).get(nameKey(title))?.[1] ?? '');
}

/** A setting that people paste, such as an address or a zone; empty if there is none. */
export function readPastedSetting(settings: Grid | undefined, title: string): string {
  return cleanPastedText(settingText(settings, title));
}

export function publicWebhook(snapshot: HostSnapshot): string {
  return readPastedSetting(snapshot.settings, PUBLIC_WEBHOOK_SETTING);
}

/** The channel for the host's own notifications; empty for none. */
export function hostWebhook(snapshot: HostSnapshot): string {
  return readPastedSetting(snapshot.settings, HOST_WEBHOOK_SETTING);
}

/** Keeps the host's own channel in a rewritten Settings tab. */
export function withHostChannel(tab: Tab, snapshot: HostSnapshot): Tab {
  const webhook = hostWebhook(snapshot);
  return webhook === '' ? tab : { ...tab, rows: [...tab.rows, [HOST_WEBHOOK_SETTING, webhook]] };
}

/** Addresses in the roster and in the season's drafted rosters. */
export function playerAddresses({
  roster,
  nextRoster,
  aheadRoster,
}: Pick<HostSnapshot, 'roster' | 'nextRoster' | 'aheadRoster'>): readonly string[] {
  return [roster, nextRoster, aheadRoster].flatMap((grid) =>
    grid === undefined ? [] : rosterAddresses(grid),
  );
}

function rosterAddresses([header = [], ...rows]: Grid): readonly string[] {
  const at = header.findIndex((cell) => nameKey(answerText(cell)) === nameKey('E-mail'));
  return rows.map((cells) => cleanPastedText(answerText(cells[at] ?? ''))).filter(isAccountAddress);
}

/** Refuses rosters with the address of a present or former co-host. */
export function refuseCoHostAsPlayer(hosts: Hosts, snapshot: HostSnapshot): CallProblem | undefined {
  const address = playerAddresses(snapshot).find((one) => wasCoHost(hosts, one));
  if (address === undefined) return undefined;
  return {
    code: 'co-host-plays',
    text: `Saving the roster: ${address} belongs to a current or former co-host, who knows the game’s secrets. Choose another player, or correct the address. Nothing was changed.`,
  };
}

/** Every Discord channel in the book, with the name of its player. */
export function discordChannels(snapshot: HostSnapshot): readonly NamedChannel[] {
  return [
    { name: '', webhook: publicWebhook(snapshot) },
    { name: '', webhook: hostWebhook(snapshot) },
    ...rosterNames(snapshot).map((name) => ({
      name,
      webhook: playerContact(snapshot, name, 'Discord webhook'),
    })),
  ];
}

/** The Discord id for mentioning a player in their own channel; empty if there is none or others share the channel. */
export function idToMention(snapshot: HostSnapshot, player: string): string {
  const own = channelId(playerContact(snapshot, player, 'Discord webhook'));
  const same = discordChannels(snapshot).filter(({ webhook }) => own !== '' && channelId(webhook) === own);
  return same.length === 1 ? discordId(playerContact(snapshot, player, 'Discord id')) : '';
}
