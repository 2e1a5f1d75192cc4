// The facts that the host enters with a stage.
import { useState } from 'preact/hooks';
import type { DeskView, AnswerProblem, StageView, TypedAnswers } from '../../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { given } from '../../shared/answers';
import { FromSheet, hasSheet } from '../host-part/from-sheet';
import { HostForm } from '../host-part/host-form';
import { Button } from '../parts/button';
import { Fold, Notes } from '../../shared/text';
import { andDeliver, restText } from './deliver';

/** The host's unsaved entries for this stage. */
export function useTyped(stage: StageView): TypedAnswers | undefined {
  const { typed } = useDesk();
  return typed?.stage === stage.name ? typed.answers : undefined;
}

export function HostFacts({ stage }: { readonly stage: StageView }) {
  const { change, show, typeFacts } = useDesk();
  const typed = useTyped(stage);
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [taken, setTaken] = useState(0);
  const values = typed ?? stage.hostAnswers;
  const entered = Object.keys(given(stage.hostAnswers)).length;
  return (
    <Fold title={`What you enter (${entered === 0 ? 'nothing yet' : `${entered} filled in`})`}>
      <HostForm
        // What is taken from the sheet is unfolded, to be looked at.
        key={taken}
        unfolded={taken > 0}
        stage={stage}
        values={values}
        problems={problems}
        onChange={(answers) => typeFacts({ stage: stage.name, answers })}
      />
      {hasSheet(stage) && (
        <FromSheet
          stage={stage}
          onTaken={(answers) => {
            setTaken((before) => before + 1);
            typeFacts({ stage: stage.name, answers: { ...values, ...answers } });
          }}
        />
      )}
      <p role="status" class="quiet">
        {typed === undefined ? 'Saved.' : 'Not saved yet.'}
      </p>
      <Notes title="Look at this" notes={stage.hostWarnings} look="warning" />
      {stage.hostSample !== undefined && (
        <Button onClick={() => typeFacts({ stage: stage.name, answers: stage.hostSample ?? {} })}>
          Fill in an example
        </Button>
      )}
      <Button
        off={typed === undefined}
        onClick={() =>
          void change({
            doing: 'Saving what you entered',
            work: async () => {
              const saved = await call('saveHostFacts', { answers: given(values) });
              setProblems(saved.ok ? [] : (saved.error.problems ?? []));
              return andDeliver(saved, show);
            },
            done: (after) =>
              ['What you entered is saved.', ...newWarnings(stage, after)].join(' ') + restText(after),
            then: () => typeFacts(undefined),
          })
        }
      >
        Save
      </Button>
    </Fold>
  );
}

/** The warnings about this entry that the one before it did not get. */
function newWarnings(before: StageView, after: DeskView): readonly string[] {
  const now = 'play' in after && after.play.stage?.name === before.name ? after.play.stage.hostWarnings : [];
  return now.filter((warning) => !before.hostWarnings.includes(warning));
}
