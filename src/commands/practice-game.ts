// Plays and logs a whole practice game on a local host in memory, using the sidebar's calls.
import { ManualClock } from 'apps-script-stand-in/clock';
import { openHost, type Host } from 'apps-script-stand-in/host';
import { seedIds } from 'apps-script-stand-in/ids';
import type { DeskView, GameView } from '../rounds/host/desk/views';
import { createDeskApi, unwrapReply } from './desk-calls';

interface PracticeOptions {
  readonly game: string;
  /** The seed; empty for a random one. */
  readonly seed: string;
  readonly code: string;
  readonly manifest: Parameters<typeof openHost>[0]['manifest'] & object;
  readonly say: (line: string) => void;
}

/** The finished game, and the local host with its books. */
export interface PracticeGame {
  readonly host: Host;
  readonly game: GameView;
}

/** Every practice game starts at this time, so that the same seed gives identical files. */
const PRACTICE_START = '2026-01-10T18:00:00Z';
/** The time between two stages, in milliseconds. */
export const STAGE_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Plays a game to the end. The program answers for every player. */
export function playPractice({ game, seed, code, manifest, say }: PracticeOptions): PracticeGame {
  seedIds(seed === '' ? null : JSON.stringify([game, seed]));
  const clock = new ManualClock(PRACTICE_START);
  const host = openHost({
    bundle: { text: code },
    manifest,
    clock,
    book: { title: 'Practice game', timeZone: 'Etc/UTC' },
  });
  // Loading takes no time, so that every version of the program gives identical files.
  host.conditions.loadMs = 0;
  const desk = createDeskApi(host);
  const { draft } = unwrapReply(desk.draft({ game, practice: true }));
  if (draft === undefined) throw new Error('The practice game couldn’t be set up.');
  unwrapReply(desk.saveDraft({ ...draft, game, seed }));
  let play = requireGameView(unwrapReply(desk.create()));
  say(`${play.game.title}, ${play.players.length} players`);
  for (;;) {
    while (play.toPrepare.length > 0) play = requireGameView(unwrapReply(desk.prepareNext()));
    const { stage } = play;
    if (stage === null) break;
    play = requireGameView(unwrapReply(desk.submitForPractice({ players: [] })));
    say('');
    say(stage.title);
    say(submissionLine(play));
    const { hostSample: answers } = play.stage ?? {};
    if (answers !== undefined) unwrapReply(desk.saveHostFacts({ answers }));
    const resolved = unwrapReply(desk.resolveRound({ stage: stage.name, token: '' }));
    for (const warning of resolved.warnings) say(`  Note: ${warning}`);
    for (const line of requireGameView(resolved.desk).lastNews?.lines ?? []) say(`  ${line}`);
    do play = requireGameView(unwrapReply(desk.deliverSome()));
    while (play.deliveries.some(({ kind, state }) => kind === 'book' && state === 'waiting'));
    const stuck = play.deliveries.filter(({ state }) => state !== 'done');
    for (const { title, note } of stuck) say(`  Not delivered: ${title}. ${note}`);
    clock.pass(STAGE_INTERVAL_MS);
  }
  say('');
  say('The game is over.');
  return { host, game: play };
}

function requireGameView(view: DeskView): GameView {
  if (view.phase !== 'playing' && view.phase !== 'over') throw new Error('The practice game is gone.');
  return view.play;
}

function submissionLine({ stage }: GameView): string {
  if (stage === null) return '';
  const { submissions, waitingFor } = stage;
  const counts = [
    ...new Set(submissions.filter(({ fate }) => fate === 'counts').map(({ player }) => player)),
  ];
  const refused = submissions.filter(({ fate }) => fate === 'refused');
  return [
    `  Answered: ${counts.length === 0 ? 'nobody' : counts.join(', ')}`,
    ...(waitingFor.length === 0 ? [] : [`missing: ${waitingFor.join(', ')}`]),
    ...refused.map(({ player, reasons }) => `refused: ${player} (${reasons.join(' ')})`),
  ].join('; ');
}
