// All tabs of each audience as they would look after the open stage, in a separate wide window.
import { useEffect, useState } from 'preact/hooks';
import { EVERYONE, readerKey, type CallProblem } from '../../../src/rounds/reply/reply';
import type { TabsPreview } from '../../../src/rounds/host/stage/views';
import { call } from '../calls';
import { AudienceName } from '../parts/names';
import { Fold, TabTable } from '../../shared/text';
import { FocusButton } from '../../shared/focusable-button';

export function TabsPage() {
  const [view, setView] = useState<TabsPreview>();
  const [error, setError] = useState<CallProblem>();
  const read = (): void => {
    setError(undefined);
    void call('previewTabs').then((answer) => {
      if (answer.ok) setView(answer.value);
      else setError(answer.error);
    });
  };
  useEffect(read, []);
  return (
    <main class="screen wide">
      <h1>Preview{view === undefined ? '' : ` of ${view.title}`}</h1>
      {error !== undefined && (
        <div class="notes problem" role="alert">
          <p>{error.text}</p>
        </div>
      )}
      {view === undefined && error === undefined && <p class="quiet">Working out the round…</p>}
      {view !== undefined && (
        <p>Nothing is saved or sent. Private results are collapsed, in case you’re sharing your screen.</p>
      )}
      {(view !== undefined || error !== undefined) && (
        <div class="buttons">
          <FocusButton onClick={read}>Refresh</FocusButton>
        </div>
      )}
      {view?.audiences.map(({ to, tabs }) => (
        <Fold key={readerKey(to)} title={<AudienceName reader={to} />} open={to === EVERYONE}>
          {tabs.map((tab) => (
            <TabTable key={tab.title} tab={tab} />
          ))}
        </Fold>
      ))}
    </main>
  );
}
