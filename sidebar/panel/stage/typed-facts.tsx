// What the host has typed and not saved. It belongs to one opening, and is kept after that is over.
import {
  changedFields,
  withFields,
  type FieldClash,
  type Opening,
  type TypedAnswers,
} from '../../../src/rounds/reply/reply';
import type { FieldChanges } from '../../../src/rounds/reply/call-parts';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { given } from '../../shared/answers';
import { AnswerList, Fold } from '../../shared/text';
import { useDesk, type TypedFacts } from '../calls';
import { Button } from '../parts/screen';

/** Gives the fields that the host has changed for this opening and not saved; undefined if nothing was typed. */
export function useTyped(at: Opening): FieldChanges | undefined {
  const { typed } = useDesk();
  return typed?.on.stage === at.stage ? changedFields(typed.before, typed.answers) : undefined;
}

export interface Typing {
  /** Keeps what the host types for this opening; `over` are the players' answers for which it was computed. */
  readonly type: (answers: TypedAnswers, over?: string) => void;
  /** Keeps the text that the host picks for a field that somebody else has changed, too. */
  readonly pick: (clash: FieldClash, text: string) => void;
}

export function useTyping(at: Opening, stage: StageView): Typing {
  const { typed, typeFacts } = useDesk();
  const mine = typed?.on.stage === at.stage ? typed : undefined;
  const { title, hostQuestions, hostAnswers } = stage;
  const changes = mine === undefined ? {} : changedFields(mine.before, mine.answers);
  const keep = (before: TypedAnswers, answers: TypedAnswers, over?: string): void => {
    // Confirming over changed answers saves the text unchanged.
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
  // The texts that the host began from: of a field changed earlier the text before that change, of any other the saved
  // one.
  const before: TypedAnswers = Object.fromEntries([
    ...Object.entries(hostAnswers),
    ...Object.entries(changes).map(([name, change]): readonly [string, string] => [name, change.before]),
  ]);
  return {
    type: (answers, over) => keep(before, answers, over),
    pick: ({ field, stands }, text) => {
      const standing = Object.fromEntries([[field, stands]]);
      keep(
        { ...before, ...standing },
        { ...withFields(hostAnswers, changes), ...Object.fromEntries([[field, text]]) },
      );
    },
  };
}

/** Gives what the host has typed and not saved for an opening that is over. */
export function useTypedBefore(at: Opening): TypedFacts | undefined {
  const { typed } = useDesk();
  return typed === undefined || typed.on.stage === at.stage ? undefined : typed;
}

/** Shows what was typed for an earlier opening: the host copies it into what is open now, or discards it. */
export function TypedBefore({ play }: { readonly play: Pick<GameView, 'at' | 'opened' | 'stage'> }) {
  const { typeFacts } = useDesk();
  const typed = useTypedBefore(play.at);
  if (typed === undefined) return null;
  const { title } = typed.stage;
  // What was saved belongs to the stage that is over, so only the changed fields are shown.
  const changed = changedFields(typed.before, typed.answers);
  const { stage } = play;
  const asked = new Set(stage?.hostQuestions.map((question) => question.title));
  const fitting = Object.fromEntries(Object.entries(changed).filter(([name]) => asked.has(name)));
  const isFitting = Object.keys(fitting).length > 0;
  const lost = Object.keys(changed).filter((name) => !asked.has(name));
  return (
    <section class="notes warning" aria-label="Not saved">
      <strong>{play.opened}</strong>
      <p>What you typed for {title} is not saved. It is kept here, until you close the sidebar.</p>
      <Fold title={`What you typed for ${title}`}>
        <AnswerList
          words={Object.entries(changed).map(([name, { now }]) => ({
            title: name,
            answer: now || '(emptied)',
          }))}
        />
      </Fold>
      {stage !== null && isFitting && lost.length > 0 && (
        <p>
          {stage.title} has no field for: {lost.join(', ')}. Copy that first.
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
                answers: given(withFields(stage.hostAnswers, fitting)),
              })
            }
          >
            Put it into {stage.title}
          </Button>
        )}
        <Button look="danger" onClick={() => typeFacts(undefined)}>
          Discard it
        </Button>
      </div>
    </section>
  );
}
