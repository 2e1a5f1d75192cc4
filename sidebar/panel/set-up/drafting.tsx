// Starts a set-up, with or without a template.
import type { DraftMatch } from '../../../src/rounds/host/set-up/inputs';
import { browserTimeZone } from '../../shared/times';
import { call, useDesk } from '../calls';
import { useState } from 'preact/hooks';
import { Fold } from '../../shared/text';
import { Button } from '../parts/screen';
import { parseJsonFile, JsonFileField } from '../parts/json-file';
import { SelectField } from '../parts/plain-question';
import { TEMPLATES } from './templates';

export function useStartDraft(): (doing: string, match: Omit<DraftMatch, 'zone'>) => void {
  const { change, go } = useDesk();
  return (doing, match) =>
    void change({
      doing,
      work: () => call('draft', { ...match, zone: browserTimeZone() }),
      then: () => go({ at: 'draft', ahead: match.ahead === true }),
    });
}

/** `match`: in a season, the kind of match and whether it's for the next episode. */
export function DraftFromTemplate({ match = {} }: { readonly match?: Pick<DraftMatch, 'kind' | 'ahead'> }) {
  const draft = useStartDraft();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const template = chosen === '' ? parseJsonFile(text) : TEMPLATES[chosen]?.template;
  return (
    <Fold title="Start from a template">
      <p class="help">Formulas for these templates are in the guide, under docs/own-match.</p>
      <SelectField
        label="Template"
        blank="From a file"
        options={Object.entries(TEMPLATES).map(([value, shipped]) => ({
          value,
          label: `${shipped.template.settings.title}: ${shipped.about}`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === '' && <JsonFileField what="a template" text={text} onText={setText} />}
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
