// The host's unsaved entries: they belong to the opening on which they were typed, and are kept once that is over.
import type { GameView, Opening, StageView, TypedAnswers } from '../../../src/rounds/api';
import { given } from '../../shared/answers';
import { AnswerList, Fold } from '../../shared/text';
import { useDesk, type TypedFacts } from '../desk/context';
import { Button } from '../parts/button';

/** The host's unsaved entries for this opening. */
export function useTyped(at: Opening): TypedAnswers | undefined {
  const { typed } = useDesk();
  return typed?.on.stage === at.stage ? typed.answers : undefined;
}

/** Keeps what the host types for this opening; `over`: the players' answers over which it was computed. */
export function useTyping(at: Opening, stage: StageView): (answers: TypedAnswers, over?: string) => void {
  const { typed, typeFacts } = useDesk();
  const mine = typed?.on.stage === at.stage ? typed : undefined;
  const { title, hostQuestions, hostAnswers } = stage;
  return (answers, over = mine?.over ?? stage.over) =>
    typeFacts({
      on: at,
      stage: { title, hostQuestions },
      before: mine?.before ?? hostAnswers,
      answers,
      over,
    });
}

/** The host's unsaved entries for an opening that is over. */
export function useTypedBefore(at: Opening): TypedFacts | undefined {
  const { typed } = useDesk();
  return typed === undefined || typed.on.stage === at.stage ? undefined : typed;
}

/** Entries that were typed for what was open before: the host puts them into what is open now, or discards them. */
export function TypedBefore({ play }: { readonly play: Pick<GameView, 'at' | 'opened' | 'stage'> }) {
  const { typeFacts } = useDesk();
  const typed = useTypedBefore(play.at);
  if (typed === undefined) return null;
  const { title } = typed.stage;
  const changed = changedOf(typed.before, typed.answers);
  const { stage } = play;
  const asked = new Set(stage?.hostQuestions.map((question) => question.title));
  const fitting = Object.entries(changed).filter(([name]) => asked.has(name));
  const lost = Object.keys(changed).filter((name) => !asked.has(name));
  return (
    <section class="notes warning" aria-label="Not saved">
      <strong>{play.opened}</strong>
      <p>What you typed for {title} is not saved. It is kept here, until you close the sidebar.</p>
      <Fold title={`What you typed for ${title}`}>
        <AnswerList
          words={Object.entries(changed).map(([name, answer]) => ({
            title: name,
            answer: answer || '(emptied)',
          }))}
        />
      </Fold>
      {stage !== null && fitting.length > 0 && lost.length > 0 && (
        <p>
          {stage.title} has no field for: {lost.join(', ')}. Copy that first.
        </p>
      )}
      <div class="buttons">
        {stage !== null && fitting.length > 0 && (
          <Button
            onClick={() =>
              typeFacts({
                on: play.at,
                stage,
                before: stage.hostAnswers,
                over: stage.over,
                answers: given({ ...stage.hostAnswers, ...Object.fromEntries(fitting) }),
              })
            }
          >
            Put it into {stage.title}
          </Button>
        )}
        <Button onClick={() => typeFacts(undefined)}>Discard it</Button>
      </div>
    </section>
  );
}

/** The answers that the host changed: what stood there saved already belongs to the stage that is over. */
function changedOf(before: TypedAnswers, answers: TypedAnswers): TypedAnswers {
  const names = [...new Set([...Object.keys(before), ...Object.keys(answers)])];
  return Object.fromEntries(
    names
      .filter((name) => (before[name] ?? '') !== (answers[name] ?? ''))
      .map((name) => [name, answers[name] ?? '']),
  );
}
