// Asks the host what becomes of players who gave up their seats in a match; they stay in, unless the host says
// otherwise (ALL-14).
import type { SeasonView, StandingChange } from '../../../src/rounds/host/season/views';
import { SelectField } from '../parts/select';
import { titleIn } from './parts';

/** What becomes of one of them. */
export type Stays = 'in' | 'left' | 'eliminated';

const ANSWERS: Readonly<Record<Stays, string>> = {
  in: 'Stays in the season',
  left: 'Has left the season',
  eliminated: 'Is eliminated',
};

const CHOICES = ['in', 'left', 'eliminated'] as const satisfies readonly Stays[];

export function WhoLeft({
  season,
  left,
  stays,
  onChange,
}: {
  readonly season: SeasonView;
  readonly left: readonly string[];
  readonly stays: ReadonlyMap<string, Stays>;
  readonly onChange: (stays: ReadonlyMap<string, Stays>) => void;
}) {
  if (left.length === 0) return null;
  return (
    <fieldset class="card counted">
      <legend>Who gave up their seat</legend>
      <p class="help">They left this match. What becomes of them in the season is yours to say.</p>
      {left.map((player) => (
        <SelectField
          key={player}
          label={titleIn(season, player)}
          options={CHOICES.map((value) => ({ value, label: ANSWERS[value] }))}
          value={stays.get(player) ?? 'in'}
          onChange={(value) =>
            onChange(new Map([...stays, [player, CHOICES.find((one) => one === value) ?? 'in']]))
          }
        />
      ))}
    </fieldset>
  );
}

/** Gives the changes by which they go; people in `out` are eliminated by another answer already. */
export function leavingOf(
  stays: ReadonlyMap<string, Stays>,
  out: readonly string[],
): readonly StandingChange[] {
  return [...stays].flatMap(([player, answer]): readonly StandingChange[] => {
    if (answer === 'in' || out.includes(player)) return [];
    return [answer === 'left' ? { player, left: true } : { player, eliminated: true }];
  });
}
