// In practice games the program can answer for players. If the host has paused, it first asks whether to reopen.
import { callForOpening, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { useActionToConfirm } from './action';
import { deliverAfterCall } from './deliver';
import type { Opening } from '../../../src/rounds/reply/reply';
import { dropUndefined } from '../../../src/games/frame/json';

export function LetProgramSubmit({
  at,
  player,
  look = 'plain',
}: {
  readonly at: Opening;
  /** Absent for everyone who is missing. */
  readonly player?: string;
  readonly look?: 'action' | 'plain';
}) {
  const { show } = useDesk();
  const { start, question } = useActionToConfirm();
  const submit = (): void =>
    start({
      doing: `Answering for ${player ?? 'everyone missing'}`,
      title: 'Reopen?',
      yes: 'Reopen and answer',
      work: async ({ agreed }) => {
        const opened =
          agreed === undefined
            ? undefined
            : await deliverAfterCall(await callForOpening(at, 'setAccepting', { accepting: true }), show);
        return opened?.ok === false
          ? opened
          : callForOpening(at, 'submitForPractice', { players: player === undefined ? [] : [player] });
      },
      done: () => `Answered for ${player ?? 'everyone who was missing'}.`,
    });
  return (
    <>
      <Button look={look} {...dropUndefined({ about: player && `for ${player}` })} onClick={submit}>
        {player === undefined ? 'Answer for everyone missing' : 'Let the program answer'}
      </Button>
      {question}
    </>
  );
}
