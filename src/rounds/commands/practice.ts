// Practice games: the program submits for players, through the same forms that the players would use.
import { chanceFrom } from '../../games/chance';
import { ok, fail, type Result } from '../../games/result';
import type { UserError } from '../view/api';
import { formPlace } from './create';
import { KEY_TITLE } from '../session/inbox';
import type { Ports } from '../ports';
import { tryRound } from './resolve';
import { inputOf, loadGame } from '../session/load';

/** Submits a random legal move for these players, or for all who are missing; as many as one call should take. */
export function submitForPractice(ports: Ports, players: readonly string[]): Result<undefined, UserError> {
  const loaded = loadGame(ports);
  if (!loaded.ok) return loaded;
  const table = loaded.value;
  const { stage } = table.match;
  if (!table.record.setUp.practice) {
    return fail({
      code: 'not-practice',
      text: 'Submitting for players: only a practice game does that. Enter a submission by hand instead.',
    });
  }
  if (stage === null) return ok(undefined);
  const missing = missingPlayers(table);
  const wanted = players.length === 0 ? missing : players;
  const chance = chanceFrom(JSON.stringify([table.record.setUp.seed, 'practice', stage.name]));
  for (const asked of stage.asks) {
    const place = formPlace(table, asked.form);
    for (const player of asked.players.filter((name) => wanted.includes(name))) {
      const move = asked.sample(player, chance.for(player));
      if (place === undefined || move === undefined) continue;
      if (ports.now() >= ports.workUntil()) return ok(undefined);
      const answers = asked.toAnswers(move).map(({ title, answer }) => [title, answer] as const);
      const key = table.record.keys.get(player) ?? '';
      const submitted = ports.forms.submit(place.id, Object.fromEntries([[KEY_TITLE, key], ...answers]));
      if (!submitted.ok) return submitted;
    }
  }
  return ok(undefined);
}

/** Who is asked and has no submission that counts so far. */
function missingPlayers(table: Parameters<typeof tryRound>[0]): readonly string[] {
  const trial = tryRound(table);
  if (trial.ok) return trial.value.missing;
  // What the host entered does not fit yet; that is no reason not to submit for players.
  const resolved = table.match.resolve({ ...inputOf(table.inputs), hostFacts: {} });
  const counted = resolved.ok ? resolved.value.counted.map(([player]) => player) : [];
  const asked = table.match.stage?.asks.flatMap(({ players }) => players) ?? [];
  return asked.filter((player) => !counted.includes(player));
}
