// For a spreadsheet that has lost its last rows: lists them, and continues without them if the host agrees.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ROWS_MISSING, type CallProblem } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call, type DeskState } from '../calls';
import { Confirm } from '../parts/screen';
import { FailureDetails } from './status-bar';
import { remainingText } from '../stage/deliver';
import type { TaskRunner } from './tasks';

interface ContinuePrompt {
  readonly onGoOn: (offered: CallProblem) => void;
  readonly question: ComponentChildren;
}

/** `lost` is the error that lists the lost rows; `offered` is the earlier error that offered to continue. */
interface ContinueErrors {
  readonly lost: CallProblem;
  readonly offered: CallProblem;
}

export function useContinueFromOlderBook(
  { run, setStatus }: TaskRunner,
  { show, change }: Pick<DeskState, 'show' | 'change'>,
): ContinuePrompt {
  const [asked, setAsked] = useState<ContinueErrors | undefined>(undefined);
  const onGoOn = (offered: CallProblem): void =>
    void run<DeskView | undefined>({
      doing: 'Checking what’s missing',
      work: async () => {
        const answer = await call('goOnFromHere', { row: offered.lostRow ?? '' });
        if (answer.ok || answer.error.agree === undefined) return answer;
        setAsked({ lost: answer.error, offered });
        return { ok: true, value: undefined };
      },
      // If the call asks nothing, the missing rows are back, because the host has restored the spreadsheet.
      then: (view) => {
        if (view !== undefined) show(view);
      },
    });
  const goOn = ({ code, lostRow: row = '', agree: agreed = '' }: CallProblem): void => {
    setAsked(undefined);
    void change({
      doing: 'Continuing from here',
      work: () => call('goOnFromHere', { row, agreed }),
      done: (view) =>
        code === ROWS_MISSING
          ? 'Continued with the answers in the forms.'
          : `Continued from here. Everyone is notified of what no longer counts.${remainingText(view)}`,
    });
  };
  if (asked === undefined) return { onGoOn, question: null };
  const { lost, offered } = asked;
  return {
    onGoOn,
    question: (
      <Confirm
        title="Continue from here?"
        yes="Continue from here"
        no="Not now"
        final
        onNo={() => {
          setAsked(undefined);
          setStatus({ kind: 'error', error: offered, again: undefined });
        }}
        onYes={() => goOn(lost)}
      >
        <p>{lost.text}</p>
        <FailureDetails {...lost} />
      </Confirm>
    ),
  };
}
