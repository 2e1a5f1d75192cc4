// Counts a match that is over: every change with its cause, person by person, before anything happens (SN-4).
import { useState } from 'preact/hooks';
import type { CountView, SeasonView } from '../../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { useReading } from '../desk/reading';
import { Button } from '../parts/button';
import { ReasonField } from '../parts/reason';
import { Screen } from '../parts/screen';
import { Notes } from '../../shared/text';
import { andDeliver, restText } from '../round/deliver';
import { OwnChanges } from './change-form';
import { CountTold } from './count-told';
import { CountedChanges, CountedPerson, PrivateButton } from './count-list';
import { OVERVIEW, useWayBack } from './parts';
import { changeOf, type TypedChange } from './typed-change';

export function CountScreen({ season }: { readonly season: SeasonView }) {
  const back = useWayBack(season);
  const [view, setView] = useState<CountView | undefined>(undefined);
  const match = season.matches[season.matches.length - 1];
  // Whatever changes what it leaves is looked at anew.
  useReading(`${season.token} ${match?.state ?? ''} ${season.differs ? 'differs' : ''}`, {
    doing: 'Looking at what the match leaves',
    work: () => call('previewCount'),
    then: setView,
  });
  const title = match === undefined ? 'Count it' : `Count ${match.title}`;
  return (
    <Screen title={title} back={back}>
      {view === undefined ? (
        <p class="quiet">This shows what the match leaves, before it is counted.</p>
      ) : (
        <Look key={view.token} season={season} view={view} />
      )}
    </Screen>
  );
}

function Look({ season, view }: { readonly season: SeasonView; readonly view: CountView }) {
  const { change, show, go } = useDesk();
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [own, setOwn] = useState<readonly TypedChange[]>([]);
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(false);
  const changes = own.flatMap((one) => changeOf(one) ?? []);
  const unfinished = changes.length < own.length || (own.length > 0 && reason.trim() === '');
  const choice = { leaveOut: leftOut, changes, reason: reason.trim() };
  const hidden = [...view.changes, ...view.inherited].filter(({ isPrivate }) => isPrivate).length;
  return (
    <>
      <p>
        {view.again
          ? 'The match was corrected after it was counted. This is what it leaves differently now.'
          : `This is what the match leaves. ${view.changes.length === 0 ? 'It changes nobody’s standing.' : 'Take the tick away from what should not count.'}`}
      </p>
      <PrivateButton count={hidden + view.notes.length} shown={shown} onClick={() => setShown(!shown)} />
      <CountedChanges
        season={season}
        changes={view.changes}
        leftOut={leftOut}
        shown={shown}
        onTick={(at, on) => setLeftOut(on ? leftOut.filter((other) => other !== at) : [...leftOut, at])}
      />
      {shown && <CountedPerson season={season} title="Goes to the winner" lines={view.inherited} />}
      {shown && <Notes title="Good to know" notes={view.notes} look="note" />}
      <h2>Your own changes</h2>
      <OwnChanges season={season} changes={own} onChange={setOwn} add="Add a change" />
      {own.length > 0 && <ReasonField value={reason} onChange={setReason} goes="standing" />}
      {unfinished && <p class="quiet">Fill in your changes and the reason, or remove them.</p>}
      <CountTold view={view} choice={choice} unfinished={unfinished} />
      <div class="buttons">
        <Button
          look="action"
          off={unfinished}
          onClick={() =>
            void change({
              doing: 'Counting the match',
              work: async () => andDeliver(await call('countMatch', { token: view.token, ...choice }), show),
              done: (after) => `It is counted.${restText(after)}`,
              then: () => go({ at: 'season', part: OVERVIEW }),
            })
          }
        >
          {view.again ? 'Enter the difference' : 'Count it'}
        </Button>
      </div>
    </>
  );
}
