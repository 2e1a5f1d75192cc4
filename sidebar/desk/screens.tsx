// Which screen the desk shows: by the phase of the game, then by where the host went.
import { Choose } from '../setup/choose';
import { DraftScreen } from '../setup/draft';
import { Preparing } from '../setup/preparing';
import { Help } from './help';
import { PlayScreens } from './play-screens';
import { useState } from 'preact/hooks';
import { useDesk } from './context';

export function Screens() {
  const { view, place } = useDesk();
  const [later, setLater] = useState('');
  if (place.at === 'help') return <Help />;
  switch (view.phase) {
    case 'empty':
      return <Choose games={view.games} />;
    case 'draft':
      return <DraftScreen key={view.draft.game.id} draft={view.draft} />;
    case 'playing':
    case 'over': {
      const { play } = view;
      // The steps of one stage: put off once, they are not forced on the host again until others come.
      const steps = play.toPrepare.join('\n');
      if (steps !== '' && later !== steps && place.at === 'round') {
        return <Preparing play={play} onLater={() => setLater(steps)} />;
      }
      return <PlayScreens play={play} place={place} onPrepare={() => setLater('')} />;
    }
  }
}
