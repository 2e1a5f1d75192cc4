// Words, names and notes that several screens of a season use.
import type {
  MatchKind,
  PersonView,
  SeasonMatchView,
  SeasonView,
  StandingChange,
} from '../../../src/rounds/host/season/views';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { type Route, type SeasonRoute, useDesk } from '../calls';
import { Notes } from '../../shared/text';
import { Button } from '../parts/screen';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Checkbox } from '../parts/plain-question';

export const MATCH_KIND_TITLES: Readonly<Record<MatchKind, string>> = {
  main: 'Main match',
  between: 'Between two matches',
  death: 'Death match',
  extra: 'Extra match',
};

export function splitByKind(
  games: readonly GameChoice[],
  kind: MatchKind,
): readonly [readonly GameChoice[], readonly GameChoice[]] {
  const fits = ({ fits: kinds }: GameChoice): boolean => kinds.includes(kind);
  return [games.filter(fits), games.filter((game) => !fits(game))];
}

export const OVERVIEW_ROUTE: SeasonRoute = { see: 'overview' };

/** The season's current match; undefined if the last one is archived. */
export function currentMatch({ matches }: SeasonView): SeasonMatchView | undefined {
  return matches.find(({ state }) => !state.startsWith('put-away'));
}

/** The first screen: the season's overview if the season has ended or its match is counted. */
export function initialRoute(view: DeskView | undefined, start: Route): Route {
  const season = view !== undefined && 'season' in view ? view.season : undefined;
  const isDone = season !== undefined && (season.end !== null || currentMatch(season)?.state === 'counted');
  return isDone && start.at === 'round' ? { at: 'season', part: OVERVIEW_ROUTE } : start;
}

export function peopleStillIn({ people }: SeasonView): readonly PersonView[] {
  return people.filter((person) => person.status === 'in');
}

/** People who are out, the last to leave first. */
export function peopleOut({ people, episodes }: SeasonView): readonly PersonView[] {
  const since = ({ episode }: PersonView): number => episodes.indexOf(episode);
  return people.filter((person) => person.status !== 'in').sort((a, b) => since(b) - since(a));
}

/** The displayed name for a seat's name. */
export function displayName({ people }: SeasonView, name: string): string {
  return people.find((person) => person.name === name)?.title ?? name;
}

/** The link back to the season's overview. */
export function useBackLink({ name }: SeasonView): { readonly to: string; readonly onBack: () => void } {
  const { go } = useDesk();
  return { to: name, onBack: () => go({ at: 'season', part: OVERVIEW_ROUTE }) };
}

/** `DifferenceNotice` without its button, for screens whose next step leads to the difference anyway. */
export function DifferenceText({ season: { differs } }: { readonly season: SeasonView }) {
  return differs ? (
    <Notes
      title="A counted match was corrected"
      notes={[
        'The corrected match has different results. Review the difference, then apply it or dismiss it with a reason.',
      ]}
      look="warning"
    />
  ) : null;
}

export function DifferenceNotice({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  return season.differs ? (
    <>
      <DifferenceText season={season} />
      <div class="buttons">
        <Button onClick={() => go({ at: 'season', part: { see: 'count' } })}>Review the difference</Button>
      </div>
    </>
  ) : null;
}

/** The token of the standings that the host saw, for the call, and a warning once it is out of date. */
export function useStandingsTokenWithWarning({ token: now }: SeasonView): {
  readonly token: string;
  readonly note: ComponentChildren;
} {
  const { busy } = useDesk();
  const [token, setToken] = useState(now);
  const note =
    token === now || busy ? null : (
      <div class="notes warning" role="status">
        <strong>A standing has changed since you opened this screen.</strong>
        <p>Look at the standings first. The change you’re making may already be there.</p>
        <Button onClick={() => setToken(now)}>Continue anyway</Button>
      </div>
    );
  return { token, note };
}

export function EliminationPicker({
  season,
  asked,
  out,
  onChange,
}: {
  readonly season: SeasonView;
  readonly asked: readonly string[];
  readonly out: readonly string[];
  readonly onChange: (out: readonly string[]) => void;
}) {
  if (asked.length === 0) return null;
  return (
    <fieldset class="card counted">
      <legend>You decide who is eliminated</legend>
      {asked.map((player) => (
        <Checkbox
          key={player}
          on={out.includes(player)}
          onTick={(on) => onChange(on ? [...out, player] : out.filter((other) => other !== player))}
        >
          <bdi>{displayName(season, player)}</bdi> is eliminated
        </Checkbox>
      ))}
    </fieldset>
  );
}

export function eliminationChanges(out: readonly string[]): readonly StandingChange[] {
  return out.map((player) => ({ player, eliminated: true }));
}

/** The title of the last archived match of this game; undefined if there is none. */
export function lastMatchTitle(
  season: Pick<SeasonView, 'matches'> | undefined,
  game: string,
): string | undefined {
  const away = (season?.matches ?? []).filter(
    (match) => match.game === game && match.state.startsWith('put-away'),
  );
  return away[away.length - 1]?.title;
}

/** A checkbox for leaving both the match and the season at once (SN-21), and whether it is ticked; `text` explains it. */
export function useLeaveSeasonToo(label: string, text: string) {
  const [wanted, setWanted] = useState(true);
  const tick = (
    <Checkbox on={wanted} onTick={setWanted}>
      {label} <span class="help">{text}</span>
    </Checkbox>
  );
  return { wanted, tick };
}
