// Previews a correction: who is affected, and how. The host then gives a reason and applies the correction.
import { useState } from 'preact/hooks';
import { EVERYONE, readerKey, type Opening, type Reply } from '../../../src/rounds/reply/reply';
import type { ChangeView } from '../../../src/rounds/host/corrections/views';
import { dropUndefined } from '../../../src/games/frame/json';
import { call, callForOpening, type WindowChange, useDesk } from '../calls';
import { MessagePreviews } from '../messages/message-list';
import { Button, ReasonField, Screen } from '../parts/screen';
import { TabChanges } from '../preview/preview';
import { useLeaveSeasonToo } from '../season/season-helpers';
import { AndList, AudienceName } from '../parts/names';
import { Fold, Notes, plural } from '../../shared/text';
import { ActionScreen } from '../stage/action';
import { useLoadedValue } from '../desk/tasks';

interface PreviewedChange {
  readonly change: WindowChange;
  readonly view: ChangeView;
}

export function ReviewChange({
  on,
  onBack,
  onDone,
  ...asked
}: PreviewedChange & {
  readonly on: Opening;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const { view: shown, go, run } = useDesk();
  // The same change, followed by the results that the formulas then compute.
  const [again, setAgain] = useState<PreviewedChange | undefined>(undefined);
  const { change, view } = again ?? asked;
  const first = (change.kind === 'formulas-again' ? change.change : undefined) ?? change;
  const decideAgain = (): void =>
    void run({ doing: REAPPLY_TASK, work: () => reapplyFormulas(on, change), then: setAgain });
  const [reason, setReason] = useState('');
  const leaver =
    change.kind === 'seat' && change.left && 'season' in shown
      ? shown.season.people.find((one) => one.name === change.player && one.status === 'in')
      : undefined;
  const leavesToo = useLeaveSeasonToo(
    `${leaver?.title ?? ''} leaves the season, too.`,
    'Everyone can read this and your reason. This player won’t be in later matches unless you let them rejoin.',
  );
  const receivers = view.differences.filter(({ notice }) => notice !== '').map(({ to }) => to);
  const apply = async () => {
    const why = reason.trim();
    const applied = await callForOpening(on, 'applyChange', { change, reason: why, token: view.token });
    if (!applied.ok || leaver === undefined || !leavesToo.wanted) return applied;
    const { name: player, holder } = leaver;
    const changes = [{ player, left: true } as const];
    return call('changeStandings', { changes, reason: why, holders: { [player]: holder } });
  };
  return (
    <ActionScreen
      title="What changes"
      back={{ to: 'Edit the change', onBack }}
      off={reason.trim() === ''}
      doing="Applying the change"
      work={apply}
      done="Change applied."
      then={() => {
        onDone();
        go(change.kind === 'replace-player' ? { at: 'invite', to: change.player } : { at: 'round' });
      }}
      yes="Apply the change"
      beside={<Button onClick={onBack}>Cancel</Button>}
    >
      <p>{view.summary}</p>
      <p>Nothing has changed yet.</p>
      <Notes title="Please note" notes={view.warnings} look="warning" />
      {view.again !== undefined && (
        <section class="notes warning">
          <p>{view.again.title} and everything after it were computed from outdated answers.</p>
          <Button look="action" onClick={decideAgain}>
            Reapply the formulas from {view.again.title} on
          </Button>
        </section>
      )}
      {view.messages.length > 0 && (
        <>
          <h2>Sent as soon as you apply the change</h2>
          <MessagePreviews messages={view.messages} />
        </>
      )}
      {view.differences.length === 0 && (
        <p>{view.messages.length === 0 ? 'Nobody’s book or page changes.' : 'No result changes.'}</p>
      )}
      {view.differences.map((difference) => (
        <Fold
          key={readerKey(difference.to)}
          open={difference.to === EVERYONE}
          title={
            <>
              <AudienceName reader={difference.to} />
              <br />
              <span class="quiet plain">{describeDifference(difference)}</span>
            </>
          }
        >
          <TabChanges tabs={difference.tabs} />
        </Fold>
      ))}
      {receivers.length > 0 && (
        <p>
          <strong>A correction notice goes to:</strong>{' '}
          <AndList
            items={receivers.map((to) => (
              <AudienceName key={readerKey(to)} reader={to} />
            ))}
          />
          . Each reader gets their own changes, in their book and under Messages.
        </p>
      )}
      {leaver !== undefined && leavesToo.tick}
      <ReasonField
        value={reason}
        onChange={setReason}
        goes={
          leaver !== undefined && leavesToo.wanted
            ? 'standing'
            : first.kind === 'submission'
              ? 'player'
              : 'record'
        }
      />
    </ActionScreen>
  );
}

type Difference = ChangeView['differences'][number];

/** A difference in words: `2 changes; has seen the old version`. */
export function describeDifference({ tabs, notice, onPage }: Difference): string {
  const count = tabs.reduce((sum, { lines }) => sum + lines.length, 0);
  const seen =
    notice !== ''
      ? 'has seen the old version'
      : onPage
        ? 'may have seen the old version on the page (the page says what changed)'
        : 'hasn’t seen it yet';
  return `${plural(count, 'change', 'changes')}; ${seen}`;
}

const REAPPLY_TASK = 'Reapplying the formulas';

/** Computes the results again with the formulas, after applying `change` if it corrects a stage. */
async function reapplyFormulas(on: Opening, change: WindowChange): Promise<Reply<PreviewedChange>> {
  const first = isStageChange(change) ? change : undefined;
  const decided = await callForOpening(on, 'decideAgain', dropUndefined({ change: first }));
  if (!decided.ok) return decided;
  const { rounds, view } = decided.value;
  return {
    ok: true,
    value: { change: { kind: 'formulas-again', ...dropUndefined({ change: first }), rounds }, view },
  };
}

type ReapplyFormulasChange = Extract<WindowChange, { readonly kind: 'formulas-again' }>;

function isStageChange(change: WindowChange): change is NonNullable<ReapplyFormulasChange['change']> {
  return change.kind !== 'stands' && 'stage' in change;
}

interface Props {
  readonly on: Opening;
  readonly change: WindowChange;
}

export function ReviewScreen({ on, change }: Props) {
  const { go, busy } = useDesk();
  const leave = (): void => go({ at: 'round' });
  const isAgain = change.kind === 'formulas-again';
  const [checked] = useLoadedValue(
    JSON.stringify(change),
    isAgain ? REAPPLY_TASK : 'Working out what changes',
    async (): Promise<Reply<PreviewedChange>> => {
      if (isAgain) return reapplyFormulas(on, change);
      const view = await callForOpening(on, 'previewChange', { change });
      return view.ok ? { ok: true, value: { change, view: view.value } } : view;
    },
  );
  if (checked !== undefined) return <ReviewChange on={on} {...checked} onBack={leave} onDone={leave} />;
  return (
    <Screen title="What changes" back={{ to: 'Round', onBack: leave }}>
      <p class="quiet">{busy ? 'The changes will appear here.' : 'The changes couldn’t be worked out.'}</p>
    </Screen>
  );
}
