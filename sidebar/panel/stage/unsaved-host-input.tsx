// The host's unsaved text for a stage, kept after that stage is over.
import {
  changedFields,
  withFields,
  type FieldClash,
  type Opening,
  type AnswersByTitle,
} from '../../../src/rounds/reply/reply';
import type { FieldChanges } from '../../../src/rounds/reply/call-parts';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { filledAnswers } from '../../shared/answers';
import { AnswerList, Fold } from '../../shared/text';
import { useDesk, type UnsavedHostInput } from '../calls';
import { Button } from '../parts/screen';

/** The fields that the host has changed in this stage and not saved; undefined if none. */
export function useUnsavedFields(at: Opening): FieldChanges | undefined {
  const { typed } = useDesk();
  return typed?.on.stage === at.stage ? changedFields(typed.before, typed.answers) : undefined;
}

export interface HostInputActions {
  /** Stores what the host types for this stage; `over` identifies the players' answers it is based on. */
  readonly type: (answers: AnswersByTitle, over?: string) => void;
  /** Stores the text that the host picks for a field in conflict. */
  readonly pick: (clash: FieldClash, text: string) => void;
}

export function useHostInputActions(at: Opening, stage: StageView): HostInputActions {
  const { typed, typeFacts } = useDesk();
  const mine = typed?.on.stage === at.stage ? typed : undefined;
  const { title, hostQuestions, hostAnswers } = stage;
  const changes = mine === undefined ? {} : changedFields(mine.before, mine.answers);
  const keep = (before: AnswersByTitle, answers: AnswersByTitle, over?: string): void => {
    // If players' answers have changed, even unchanged text counts as unsaved, since saving it confirms it.
    const isAnew = over !== undefined && stage.changedSinceSaved.length > 0;
    const isSaved = Object.keys(changedFields(before, answers)).length === 0 && !isAnew;
    typeFacts(
      isSaved
        ? undefined
        : {
            on: at,
            stage: { title, hostQuestions },
            before,
            answers,
            over: over ?? mine?.over ?? stage.over,
          },
    );
  };
  // The merge base: for a field changed earlier, its text before that change; for any other field, the saved text.
  const before: AnswersByTitle = Object.fromEntries([
    ...Object.entries(hostAnswers),
    ...Object.entries(changes).map(([name, change]): readonly [string, string] => [name, change.before]),
  ]);
  return {
    type: (answers, over) => keep(before, answers, over),
    pick: ({ field, saved }, text) => {
      const standing = Object.fromEntries([[field, saved]]);
      keep(
        { ...before, ...standing },
        { ...withFields(hostAnswers, changes), ...Object.fromEntries([[field, text]]) },
      );
    },
  };
}

/** The host's unsaved text for a stage that is over or was reopened. */
export function useEarlierUnsavedInput(at: Opening): UnsavedHostInput | undefined {
  const { typed } = useDesk();
  return typed === undefined || typed.on.stage === at.stage ? undefined : typed;
}

/** Shows unsaved text for an earlier stage: the host copies it into the open stage or discards it. */
export function EarlierUnsavedInput({ play }: { readonly play: Pick<GameView, 'at' | 'opened' | 'stage'> }) {
  const { typeFacts } = useDesk();
  const typed = useEarlierUnsavedInput(play.at);
  if (typed === undefined) return null;
  const { title } = typed.stage;
  // Saved text belongs to the finished stage, so only changed fields are shown.
  const changed = changedFields(typed.before, typed.answers);
  const { stage } = play;
  const asked = new Set(stage?.hostQuestions.map((question) => question.title));
  const fitting = Object.fromEntries(Object.entries(changed).filter(([name]) => asked.has(name)));
  const isFitting = Object.keys(fitting).length > 0;
  const lost = Object.keys(changed).filter((name) => !asked.has(name));
  return (
    <section class="notes warning" aria-label="Not saved">
      <strong>{play.opened}</strong>
      <p>Your entries for {title} aren’t saved. They stay here until you close the sidebar.</p>
      <Fold title={`Unsaved entries for ${title}`}>
        <AnswerList
          words={Object.entries(changed).map(([name, { now }]) => ({
            title: name,
            answer: now || '(emptied)',
          }))}
        />
      </Fold>
      {stage !== null && isFitting && lost.length > 0 && (
        <p>
          {stage.title} doesn’t have these fields: {lost.join(', ')}. Copy their text first.
        </p>
      )}
      <div class="buttons">
        {stage !== null && isFitting && (
          <Button
            onClick={() =>
              typeFacts({
                on: play.at,
                stage,
                before: stage.hostAnswers,
                over: stage.over,
                answers: filledAnswers(withFields(stage.hostAnswers, fitting)),
              })
            }
          >
            Use them in {stage.title}
          </Button>
        )}
        <Button look="danger" onClick={() => typeFacts(undefined)}>
          Discard
        </Button>
      </div>
    </section>
  );
}
