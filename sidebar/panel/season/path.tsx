// Shows the open episode as a short path: what is done, what is next, and what comes later.
import type { PathStep } from '../../../src/rounds/host/season/views';

const WORDS: Readonly<Record<PathStep['state'], string>> = {
  done: ': done',
  passed: '',
  now: ': next',
  ahead: ': still ahead',
};

export function EpisodePath({ path }: { readonly path: readonly PathStep[] }) {
  return (
    <ol class="path" aria-label="The path of the episode">
      {path.map(({ step, title, state }) => (
        <li key={step} class={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span class="dot" aria-hidden="true">
            {state === 'done' ? '✓' : state === 'passed' ? '–' : ''}
          </span>
          <span>
            {title}
            <span class="unseen">{WORDS[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
