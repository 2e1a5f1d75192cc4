// Begins a match from a template, which another host has made.
import { useState } from 'preact/hooks';
import type { MatchKind } from '../../../src/rounds/host/season/views';
import { browserZone } from '../../shared/times';
import { Fold } from '../../shared/text';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { jsonIn, JsonFile } from '../parts/json-file';

export function FromTemplate({
  kind,
  ahead = false,
  onDrafted = () => undefined,
}: {
  /** The kind of a season's match; absent for a match outside of a season. */
  readonly kind?: MatchKind;
  /** True for a match of the next episode. */
  readonly ahead?: boolean;
  readonly onDrafted?: () => void;
}) {
  const { change } = useDesk();
  const [text, setText] = useState('');
  const template = jsonIn(text);
  return (
    <Fold title="Begin with a template">
      <p class="help">
        A template is a match that a host made up, for others to play. It fills in the settings; the players
        are yours.
      </p>
      <JsonFile what="a template" text={text} onText={setText} />
      <Button
        off={template === undefined}
        onClick={() => {
          if (template === undefined) return;
          void change({
            doing: 'Beginning with a template',
            work: () =>
              call('draftFromTemplate', {
                template,
                zone: browserZone(),
                ...(kind === undefined ? {} : { kind, ahead }),
              }),
            done: () => 'Its settings are filled in: look it over, then create it.',
            then: onDrafted,
          });
        }}
      >
        Set it up
      </Button>
    </Fold>
  );
}
