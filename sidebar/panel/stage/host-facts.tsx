// The form for the host's entries in the open stage.
import { useState } from 'preact/hooks';
import {
  type AnswerProblem,
  withFields,
  type FieldClash,
  type Opening,
} from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { HostPartPreview } from '../../../src/rounds/host/host-part/views';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { callForOpening, useDesk } from '../calls';
import { filledAnswers } from '../../shared/answers';
import { ResultsFromSheet, canUseSheet, usesSheet } from '../host-part/from-sheet';
import { HostForm } from '../host-part/host-form';
import { MessagePreviews } from '../messages/message-list';
import { Button } from '../parts/screen';
import { ClashList, ClashesProvider, type ClashesProps } from '../parts/clashes';
import { Fold, Notes } from '../../shared/text';
import { deliverAfterCall, remainingText } from './deliver';
import { useUnsavedFields, useHostInputActions } from './unsaved-host-input';

export function HostFacts({ at, stage }: { readonly at: Opening; readonly stage: StageView }) {
  const { change, show, typed: facts, typeFacts, view } = useDesk();
  const [asking, setAsking] = useState<string | undefined>(undefined);
  const typed = useUnsavedFields(at);
  const { type, pick } = useHostInputActions(at, stage);
  const [clashes, setClashes] = useState<readonly FieldClash[]>([]);
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [taken, setTaken] = useState(0);
  const [telling, setTelling] = useState<PreviewWithInput | undefined>(undefined);
  // Fields that the host hasn't touched follow what others save.
  const fields = typed ?? {};
  const values = withFields(stage.hostAnswers, fields);
  // The preview is valid only for these answers, since typing or saving changes the messages.
  const basis = JSON.stringify([stage.hostAnswers, fields]);
  const shown = telling?.basis === basis ? telling : undefined;
  // The players' answers that the host saw while typing or confirmed with “Keep my entries”.
  const over = typed === undefined ? stage.over : (facts?.over ?? stage.over);
  const entered = Object.keys(filledAnswers(stage.hostAnswers)).length;
  const { occasions } = stage;
  const needed = stage.lacking.length > 0;
  const ownClashes: ClashesProps = {
    clashes,
    onPick: (clash, text) => {
      pick(clash, text);
      setClashes(clashes.filter((other) => other !== clash));
    },
  };
  const save = (madeOver: string): void => {
    let asks = false;
    const input = { fields, ...(madeOver === '' ? {} : { over: madeOver }) };
    setAsking(undefined);
    setClashes([]);
    void change({
      doing: 'Saving your entries',
      work: async () => {
        if (shown === undefined) {
          const found = await callForOpening(at, 'previewHostFacts', input);
          setProblems(found.ok ? [] : (found.error.problems ?? []));
          if (!found.ok) {
            setAsking(found.error.agree);
            setClashes(found.error.clashes ?? []);
            return found;
          }
          asks = found.value.messages.length > 0;
          if (asks) {
            setTelling({ ...found.value, basis });
            return { ok: true, value: view };
          }
        }
        const saved = await callForOpening(at, 'saveHostFacts', input);
        setProblems(saved.ok ? [] : (saved.error.problems ?? []));
        setAsking(saved.ok ? undefined : saved.error.agree);
        setClashes(saved.ok ? [] : (saved.error.clashes ?? []));
        return deliverAfterCall(saved, show);
      },
      incomplete: () => asks,
      done: (after) =>
        asks
          ? 'Not saved yet. Save to send the messages above.'
          : ['Entry saved.', ...addedWarnings(stage, after)].join(' ') + remainingText(after),
      then: () => {
        if (!asks) typeFacts(undefined);
      },
    });
  };
  return (
    <>
      {/* Names are folded, since others may see the screen. */}
      {occasions.map(({ open }) => (
        <p key={open}>
          {open} The names are under <strong>Your entries</strong>.
        </p>
      ))}
      {typed === undefined && stage.changedSinceSaved.length > 0 && (
        <ChangedAnswers changes={stage.changedSinceSaved} onStands={() => save(stage.over)} />
      )}
      <Fold
        title={`Your entries (${entered > 0 ? `${entered} filled in` : needed ? 'needed before you resolve' : 'nothing yet'})`}
        open={usesSheet(at) || needed}
      >
        {occasions.map(({ named }) => (
          <p key={named}>{named}</p>
        ))}
        <ClashesProvider clashes={ownClashes}>
          <HostForm
            // Results read from the sheet are shown unfolded, so that the host looks at them.
            key={taken}
            unfolded={taken > 0}
            stage={stage}
            values={values}
            problems={typed === undefined ? [] : problems}
            onChange={type}
          />
        </ClashesProvider>
        {canUseSheet(stage) && (
          <ResultsFromSheet
            at={at}
            stage={stage}
            onTaken={(took) => {
              setTaken((before) => before + 1);
              type({ ...values, ...took.answers }, took.over);
            }}
          />
        )}
        <p role="status" class="quiet">
          {typed !== undefined ? 'Not saved yet.' : entered > 0 && 'Saved.'}
        </p>
        <Notes title="Please note" notes={stage.hostWarnings} look="warning" />
        {stage.hostSample !== undefined && (
          <Button onClick={() => type(stage.hostSample ?? {})}>Fill in an example</Button>
        )}
        <ClashList {...ownClashes} />
        {shown !== undefined && <SentOnSave telling={shown} />}
        {asking !== undefined && (
          <ChangedAnswers
            changes={[]}
            onLook={() => {
              setAsking(undefined);
              if (facts !== undefined) typeFacts({ ...facts, over: asking });
            }}
            onStands={() => save(asking)}
          />
        )}
        <Button
          look={shown === undefined ? 'plain' : 'action'}
          off={typed === undefined}
          onClick={() => save(over)}
        >
          {shown === undefined ? 'Save' : 'Save and send'}
        </Button>
      </Fold>
    </>
  );
}
interface PreviewWithInput extends HostPartPreview {
  /** The saved and typed answers that the preview was made for. */
  readonly basis: string;
}

function SentOnSave({ telling: { messages, warnings } }: { readonly telling: PreviewWithInput }) {
  return (
    <section aria-label="Sent right away" class="told">
      <p>
        <strong>Saving sends this right away</strong>, to books, pages and Discord:
      </p>
      <MessagePreviews messages={messages} />
      <Notes title="Please note" notes={warnings} look="warning" />
    </section>
  );
}

/** Warnings that were added by saving. */
function addedWarnings(before: StageView, after: DeskView): readonly string[] {
  const now = 'play' in after && after.play.stage?.name === before.name ? after.play.stage.hostWarnings : [];
  return now.filter((warning) => !before.hostWarnings.includes(warning));
}

/** Lists changes since the host decided, with buttons to look at the answers or keep the entries. */
function ChangedAnswers({
  changes,
  onLook,
  onStands,
}: {
  /** One sentence per change; empty if the status bar lists them. */
  readonly changes: readonly string[];
  /** Absent while the host is editing, when the answers are shown anyway. */
  readonly onLook?: () => void;
  readonly onStands: () => void;
}) {
  return (
    <section class="notes warning" aria-label="Other answers">
      <strong>Changes since you decided</strong>
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      <p>
        {onLook === undefined
          ? 'Check your entries below and save any change, or keep them as they are.'
          : 'Check the answers beside your entries, then save any change, or keep your entries.'}
      </p>
      <div class="buttons">
        {onLook !== undefined && <Button onClick={onLook}>Look again</Button>}
        <Button onClick={onStands}>Keep my entries</Button>
      </div>
    </section>
  );
}
