// A match's changes to standings, by person. Private changes are hidden until the host shows them.
import type { ChangeLine, SeasonView } from '../../../src/rounds/host/season/views';
import { plural } from '../../shared/text';
import { Button } from '../parts/screen';
import { displayName } from './season-helpers';
import { Checkbox } from '../parts/plain-question';

interface IndexedLine {
  readonly at: number;
  readonly line: ChangeLine;
}

export function ChangesByPlayer({
  season,
  changes,
  leftOut,
  shown,
  onTick,
}: {
  readonly season: SeasonView;
  readonly changes: readonly ChangeLine[];
  readonly leftOut: readonly number[];
  readonly shown: boolean;
  readonly onTick: (at: number, on: boolean) => void;
}) {
  const placed = changes.map((line, at): IndexedLine => ({ at, line }));
  const players = [...new Set(changes.map(({ player }) => player))];
  return (
    <>
      {players.map((player) => {
        const theirs = placed.filter(({ line }) => line.player === player);
        const seen = theirs.filter(({ line }) => shown || !line.isPrivate);
        const hidden = theirs.length - seen.length;
        return (
          <section key={player} class="counted changes" role="group" aria-label={displayName(season, player)}>
            <strong>
              <bdi>{displayName(season, player)}</bdi>
            </strong>
            <div>
              {seen.map(({ at, line }) => (
                <Checkbox key={at} on={!leftOut.includes(at)} onTick={(on) => onTick(at, on)}>
                  {line.text} <span class="quiet">{line.cause}</span>
                </Checkbox>
              ))}
              {hidden > 0 && <p class="quiet">{plural(hidden, 'private change', 'private changes')}</p>}
            </div>
          </section>
        );
      })}
    </>
  );
}

export function ShowPrivateButton({
  count,
  shown,
  onClick,
}: {
  readonly count: number;
  readonly shown: boolean;
  readonly onClick: () => void;
}) {
  if (count === 0) return null;
  return (
    <p>
      <Button look="link" opens={shown} onClick={onClick}>
        {shown ? 'Hide private details' : `Show private details (${count})`}
      </Button>
    </p>
  );
}
