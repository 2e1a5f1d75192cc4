// Stages refuse wrong groups of players who share a form.
import { defineAsk, type Ask } from '../../../src/games/frame/ask';
import { integer } from '../../../src/games/frame/fields';
import { defineStage } from '../../../src/games/frame/stage';

function group(form: string, ...players: string[]): Ask<number> {
  return defineAsk({ form, title: form, players, move: integer({ title: 'Number' }), sample: () => 1 });
}

const stageOf = (asks: Record<string, Ask<number>>): unknown =>
  defineStage({ name: 'round-1', title: 'Round 1', asks, resolve: () => ({ state: null, events: [] }) });

test('two groups with the same form are refused, because it can’t ask both', () => {
  expect(() => stageOf({ one: group('pick', 'Ana'), two: group('pick', 'Bo') })).toThrow(
    'round-1: two of its asks share the form “pick”: give each a form of its own',
  );
});

test('an empty group has no form', () => {
  expect(() => stageOf({ one: group('pick', 'Ana'), two: group('pick') })).not.toThrow();
  expect(() => stageOf({ one: group('pick', 'Ana'), two: group('place', 'Bo') })).not.toThrow();
});
