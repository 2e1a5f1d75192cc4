// Plays a practice season on a local host in memory, step by step as the sidebar does, and logs it.
import { HandClock } from 'apps-script-stand-in/clock';
import { openHost, type Host } from 'apps-script-stand-in/host';
import { drawIdsFrom } from 'apps-script-stand-in/ids';
import type { DeskView } from '../rounds/host/desk/views';
import type { SeasonView } from '../rounds/host/season/views';
import { deskOn, given } from './desk-calls';
import { PRACTICE_START, STEP_MS, type PracticeOptions } from './practice-game';

/** The season at its end, the host with its books, and the address of the public book. */
export interface PlayedPracticeSeason {
  readonly host: Host;
  readonly season: SeasonView;
  readonly publicBook: string;
}

/** Plays until the season has its winner; the program submits for everyone. */
export function playPracticeSeason({
  seed,
  code,
  manifest,
  say,
}: Omit<PracticeOptions, 'game'>): PlayedPracticeSeason {
  drawIdsFrom(seed === '' ? null : JSON.stringify(['season', seed]));
  const clock = new HandClock(PRACTICE_START);
  const host = openHost({
    bundle: { text: code },
    manifest,
    clock,
    book: { title: 'Practice season', timeZone: 'Etc/UTC' },
  });
  // A longer program takes longer to load, but all versions should give the same bytes.
  host.conditions.loadMs = 0;
  const desk = deskOn(host);
  let season = seasonOf(given(desk.startPracticeSeason()));
  say(`${season.name}, ${season.people.length} people`);
  let publicBook = '';
  while (season.end === null) {
    const { did, desk: view } = given(desk.playPracticeStep());
    const [title, ...lines] = did;
    if (title !== undefined) for (const line of ['', title]) say(line);
    for (const line of lines) say(`  ${line}`);
    season = seasonOf(view);
    publicBook = 'play' in view ? view.play.publicBook : publicBook;
    clock.pass(STEP_MS);
  }
  return { host, season, publicBook };
}

function seasonOf(view: DeskView): SeasonView {
  if (!('season' in view)) throw new Error('The practice season is gone.');
  return view.season;
}
