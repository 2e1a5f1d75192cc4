// What the host enters with a stage: seen at a glance, edited in place, saved with a click.
import { useState } from 'preact/hooks';
import type { StageView } from '../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { given } from '../parts/answers';
import { Button } from '../parts/button';
import { QuestionForm } from '../parts/question';
import { Fold } from '../parts/words';

export function HostFacts({ stage }: { readonly stage: StageView }) {
  const { change } = useDesk();
  const [typed, setTyped] = useState<Readonly<Record<string, string>> | undefined>(undefined);
  const values = typed ?? stage.hostAnswers;
  const entered = Object.keys(given(stage.hostAnswers)).length;
  return (
    <Fold title={`What you enter (${entered === 0 ? 'nothing yet' : `${entered} filled in`})`}>
      <QuestionForm questions={stage.hostQuestions} values={values} onChange={setTyped} />
      <p role="status" class="quiet">
        {typed === undefined ? 'Saved.' : 'Not saved yet.'}
      </p>
      <Button
        off={typed === undefined}
        onClick={() =>
          void change({
            doing: 'Saving what you entered',
            work: () => call('saveHostFacts', { answers: given(values) }),
            done: () => 'What you entered is saved; it takes effect when the round is resolved.',
            then: () => setTyped(undefined),
          })
        }
      >
        Save
      </Button>
    </Fold>
  );
}
