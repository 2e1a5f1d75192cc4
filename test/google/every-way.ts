// A game played to its end three times, by forms alone, by players' pages alone and by both, the latter two while Google
// refuses at random: the records must be equal.
import { given } from '../../src/commands/desk-calls';
import type { PageReading } from '../../src/rounds/page/views';
import type { StageView, SubmissionView } from '../../src/rounds/host/stage/views';
import { openTestHost, type TestHost } from '../support/host';
import { gameView, prepare } from '../support/host-game';
import { keysOf, visit } from '../support/visits';

const ADDRESS = 'https://script.google.com/macros/s/AKfy_page-1/exec';

type Way = 'forms' | 'pages' | 'both';

/** The same game, begun with its sample players. */
function begun(game: string, way: Way): TestHost {
  // By forms it is as it would be without all this.
  const addOn = openTestHost(way === 'forms' ? { quiet: 'a beginning' } : {});
  const view = given(addOn.desk.draft({ game, practice: true }));
  if (view.draft === undefined) throw new Error('No draft.');
  given(addOn.desk.saveDraft({ ...view.draft, game, seed: 'a seed that is long enough' }));
  given(addOn.desk.create());
  given(addOn.desk.savePage({ address: ADDRESS }));
  prepare(addOn.desk);
  return addOn;
}

function sendOnPage(
  addOn: TestHost,
  keys: ReadonlyMap<string, string>,
  stage: StageView,
  { player, words }: SubmissionView,
): void {
  const { clock } = addOn;
  const key = keys.get(player) ?? '';
  const answers = words.map(({ title, answer }) => [title, answer]);
  const move = { key, stage: stage.name, answers, tapped: clock.now() };
  const sent = given(visit<PageReading>(addOn, 'sendMove', move));
  expect(sent.page?.submissions.at(-1)).toMatchObject({ fate: 'counted', text: 'Counts so far.' });
}

/** Plays this many stages, and gives the records of all ways. */
export function playEveryWay(game: string, stages: number): readonly unknown[] {
  const ways: readonly Way[] = ['forms', 'pages', 'both'];
  const games = ways.map((way) => {
    const addOn = begun(game, way);
    return { way, addOn, keys: keysOf(addOn) };
  });
  for (let played = 0; played < stages; played += 1) {
    let sent: readonly SubmissionView[] = [];
    for (const { way, addOn, keys } of games) {
      const { desk, clock } = addOn;
      const { stage } = gameView(desk);
      if (stage === null)
        return games.map((one) => given(one.addOn.desk.exportFile({ what: 'game' })).content);
      if (way === 'forms') {
        given(desk.submitForPractice({ players: [] }));
        sent = gameView(desk).stage?.submissions ?? [];
      } else {
        for (const [index, one] of sent.entries()) {
          clock.pass(7000);
          if (way === 'pages' || index % 2 === 0) sendOnPage(addOn, keys, stage, one);
          else given(desk.submitForPractice({ players: [one.player] }));
        }
      }
      clock.pass(60_000);
      given(desk.resolveRound({ stage: stage.name, token: '' }));
      prepare(desk);
    }
  }
  return games.map(({ addOn }) => given(addOn.desk.exportFile({ what: 'game' })).content);
}

/** Expects that all ways came to the same, and that something was played. */
export function expectSame(records: readonly unknown[]): void {
  const [forms, ...others] = records.map((record) => JSON.stringify(record));
  expect(forms?.length).toBeGreaterThan(300);
  for (const other of others) expect(other).toBe(forms);
}
