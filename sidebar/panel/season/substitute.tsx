// The screen for a substitute: who, for how long, contacts, and why.
import { useState } from 'preact/hooks';
import { episodeText } from '../../../src/seasons/episode-text';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { PersonView, SeasonView } from '../../../src/rounds/host/season/views';
import { call, useDesk } from '../calls';
import { Button, Confirm, ReasonField, Screen } from '../parts/screen';
import { useNewContacts } from '../parts/contact-fields';
import { useSeatHolders } from '../parts/seat-holders';
import { TextField, Checkbox } from '../parts/plain-question';
import { useHostAction } from '../stage/action';
import { useBackLink } from './season-helpers';
import { isInCurrentMatch } from './people';
import { ensure } from '../../../src/games/frame/result';

export function SubstituteScreen({
  season,
  person,
}: {
  readonly season: SeasonView;
  readonly person: PersonView;
}) {
  const { name: player, person: former, before, title } = person;
  const { go, view } = useDesk();
  const act = useHostAction();
  const { holder, note } = useSeatHolders([person]);
  const back = useBackLink(season);
  const [typed, setTyped] = useState('');
  const { contacts, wrong, fields } = useNewContacts('the substitute');
  const [reason, setReason] = useState('');
  const [forMatch, setForMatch] = useState(false);
  const [asking, setAsking] = useState(false);
  const name = typed.trim();
  const plays = isInCurrentMatch(view, player);
  const oneMatch = forMatch && plays && name !== before;
  const [verb, says] =
    name === player
      ? ['play again', `${name} plays again`]
      : [`play for ${player}`, `${name} plays for ${player}`];
  return (
    <Screen title="Bring in a substitute" back={back}>
      <p>
        The substitute takes over <bdi>{title}</bdi>’s seat and standing, and gets their own link and book.
      </p>
      {before !== '' && (
        <div class="buttons">
          <Button onClick={() => setTyped(before)}>Bring back {before}</Button>
        </div>
      )}
      <TextField
        label="Substitute’s name"
        help="Someone who is out of the season can stand in, under their own name."
        value={typed}
        onChange={setTyped}
      />
      {plays && name !== before && (
        <Checkbox on={forMatch} onTick={setForMatch}>
          Only for this match. Once it’s counted, <bdi>{former}</bdi> gets the seat back.
        </Checkbox>
      )}
      {fields}
      {note(player)}
      <ReasonField value={reason} onChange={setReason} goes={plays ? 'record' : 'nowhere'} />
      <div class="buttons">
        <Button
          look="action"
          off={name === '' || reason.trim() === '' || wrong}
          onClick={() => setAsking(true)}
        >
          See what changes
        </Button>
      </div>
      {asking && (
        <Confirm
          title={`Let ${name} ${verb}?`}
          yes={`Let ${name} play`}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            act({
              doing: `Letting ${name} ${verb}`,
              work: () =>
                call('substitutePerson', {
                  player,
                  holder: holder(player),
                  name,
                  contacts,
                  ...(oneMatch ? { forMatch } : {}),
                  reason: reason.trim(),
                }),
              done: `${says}. Send them their links.`,
              then: () => go({ at: 'season', part: { see: 'links', player } }),
            });
          }}
        >
          <ul>
            <li>
              {says} from {startTitle(view, season, plays)} on{oneMatch ? ', for this match only' : ''}.
            </li>
            {name === before ? (
              <li>{name}’s book shows this seat again, including everything from before.</li>
            ) : (
              <li>
                {name}’s book shows what {player} has now
                {plays ? ' and this whole match' : ''}, but no earlier changes.
              </li>
            )}
            <li>
              {former}’s page says who plays now, and their book shows only what’s public. Messages still
              waiting for {former} won’t be sent.
            </li>
            <li>Everyone can read who plays for whom, but not your reason.</li>
          </ul>
        </Confirm>
      )}
    </Screen>
  );
}

function startTitle(view: DeskView, { episode }: SeasonView, plays: boolean): string {
  if (plays && view.phase === 'playing')
    return ensure(view.play.stage?.title, 'A running match has a stage.');
  return episode === '' ? 'the first episode' : episodeText(episode, 'episode');
}
