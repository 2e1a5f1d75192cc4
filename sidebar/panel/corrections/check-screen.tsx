// The preview of a change that another screen has asked for.
import { useState } from 'preact/hooks';
import type { ChangeView } from '../../../src/rounds/host/corrections/views';
import type { Opening } from '../../../src/rounds/reply/opening';
import { callOn, type WindowChange } from '../calls';
import { useDesk } from '../desk/context';
import { useReading } from '../desk/reading';
import { Screen } from '../parts/screen';
import { CheckChange } from './check';

interface Props {
  readonly on: Opening;
  readonly change: WindowChange;
}

export function CheckScreen({ on, change }: Props) {
  const { go, busy } = useDesk();
  const [view, setView] = useState<ChangeView | undefined>(undefined);
  const leave = (): void => go({ at: 'round' });
  useReading(JSON.stringify(change), {
    doing: 'Working out what changes',
    work: () => callOn(on, 'previewChange', { change }),
    then: setView,
  });
  if (view !== undefined)
    return <CheckChange on={on} change={change} view={view} onBack={leave} onDone={leave} />;
  return (
    <Screen title="What changes" back={{ to: 'Round', onBack: leave }}>
      <p class="quiet">{busy ? 'What changes appears here.' : 'Nothing could be worked out.'}</p>
    </Screen>
  );
}
