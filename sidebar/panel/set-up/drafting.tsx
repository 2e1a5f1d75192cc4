// Begins the draft of a match, and opens it.
import type { DraftMatch } from '../../../src/rounds/host/set-up/inputs';
import { browserZone } from '../../shared/times';
import { call, useDesk } from '../calls';
import { useState } from 'preact/hooks';
import { Fold } from '../../shared/text';
import { Button } from '../parts/screen';
import { jsonIn, JsonFile } from '../parts/json-file';

export function useDrafting(): (doing: string, match: Omit<DraftMatch, 'zone'>) => void {
  const { change, go } = useDesk();
  return (doing, match) =>
    void change({
      doing,
      work: () => call('draft', { ...match, zone: browserZone() }),
      then: () => go({ at: 'draft', ahead: match.ahead === true }),
    });
}

/** `match`: the kind of a season's match, and whether it is of the next episode. */
export function FromTemplate({ match = {} }: { readonly match?: Pick<DraftMatch, 'kind' | 'ahead'> }) {
  const draft = useDrafting();
  const [text, setText] = useState('');
  const template = jsonIn(text);
  return (
    <Fold title="Start from a template">
      <p class="help">
        A template is a match that another host made up. It fills in the settings; the players are yours.
      </p>
      <JsonFile what="a template" text={text} onText={setText} />
      <Button
        off={template === undefined}
        onClick={() => {
          if (template !== undefined) draft('Loading the template', { ...match, template });
        }}
      >
        Set it up
      </Button>
    </Fold>
  );
}
