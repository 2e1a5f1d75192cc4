// Changes of standings in words, each with its cause.
import type { ChangeLine } from '../../../src/rounds/host/season/views';

/** Lists the changes of one person. */
export function Lines({ lines }: { readonly lines: readonly ChangeLine[] }) {
  return (
    <ul class="plain-list">
      {lines.map(({ text, cause }, index) => (
        <li key={index} class="standing-change">
          <strong>{text}</strong> <span class="quiet">{cause}</span>
        </li>
      ))}
    </ul>
  );
}
