// Every game to its end by forms alone, by players' pages alone and by both, with a player's hands in a browser at every
// stage: the records are equal, and equal to that of a game which the program played alone.
import type { Page } from 'playwright-core';
import { answersOf } from '../../sidebar/shared/answers';
import { given } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { isList, isObject } from '../../src/games/frame/json';
import { toJson } from 'apps-script-stand-in/json';
import { localLinks } from '../../src/local/server/links';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import type { Reply } from '../../src/rounds/reply/reply';
import type { PageReading } from '../../src/rounds/page/views';
import type { SubmissionView } from '../../src/rounds/host/stage/views';
import { play, submitPage } from './phone';
import { askOf, submitForm } from './player';
import { Started } from './started';

const WAYS = ['forms', 'pages', 'both'] as const;
type Way = (typeof WAYS)[number];

/** A game that is played one way, and the window that its players use one after another. */
interface Played {
  readonly started: Started;
  readonly way: Way | 'program';
  readonly window: Page;
}

let games: readonly Played[] = [];

afterEach(async () => {
  for (const { started } of games) expect(await started.end()).toEqual([]);
});

async function begin(game: string, way: Played['way']): Promise<Played> {
  const started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
  play(started, game);
  const window = await started.newPage();
  await window.setViewportSize({ width: 390, height: 800 });
  return { started, way, window };
}

const pageLink = ({ started }: Played, player: string): string =>
  started.game().players.find(({ name }) => name === player)?.page ?? '';

/** A call of a player's page, without the page. */
function call(
  played: Played,
  name: string,
  player: string,
  more: Readonly<Record<string, unknown>> = {},
): PageReading {
  const key = new URL(pageLink(played, player)).searchParams.get('key') ?? '';
  const { value } = played.started.table.runAsVisitor(name, [toJson({ key, ...more })]);
  // The page and the script are of one build.
  return given(value as Reply<PageReading>);
}

/** Sends the program's submission for a player, by hand in the browser or by the same calls. */
async function send(
  played: Played,
  { player, words }: SubmissionView,
  { onPage, byHand }: { readonly onPage: boolean; readonly byHand: boolean },
): Promise<void> {
  const { started, window } = played;
  const stage = started.stage();
  const answers = answersOf(words);
  if (onPage && byHand) {
    const ask = call(played, 'readPage', player).page?.stage?.ask;
    if (ask === null || ask === undefined) throw new Error(`${player} is asked nothing on their page.`);
    await window.goto(localLinks(pageLink(played, player), started.address.replace('http://', '')));
    await submitPage(window, ask, answers);
  } else if (onPage) {
    call(played, 'sendMove', player, { stage: stage.name, answers: Object.entries(answers) });
  } else if (byHand) {
    await submitForm(window, started.linkOf(player), askOf(stage, player).questions, answers);
  } else given(started.api.submitForPractice({ players: [player] }));
}

/** Plays a stage. One player at each is somebody in a browser, another each time; of both ways, one on each. */
async function playStage(played: Played, sent: readonly SubmissionView[], turn: number): Promise<void> {
  const { started, way } = played;
  for (const [index, one] of sent.entries()) {
    const hands = (index - turn) % sent.length;
    const onPage = way === 'pages' || (way === 'both' && (index + turn) % 2 === 0);
    await send(played, one, { onPage, byHand: hands === 0 || (way === 'both' && Math.abs(hands) === 1) });
  }
  const { waitingFor, submissions } = started.stage();
  expect([played.way, waitingFor, submissions.filter(({ fate }) => fate !== 'counts')]).toEqual([
    way,
    [],
    [],
  ]);
}

test.each(GAMES.map(({ info }) => [info.id]))('%s, to its end', async (game) => {
  const program = await begin(game, 'program');
  games = [program];
  for (const way of WAYS) games = [...games, await begin(game, way)];
  for (let turn = 0; program.started.game().stage !== null; turn += 1) {
    const { name } = program.started.stage();
    given(program.started.api.submitForPractice({ players: [] }));
    const sent = program.started.stage().submissions;
    for (const played of games) {
      if (played !== program) await playStage(played, sent, turn);
      given(played.started.api.resolveRound({ stage: name, token: '' }));
      played.started.prepare();
    }
  }
  const [first, ...others] = games.map(({ started }) => recordOf(started));
  expect(first?.length).toBeGreaterThan(300);
  for (const other of others) expect(other).toBe(first);
});

/**
 * The record as text, and the end of the game. A page writes squares in the order of the board, in whichever they were
 * tapped; answers that arrive in two forms within one second are listed in either order.
 */
function recordOf(started: Started): string {
  const { content: scenario } = given(started.api.exportFile({ what: 'game' }));
  return JSON.stringify([scenario, started.game().ending], (_, value: unknown) => {
    if (!isList(value)) return value;
    const isUnordered =
      value.every((one) => typeof one === 'string') || value.every((one) => isObject(one) && 'move' in one);
    return isUnordered
      ? [...value].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value;
  });
}
