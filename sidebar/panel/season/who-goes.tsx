// Asks the host who is eliminated after a death match that does not say so itself; at first nobody is ticked.
import type { SeasonView, StandingChange } from '../../../src/rounds/host/season/views';
import { titleIn } from './parts';
import { Tick } from '../parts/tick';

export function WhoGoes({
  season,
  asked,
  out,
  onChange,
}: {
  readonly season: SeasonView;
  readonly asked: readonly string[];
  /** The names that are ticked. */
  readonly out: readonly string[];
  readonly onChange: (out: readonly string[]) => void;
}) {
  if (asked.length === 0) return null;
  return (
    <fieldset class="card counted">
      <legend>Who is eliminated?</legend>
      <p class="help">This death match does not say it by itself: you decide.</p>
      {asked.map((player) => (
        <Tick
          key={player}
          on={out.includes(player)}
          onTick={(on) => onChange(on ? [...out, player] : out.filter((other) => other !== player))}
        >
          <bdi>{titleIn(season, player)}</bdi> is eliminated
        </Tick>
      ))}
    </fieldset>
  );
}

/** Gives the changes that eliminate these people. */
export function goingOf(out: readonly string[]): readonly StandingChange[] {
  return out.map((player) => ({ player, eliminated: true }));
}
