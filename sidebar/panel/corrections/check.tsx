// The preview of a correction: who is affected, and how. The host gives a reason and applies it.
import { useState } from 'preact/hooks';
import { EVERYONE, readerKey } from '../../../src/rounds/reply/messages';
import type { ChangeView } from '../../../src/rounds/host/corrections/views';
import type { Opening } from '../../../src/rounds/reply/opening';
import { call, callOn, type WindowChange } from '../calls';
import { useDesk } from '../desk/context';
import { MessageText } from '../messages/message';
import { Button } from '../parts/button';
import { ChangeLines } from '../parts/change-lines';
import { useLeavesToo } from '../parts/leaves-too';
import { ReaderName, ReaderNames } from '../parts/names';
import { ReasonField } from '../parts/reason';
import { Screen } from '../parts/screen';
import { Fold, Notes, plural } from '../../shared/text';
import { andDeliver, restText } from '../stage/deliver';

export function CheckChange({
  on,
  change,
  view,
  onBack,
  onDone,
}: {
  readonly on: Opening;
  readonly change: WindowChange;
  readonly view: ChangeView;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const desk = useDesk();
  const [reason, setReason] = useState('');
  const { view: shown } = desk;
  const leaver =
    change.kind === 'seat' && change.left && 'season' in shown
      ? shown.season.people.find((one) => one.name === change.player && one.in === 'in')
      : undefined;
  const leavesToo = useLeavesToo(
    `${leaver?.title ?? ''} leaves the season, too.`,
    'They’re in no later match. You can let them join again.',
  );
  const receivers = view.differences.filter(({ notice }) => notice !== '').map(({ to }) => to);
  return (
    <Screen title="What changes" back={{ to: 'Change it differently', onBack }}>
      <p>{view.summary}</p>
      <p>
        Nothing is changed yet.
        {view.differences.length > 0 && ' Private parts are folded: your screen may be shared.'}
      </p>
      <Notes title="Look at this" notes={view.warnings} look="warning" />
      {view.told.length > 0 && (
        <>
          <h2>Told as soon as you apply it</h2>
          {view.told.map((message) => (
            <Fold
              key={`${readerKey(message.to)} ${message.text}`}
              open={message.to === EVERYONE}
              title={<ReaderName reader={message.to} />}
            >
              <MessageText message={message} />
            </Fold>
          ))}
        </>
      )}
      {view.differences.length === 0 && (
        <p>{view.told.length === 0 ? 'Nothing that anyone reads changes.' : 'No result changes.'}</p>
      )}
      {view.differences.map((difference) => (
        <Fold
          key={readerKey(difference.to)}
          open={difference.to === EVERYONE}
          title={
            <>
              <ReaderName reader={difference.to} />
              <br />
              <span class="quiet plain">{differenceText(difference)}</span>
            </>
          }
        >
          <ChangeLines tabs={difference.tabs} />
        </Fold>
      ))}
      {receivers.length > 0 && (
        <p>
          <strong>Get a correction notice:</strong> <ReaderNames readers={receivers} />. It says these
          changes, each reader their own, in their book and under Messages.
        </p>
      )}
      {leaver !== undefined && leavesToo.tick}
      <ReasonField
        value={reason}
        onChange={setReason}
        goes={change.kind === 'submission' ? 'player' : 'record'}
      />
      <div class="buttons">
        <Button
          look="action"
          off={reason.trim() === ''}
          onClick={() =>
            void desk.change({
              doing: 'Applying the change',
              work: async () => {
                const input = { change, reason: reason.trim(), token: view.token };
                const applied = await callOn(on, 'applyChange', input);
                if (!applied.ok || leaver === undefined || !leavesToo.wanted)
                  return andDeliver(applied, desk.show);
                const { name: player, holder } = leaver;
                const left = await call('changeStandings', {
                  ...{ changes: [{ player, left: true }], reason: reason.trim() },
                  holders: { [player]: holder },
                });
                return andDeliver(left, desk.show);
              },
              done: (after) => `The change is made.${restText(after)}`,
              then: () => {
                onDone();
                desk.go({ at: 'round' });
              },
            })
          }
        >
          Apply the change
        </Button>
        <Button onClick={onBack}>Cancel</Button>
      </div>
    </Screen>
  );
}

export type Difference = ChangeView['differences'][number];

/** Writes a difference in words: `2 changes; has seen it as it was`. */
export function differenceText({ tabs, notice, onPage }: Difference): string {
  const count = tabs.reduce((sum, { lines }) => sum + lines.length, 0);
  const seen =
    notice !== ''
      ? 'has seen it as it was'
      : onPage
        ? 'may have seen it on the page, which says what changed'
        : 'has not seen it yet';
  return `${plural(count, 'change', 'changes')}; ${seen}`;
}
