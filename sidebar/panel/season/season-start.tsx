// The screen to start a season: in an empty book, or with the people of the finished game or season.
import { useState } from 'preact/hooks';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { MatchKind, SeasonView } from '../../../src/rounds/host/season/views';
import type { StartSeasonInput } from '../../../src/rounds/host/season/inputs';
import type { Reply } from '../../../src/rounds/reply/reply';
import { call, useDesk } from '../calls';
import { SelectField, TextField } from '../parts/plain-question';
import { Fold } from '../../shared/text';
import { browserTimeZone } from '../../shared/times';
import { hasContactProblem, TimeZoneAndWebhookFields } from '../parts/contact-fields';
import { ActionScreen } from '../stage/action';
import { newRow, type RosterRow } from '../set-up/draft-form';
import { RosterEditor } from '../set-up/roster';
import { CurrencyFields, InheritField } from './season-settings';
import { ExportFile } from '../files/export';
import { MATCH_KIND_TITLES, OVERVIEW_ROUTE } from './season-helpers';
import {
  STARTER_COLUMNS,
  parseStarter,
  startersProblem,
  FormerPeople,
  StarterFields,
  peopleWhoCanJoin,
} from './starters';

export function StartScreen() {
  const { view, show, go } = useDesk();
  const taken = carriedOverPeople(view);
  const [name, setName] = useState('');
  const [episode, setEpisode] = useState('1');
  const [kind, setKind] = useState<MatchKind>('main');
  const [rows, setRows] = useState<readonly RosterRow[]>(() =>
    (taken?.names ?? []).map((person) => newRow([person, ...STARTER_COLUMNS.slice(1).map(() => '')])),
  );
  const [currencies, setCurrencies] = useState<StartSeasonInput['currencies']>([
    ...(taken?.season?.currencies ?? [{ name: 'garnets', shown: 'own' } as const]),
  ]);
  const [ways, setWays] = useState({ zone: browserTimeZone(), webhook: '' });
  const [inherit, setInherit] = useState<SeasonView['inherit']>(taken?.season?.inherit ?? 'nothing');
  const former = peopleWhoCanJoin(taken?.season?.people ?? []);
  const [coming, setComing] = useState<ReadonlySet<string>>(
    () => new Set(former.filter((one) => one.status === 'in').map((one) => one.name)),
  );
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const comers =
    taken?.season === undefined ? filled : filled.filter(({ cells: [seat = ''] }) => coming.has(seat));
  const problem = startersProblem(comers.map(({ cells }) => cells));
  const wrongWays = taken === undefined && hasContactProblem(ways.zone, ways.webhook, []);
  const ready = name.trim() !== '' && comers.length > 0 && problem === '' && !wrongWays;
  const start = async (): Promise<Reply<DeskView>> => {
    const started = await call('startSeason', {
      name: name.trim(),
      currencies: currencies.filter((currency) => currency.name.trim() !== ''),
      inherit,
      people: filled.map(({ cells }) =>
        taken?.season === undefined ? parseStarter(cells) : withAttendance(parseStarter(cells), coming),
      ),
      ...(taken?.game === undefined ? {} : { match: kind }),
      ...(taken === undefined ? ways : {}),
    });
    if (!started.ok || episode.trim() === '') return started;
    show(started.value);
    return call('openEpisode', { episode: episode.trim() });
  };
  return (
    <ActionScreen
      title="Start a season"
      back={{ to: taken?.game ?? taken?.season?.name ?? 'Choose a game', onBack: () => go({ at: 'round' }) }}
      off={!ready}
      doing="Starting the season"
      work={start}
      done="The season has started. Each person’s link is under their name."
      then={() => go({ at: 'season', part: OVERVIEW_ROUTE })}
      yes="Start the season"
    >
      <TextField label="Season name" value={name} onChange={setName} />
      <TextField
        label={taken?.game === undefined ? 'First episode' : `Which episode was ${taken.game} played in?`}
        value={episode}
        onChange={setEpisode}
      />
      {taken?.game !== undefined && (
        <SelectField
          label={`What kind of match was ${taken.game}?`}
          options={MATCH_KINDS.map((one) => ({ value: one, label: MATCH_KIND_TITLES[one] }))}
          value={kind}
          onChange={(value) => setKind(MATCH_KINDS.find((one) => one === value) ?? kind)}
        />
      )}
      <h2>People ({comers.length})</h2>
      {taken === undefined ? (
        <RosterEditor columns={STARTER_COLUMNS} rows={rows} onChange={setRows} />
      ) : taken.season === undefined ? (
        <StarterFields rows={rows} onChange={setRows} />
      ) : (
        <FormerPeople
          rows={rows}
          onChange={setRows}
          people={former}
          coming={coming}
          onComing={(seat, comes) =>
            setComing(new Set([...[...coming].filter((one) => one !== seat), ...(comes ? [seat] : [])]))
          }
        />
      )}
      {taken === undefined && (
        <Fold title="The public channel and your time zone" open={wrongWays}>
          <TimeZoneAndWebhookFields {...ways} onChange={(part) => setWays({ ...ways, ...part })} />
        </Fold>
      )}
      {taken?.season !== undefined && (
        <Fold title={`Export ${taken.season.name} first`}>
          <ExportFile what="season" />
          <p class="quiet">Once the new season has started, you can only export the new season.</p>
        </Fold>
      )}
      <Fold title="Currencies, and who sees them">
        <CurrencyFields
          known={taken?.season?.currencies.length ?? 1}
          currencies={currencies}
          onChange={setCurrencies}
        />
        <InheritField value={inherit} onChange={setInherit} />
      </Fold>
      <p class="quiet" role="status">
        {problem !== '' ? problem : ready ? '' : 'Enter a name for the season and add people.'}
      </p>
    </ActionScreen>
  );
}

interface CarriedOverPeople {
  readonly names: readonly string[];
  /** The finished game's title; absent after a season. */
  readonly game?: string;
  /** The finished season; absent after a game. */
  readonly season?: SeasonView;
}

/** The people carried over into the season; undefined in an empty book. */
function carriedOverPeople(view: DeskView): CarriedOverPeople | undefined {
  if (view.phase === 'over')
    return { names: view.play.players.map(({ name }) => name), game: view.play.game.title };
  if (view.phase === 'between')
    return { names: view.season.people.map(({ name }) => name), season: view.season };
  return undefined;
}

/** A person from the former season, marked if they don't take part. */
function withAttendance(
  { contacts: _, ...starter }: StartSeasonInput['people'][number],
  coming: ReadonlySet<string>,
): StartSeasonInput['people'][number] {
  return coming.has(starter.name) ? starter : { ...starter, comes: false };
}
