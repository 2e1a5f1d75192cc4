// The season's changes, latest first, for everyone or one person. Changes to private purses are folded.
import { useState } from 'preact/hooks';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { timeText } from '../../../src/rounds/time/time-zone';
import { episodeText } from '../../../src/seasons/episode-text';
import { Fold, plural } from '../../shared/text';
import { useDesk } from '../calls';
import { SelectField } from '../parts/plain-question';
import { getOutgoing } from '../stage/deliver';
import { displayName } from './season-helpers';

export function ChangeLog({ season }: { readonly season: SeasonView }) {
  const [whose, setWhose] = useState('');
  const { people, log } = season;
  const wanted = log.filter(({ player }) => whose === '' || player === whose);
  const hidden = wanted.filter(({ isPrivate }) => isPrivate);
  return (
    <Fold title={`History (${plural(log.length, 'change', 'changes')})`}>
      <SelectField
        label="Changes for"
        blank="everyone"
        options={people.map(({ name, title }) => ({ value: name, label: title }))}
        value={whose}
        onChange={setWhose}
      />
      <LogLines season={season} lines={wanted.filter(({ isPrivate }) => !isPrivate)} />
      {hidden.length > 0 && (
        <Fold title={`Changes to private purses (${hidden.length})`}>
          <LogLines season={season} lines={hidden} />
        </Fold>
      )}
    </Fold>
  );
}

function LogLines({ season, lines }: { readonly season: SeasonView; readonly lines: SeasonView['log'] }) {
  const zone = getOutgoing(useDesk().view)?.zone;
  return (
    <ul class="plain-list">
      {lines.map((line, index) => (
        <li key={index} class="standing-change">
          <bdi>
            <strong>{displayName(season, line.player)}</strong>
          </bdi>{' '}
          {line.text} <span class="quiet">{line.cause}</span>
          <br />
          <span class="quiet">
            {line.episode === '' ? 'Before the first episode' : episodeText(line.episode)}
            {zone !== undefined && ` · ${timeText(line.at, zone)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
