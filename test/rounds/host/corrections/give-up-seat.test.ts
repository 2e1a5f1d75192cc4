// Players who give up their seat: it's previewed and announced, nobody waits for them, and a click undoes it.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { GAMES } from '../../../../src/games/catalogue';
import { isObject } from '../../../../src/games/frame/json';
import { prove } from '../../../../src/rounds/proof/proof';
import { playScenario } from '../../../../src/rounds/proof/scenario';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { playerPage } from '../../../../src/rounds/page/view';
import type { ChangeView } from '../../../../src/rounds/host/corrections/views';
import type { GameChange } from '../../../../src/rounds/host/parts/inputs';
import {
  created,
  deliver,
  gameIn,
  kindsOf,
  playStage,
  played,
  playedTo,
  sessionOf,
  stageIn,
  submitted,
  correct,
  goBack,
} from '../../../support/paper-game';
import { personOf } from '../../../support/paper-page';
import type { Paper } from '../../../support/paper-ports';
import { sampledByName } from '../../../support/sample';

const CHANNEL = 'https://discord.com/api/webhooks/7/all';

function preview({ desk }: Paper, change: GameChange): ChangeView {
  return unwrapReply(desk.previewChange({ change }));
}

const leaves = (player: string): GameChange => ({ kind: 'seat', player, left: true });
const returns = (player: string): GameChange => ({ kind: 'seat', player, left: false });

/** The rows of a book's tab Now that say who has left. */
function leftRows(book: Paper, player?: string): readonly unknown[] {
  const reader = player === undefined ? undefined : personOf(book, player).id;
  const now = bookTabs(sessionOf(book), reader).find(({ title }) => title === 'Now');
  return (now?.rows ?? []).filter(([title]) => title === 'Left');
}

function exportedOutcome(book: Paper): unknown {
  const again = playScenario(unwrapReply(book.desk.exportFile({ what: 'game' })).content, GAMES);
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  return again.value.match.outcome;
}

test('everyone is told; the player’s book and page say so and continue; their answers don’t count', () => {
  const book = submitted({ webhook: CHANNEL });
  correct(book, leaves('Bob'));
  deliver(book);
  expect(book.posts.map(([, text]) => text)).toContain('Bob has left.');
  expect(leftRows(book)).toEqual([['Left', 'Bob has left.']]);
  expect(leftRows(book, 'Ann')).toEqual([['Left', 'Bob has left.']]);
  const own = 'You’ve left the game. You won’t be asked anything, but you can keep reading.';
  expect(leftRows(book, 'Bob')).toEqual([['Left', own]]);
  expect(playerPage(sessionOf(book), personOf(book, 'Bob').id)).toMatchObject({
    idle: own,
    stage: { ask: null },
  });
  expect(playerPage(sessionOf(book), personOf(book, 'Ann').id).sections[0]).toMatchObject({
    title: 'Players who have left',
  });
  expect(gameIn(book.desk).players.map(({ title }) => title)).toContain('Bob (has left)');
  expect(stageIn(book.desk).asks.flatMap(({ players }) => players)).toEqual(['Ann', 'Cy', 'Dee']);
  const entered: GameChange = {
    kind: 'submission',
    stage: 'round-1',
    player: 'Bob',
    answers: { Row: '1', Column: '1', 'Power card': '1' },
  };
  expect(book.desk.previewChange({ change: entered })).toMatchObject({ ok: false });
  playStage(book);
  const fates = sessionOf(book).past[0]?.resolved.fates.filter(({ player }) => player === 'Bob');
  expect(fates?.map(({ fate }) => fate.kind)).toEqual(['refused']);
});

test('a stage that only asks them ends with the one before, or with the click', () => {
  const playerIn = (book: Paper): string =>
    stageIn(book.desk).asks.flatMap(({ players }) => players)[0] ?? '';
  const last = playedTo(({ desk }) => stageIn(desk).name === 'opponent', { game: 'between' });
  const candidate = playerIn(last);
  expect(preview(last, leaves(candidate)).warnings).toContain(
    'The opponent asks nobody else, so it will be resolved right away.',
  );
  correct(last, leaves(candidate));
  expect(gameIn(last.desk).stage).toBeNull();
  expect(kindsOf(last).slice(-2)).toEqual(['seat', 'resolved']);
  const first = created({ game: 'between' });
  correct(first, leaves(candidate));
  while (gameIn(first.desk).stage !== null) playStage(first);
  expect(kindsOf(first).slice(-2)).toEqual(['resolved', 'resolved']);
  expect(sessionOf(first).past.at(-1)?.resolved.stage).toBe('opponent');
  expect(exportedOutcome(first)).toEqual(sessionOf(first).match.outcome);
  // Back at this stage, the program waits for the host.
  goBack(first, 'opponent');
  expect(stageIn(first.desk).name).toBe('opponent');
  correct(first, returns(candidate));
  expect(playerIn(first)).toBe(candidate);
});

/** One game with answers from forms, and one whose host says who won. */
const SAMPLE = ['soullinked', 'own-match'];

test.each(
  sampledByName(
    GAMES.map(({ info }) => info.id),
    (id) => id,
    SAMPLE,
  ),
)('%s can be played to its end after a seat was given up in the second stage', (game) => {
  const book = played(1, { game });
  const [player = ''] = stageIn(book.desk)
    .asks.flatMap(({ players }) => players)
    .slice(-1);
  const { seat, sense } = sessionOf(book).game.givenUp;
  expect(preview(book, leaves(player)).summary).toContain(`${seat} ${sense}`);
  correct(book, leaves(player));
  // If only that player was asked, the next stage is open and needs its forms.
  unwrapReply(book.desk.prepareNext());
  for (let stages = 0; stages < 100; stages += 1) {
    const { stage } = gameIn(book.desk);
    if (stage === null) break;
    expect(stage.asks.flatMap(({ players }) => players)).not.toContain(player);
    expect(stage.waitingFor).not.toContain(player);
    playStage(book);
  }
  // A match made up by its host only ends when the host says so.
  if (game !== 'own-match') expect(gameIn(book.desk).stage).toBeNull();
  const { content: scenario } = unwrapReply(book.desk.exportFile({ what: 'game' }));
  const stages = isObject(scenario) && Array.isArray(scenario.stages) ? scenario.stages : [];
  expect(stages[1]).toMatchObject({ left: [player] });
  expect(stages[2]).not.toHaveProperty('left');
  expect(exportedOutcome(book)).toEqual(sessionOf(book).match.outcome);
  expect(sessionOf(book).match.left).toEqual([player]);
  expect(JSON.stringify(bookTabs(sessionOf(book), undefined))).toContain(`${player} has left`);
  if (game === 'own-match') return;
  unwrapReply(book.desk.publishEverything());
  const proof = prove(unwrapReply(book.desk.exportFile({ what: 'record' })).content, {}, GAMES);
  expect([proof.holds, proof.scenario]).toEqual([true, scenario]);
});
