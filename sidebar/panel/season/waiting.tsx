// Gifts and changes that wait because a match has taken the purse: once it is free, the host does them or gives them up
// (SN-16).
import type { SeasonView, WaitingView } from '../../../src/rounds/host/season/views';
import { Fold, plural } from '../../shared/text';
import { call } from '../calls';
import { Button } from '../parts/screen';
import { useAct } from '../stage/act';

export function WaitingActs({ season }: { readonly season: SeasonView }) {
  const { waiting, inPlay } = season;
  const free = waiting.filter(({ isFree }) => isFree);
  const held = waiting.filter(({ isFree }) => !isFree);
  return (
    <>
      {free.length > 0 && (
        <section class="card" aria-label="What can be done now">
          <p>
            <strong>{plural(free.length, 'thing that waited', 'things that waited')}</strong> for a purse can
            be done now.
          </p>
          <ActList season={season} acts={free} />
        </section>
      )}
      {held.length > 0 && (
        <section class="card" aria-label="What waits">
          <p>
            {plural(held.length, 'thing waits', 'things wait')} until {inPlay?.match ?? 'the match'} is
            counted, and {held.length === 1 ? 'is' : 'are'} offered here then.
          </p>
          <ActList season={season} acts={held} />
        </section>
      )}
    </>
  );
}

/** Lists what waits, folded where some of it is private, since a screen may be shared. */
function ActList({ season, acts }: { readonly season: SeasonView; readonly acts: readonly WaitingView[] }) {
  const list = (
    <ul class="plain-list">
      {acts.map((act) => (
        <Act key={act.row} season={season} act={act} />
      ))}
    </ul>
  );
  return acts.some(({ isPrivate }) => isPrivate) ? <Fold title="Show what is private">{list}</Fold> : list;
}

function Act({ season: { token }, act }: { readonly season: SeasonView; readonly act: WaitingView }) {
  const start = useAct();
  const { row, text, isFree } = act;
  const settle = (as: 'done' | 'dropped'): void =>
    start({
      doing: as === 'done' ? 'Doing what waited' : 'Letting it go',
      work: () => call('settleWaiting', { row, as, token }),
      done: as === 'done' ? 'It is done.' : 'It is let go. Nobody was told.',
    });
  return (
    <li class="standing-change">
      <bdi>{text}</bdi>
      <div class="buttons">
        {isFree && (
          <Button about={text} onClick={() => settle('done')}>
            Do it now
          </Button>
        )}
        <Button about={text} onClick={() => settle('dropped')}>
          Let it go
        </Button>
      </div>
    </li>
  );
}

/** Says that a change has to wait because a match has taken the purse; undefined if it needn’t. */
export function waitsText({ inPlay }: SeasonView, player: string, purse: string): string | undefined {
  return inPlay?.purses.some((held) => held.player === player && held.purse === purse) === true
    ? `${purse} are in ${inPlay.match} until it is counted. This waits until then, and is offered to you once more; nobody is told of it before.`
    : undefined;
}
