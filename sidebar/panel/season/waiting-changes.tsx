// Gifts and changes that wait because the purse is in use in a match. When the match is counted, the host applies or drops
// them (SN-16).
import { capitalise } from '../../../src/games/frame/wording';
import type { SeasonView, DeferredActionView } from '../../../src/rounds/host/season/views';
import { Fold, plural } from '../../shared/text';
import { call } from '../calls';
import { Button } from '../parts/screen';
import { useHostAction } from '../stage/action';

export function WaitingChanges({ season }: { readonly season: SeasonView }) {
  const { waiting, inPlay } = season;
  const free = waiting.filter(({ isFree }) => isFree);
  const held = waiting.filter(({ isFree }) => !isFree);
  return (
    <>
      {free.length > 0 && (
        <section class="card" aria-label="Changes that can be made now">
          <p>
            <strong>{plural(free.length, 'change', 'changes')}</strong> that had to wait can be made now.
          </p>
          <WaitingChangeList season={season} acts={free} />
        </section>
      )}
      {held.length > 0 && (
        <section class="card" aria-label="Waiting changes">
          <p>
            {plural(held.length, 'change is', 'changes are')} waiting for {inPlay?.match ?? 'the match'} to be
            counted. Then you can make {held.length === 1 ? 'it' : 'them'} here.
          </p>
          <WaitingChangeList season={season} acts={held} />
        </section>
      )}
    </>
  );
}

/** Waiting gifts and changes; folded if any is private. */
function WaitingChangeList({
  season,
  acts,
}: {
  readonly season: SeasonView;
  readonly acts: readonly DeferredActionView[];
}) {
  const list = (
    <ul class="plain-list">
      {acts.map((act) => (
        <WaitingChange key={act.row} season={season} act={act} />
      ))}
    </ul>
  );
  return acts.some(({ isPrivate }) => isPrivate) ? <Fold title="Show private changes">{list}</Fold> : list;
}

function WaitingChange({
  season: { token },
  act,
}: {
  readonly season: SeasonView;
  readonly act: DeferredActionView;
}) {
  const start = useHostAction();
  const { row, text, isFree } = act;
  const settle = (as: 'done' | 'dropped'): void =>
    start({
      doing: as === 'done' ? 'Making the change' : 'Dropping the change',
      work: () => call('settleWaiting', { row, as, token }),
      done: as === 'done' ? 'Change made.' : 'Change dropped. Nobody was notified.',
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
          Drop it
        </Button>
      </div>
    </li>
  );
}

/** Why a change must wait: its purse is in use in a match. Undefined if it needn't. */
export function purseInUseReason({ inPlay }: SeasonView, player: string, purse: string): string | undefined {
  return inPlay?.purses.some((held) => held.player === player && held.purse === purse) === true
    ? `${capitalise(purse)} are in use in ${inPlay.match} until it’s counted, so this has to wait. You’ll be asked again then. Nobody is notified before that.`
    : undefined;
}
