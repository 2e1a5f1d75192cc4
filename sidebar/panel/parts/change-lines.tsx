// The changes in tabs, line by line below each tab's title.
import type { TabLines } from '../../../src/rounds/host/corrections/views';

export function ChangeLines({ tabs }: { readonly tabs: readonly TabLines[] }) {
  return (
    <>
      {tabs.map(({ title, lines }) => (
        <section key={title}>
          <p class="quiet">{title}</p>
          <ul class="plain-list">
            {lines.map((line, index) => (
              <li key={index} class="change">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
