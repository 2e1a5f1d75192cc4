// The status bar at the bottom: the running task, what was done, or an error and what to do about it.
import type { ComponentChildren } from 'preact';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CopyText } from '../parts/copy';
import type { TaskStatus } from '../calls';
import { FocusButton } from '../../shared/focusable-button';
import { Fold } from '../../shared/text';

/** After this many milliseconds a task counts as slow, and the bar says so. */
const SLOW_AFTER_MS = 6000;
/** If a task's usual time is known, it counts as slow after this multiple of it. */
const SLOW_FACTOR = 1.5;

interface Props {
  readonly status: TaskStatus;
  /** Warns that the screen may be out of date because the last refresh failed; empty if it didn't. */
  readonly stale: string;
  readonly onRefresh: () => void;
  /** Opens the help; undefined if there is no help or it is already open. */
  readonly onHelp: (() => void) | undefined;
  readonly onDismiss: () => void;
  /** Repairs a ledger that was edited by hand; undefined if that can't be done here. */
  readonly onMend: (() => void) | undefined;
  /** Continues with a book that has lost rows; undefined if that can't be done. */
  readonly onGoOn: ((offered: CallProblem) => void) | undefined;
}

export function StatusBar({ status, stale, onRefresh, onHelp, onDismiss, onMend, onGoOn }: Props) {
  const slow = useIsSlow(status);
  const bar = useRef<HTMLElement>(null);
  useSpaceForBar(bar, status);
  useDismissOnEdit(status, onDismiss);
  return (
    <footer ref={bar} class={`status status-${status.kind}`}>
      <div role="status" class="status-line">
        {status.kind === 'busy' && (
          <>
            <span class="spinner" aria-hidden="true" />
            <span>
              {status.doing}…{slow && ' This is slow right now. It may take half a minute.'}
            </span>
          </>
        )}
        {status.kind === 'busy' && status.usualMs !== undefined && (
          <span
            class="usual-wait"
            aria-hidden="true"
            key={status.doing}
            style={{ animationDuration: `${status.usualMs}ms` }}
          />
        )}
        {status.kind === 'done' && (
          <>
            <span class={status.whole ? 'mark' : 'mark part'} aria-hidden="true">
              {status.whole ? '✓' : '!'}
            </span>
            <span>{status.text}</span>
          </>
        )}
        {status.kind === 'quiet' && stale !== '' && <span>{stale}</span>}
      </div>
      {(status.kind === 'quiet' || status.kind === 'done') && (
        <>
          {onHelp !== undefined && (
            <FocusButton class="link" onClick={onHelp}>
              Help
            </FocusButton>
          )}
          <FocusButton class="link" onClick={onRefresh}>
            Refresh
          </FocusButton>
        </>
      )}
      {status.kind === 'error' && <ErrorNote {...status} {...{ onDismiss, onMend, onGoOn }} />}
    </footer>
  );
}

function ErrorNote({
  error,
  again,
  onDismiss,
  onMend,
  onGoOn,
}: Extract<TaskStatus, { kind: 'error' }> &
  Pick<Props, 'onDismiss' | 'onMend' | 'onGoOn'>): ComponentChildren {
  return (
    <div role="alert" class="call-error">
      <p>{error.text}</p>
      <FailureDetails {...error} />
      {error.report !== undefined && <CopyText label="Copy the report" text={error.report} />}
      <div class="buttons">
        {error.mendable === true && onMend !== undefined && (
          <FocusButton onClick={onMend}>Repair the ledger</FocusButton>
        )}
        {error.lostRow !== undefined && onGoOn !== undefined && (
          <FocusButton onClick={() => onGoOn(error)}>Continue from here…</FocusButton>
        )}
        {again !== undefined && (
          <FocusButton class="button action" onClick={again}>
            Try again
          </FocusButton>
        )}
        <FocusButton onClick={onDismiss}>Dismiss</FocusButton>
      </div>
    </div>
  );
}

/** Reserves room for the bar, and scrolls to the pressed button if the bar covers it. */
function useSpaceForBar(bar: { readonly current: HTMLElement | null }, status: TaskStatus): void {
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight ?? 0;
    document.documentElement.style.setProperty('--bar', `${height}px`);
    if (status.kind === 'error') document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [status]);
}

/** Removes the bar's error once the host edits anything. The fields still show their own problems. */
function useDismissOnEdit(status: TaskStatus, onDismiss: () => void): void {
  // A layout effect, since useEffect would add the listener too late for a quick change.
  useLayoutEffect(() => {
    if (status.kind !== 'error' || (status.error.problems ?? []).length === 0) return undefined;
    document.addEventListener('input', onDismiss, { once: true });
    return () => document.removeEventListener('input', onDismiss);
  }, [status]);
}

function useIsSlow(status: TaskStatus): boolean {
  const [slow, setSlow] = useState(false);
  const { doing, usualMs = 0 } = status.kind === 'busy' ? status : {};
  useEffect(() => {
    setSlow(false);
    if (doing === undefined) return undefined;
    const after = Math.max(SLOW_AFTER_MS, usualMs * SLOW_FACTOR);
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [doing, usualMs]);
  return slow;
}

export function FailureDetails({ details = [], folded = [] }: Pick<CallProblem, 'details' | 'folded'>) {
  return (
    <>
      {folded.length > 0 && <Fold title="Details">{sentenceList(folded)}</Fold>}
      {details.length > 0 && sentenceList(details)}
    </>
  );
}

function sentenceList(sentences: readonly string[]) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
