// Corrections: the host chooses what to change and how, sees who is affected, gives a reason and applies it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ChangeView } from '../../../src/rounds/host/corrections/views';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { Opening } from '../../../src/rounds/reply/reply';
import { callForOpening, type WindowChange, useDesk } from '../calls';
import { dropUndefined } from '../../../src/games/frame/json';
import { Button, Screen } from '../parts/screen';
import { ReviewChange } from './review-change';
import { ContactsForm } from './contacts-form';
import { PlayerForm, RewindForm, SettingsForm } from './correction-forms';
import { PastStageForm, type PastStageProps, type RefusedChange } from './past-form';
import { ensure } from '../../../src/games/frame/result';

const CORRECTIONS = [
  {
    kind: 'stage',
    title: 'An earlier stage',
    text: 'Correct or enter a player’s answer, or your own entries.',
  },
  { kind: 'settings', title: 'A setting', text: 'Change a setting or ruling for the whole game.' },
  {
    kind: 'player',
    title: 'A player',
    text: 'Someone leaves, comes back, or is replaced.',
  },
  {
    kind: 'contacts',
    title: 'Contacts',
    text: 'Players’ contact details, the public Discord channel, and your time zone.',
  },
  {
    kind: 'rewind',
    title: 'Go back',
    text: 'Reopen an earlier stage and undo everything after it.',
  },
] as const;
type ChangeKind = (typeof CORRECTIONS)[number]['kind'];

interface PreviewedChange {
  readonly on: Opening;
  readonly change: WindowChange;
  readonly view: ChangeView;
}

export function CorrectionsBody({
  play,
  head,
  hostPart,
}: {
  readonly play: GameView;
  readonly head: ComponentChildren;
  /** The resolved stage whose host entries are to be corrected; absent if none is chosen yet. */
  readonly hostPart?: string;
}) {
  const { run } = useDesk();
  const [kind, setKind] = useState<ChangeKind | undefined>(hostPart === undefined ? undefined : 'stage');
  const [checked, setChecked] = useState<PreviewedChange | undefined>(undefined);
  const [refused, setRefused] = useState<RefusedChange | undefined>(undefined);
  const check = (change: WindowChange): void => {
    void run({
      doing: 'Working out what changes',
      work: async () => {
        const preview = await callForOpening(play.at, 'previewChange', { change });
        const { problems = [], clashes = [], agree } = preview.ok ? {} : preview.error;
        setRefused({ change, problems, clashes, ...dropUndefined({ agree }) });
        return preview;
      },
      then: (view) => setChecked({ on: play.at, change, view }),
    });
  };
  if (kind === undefined) {
    return (
      <Screen title="Corrections" head={head}>
        <p>Everything after a change is recalculated. You’ll see who’s affected before you apply it.</p>
        {CORRECTIONS.filter((entry) => canCorrect(entry.kind, play)).map((entry) => (
          <div class="player" key={entry.kind}>
            <Button onClick={() => setKind(entry.kind)}>{entry.title}</Button>
            <p class="help">{entry.text}</p>
          </div>
        ))}
        {play.stage !== null && (
          <p class="quiet">To correct the open stage, open the player under “Round”.</p>
        )}
      </Screen>
    );
  }
  const { title } = ensure(
    CORRECTIONS.find((entry) => entry.kind === kind),
    'Every kind of correction is in KINDS.',
  );
  const toMenu = { to: 'Corrections', onBack: () => setKind(undefined) };
  // The preview hides the form instead of replacing it, so that its fields keep their values when the host goes back.
  return (
    <>
      {checked !== undefined && (
        <ReviewChange
          {...checked}
          onBack={() => setChecked(undefined)}
          onDone={() => {
            setRefused(undefined);
            setChecked(undefined);
            setKind(undefined);
          }}
        />
      )}
      <Screen title={title} back={toMenu} hidden={checked !== undefined}>
        {kind === 'contacts' ? (
          <ContactsForm onDone={() => setKind(undefined)} />
        ) : (
          correctionForm(kind, { play, hostPart, onCheck: check, refused })
        )}
      </Screen>
    </>
  );
}

function canCorrect(kind: ChangeKind, play: GameView): boolean {
  switch (kind) {
    case 'stage':
    case 'rewind':
      return play.past.length > 0;
    case 'settings':
      return play.settingQuestions.length > 0;
    case 'player':
      return play.stage !== null;
    case 'contacts':
      return true;
  }
}

function correctionForm(kind: Exclude<ChangeKind, 'contacts'>, form: PastStageProps): ComponentChildren {
  const { play, onCheck } = form;
  switch (kind) {
    case 'stage':
      return <PastStageForm {...form} />;
    case 'settings':
      return <SettingsForm play={play} onCheck={onCheck} clashes={form.refused?.clashes ?? []} />;
    case 'player':
      return <PlayerForm play={play} onCheck={onCheck} />;
    case 'rewind':
      return <RewindForm play={play} onCheck={onCheck} />;
  }
}
