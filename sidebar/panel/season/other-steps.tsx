// Other steps that a host may take in place of the next one, since no order is forced.
import type { MatchState, SeasonView } from '../../../src/rounds/host/season/views';
import { useDesk, type Route } from '../desk/context';
import { Button } from '../parts/button';
import { Fold } from '../../shared/text';
import { ReasonAct, useAct } from '../stage/act';
import { OpenEpisode } from './next-step';
import { putAway } from './put-away';

export function OtherSteps({ season }: { readonly season: SeasonView }) {
  const { view, go } = useDesk();
  const { draft, ahead } = view;
  const { next, episode, matches, differs } = season;
  // A difference has to be entered or left out before any of them.
  if (episode === '' || differs) return null;
  const to = (route: Route) => () => go(route);
  const current = matches.find(({ state }) => !state.startsWith('put-away'));
  const free = current === undefined || current.state === 'counted';
  return (
    <Fold title="Something else">
      <div class="buttons">
        {draft === undefined ? (
          <Button onClick={to({ at: 'choose', kind: next.kind ?? (free ? 'main' : 'between') })}>
            {free ? 'Set up another match' : 'Draft the match after this one'}
          </Button>
        ) : (
          <Button onClick={to({ at: 'draft' })}>Look over {draft.game.title}</Button>
        )}
        {ahead === undefined ? (
          <Button onClick={to({ at: 'choose', kind: 'main', ahead: true })}>
            Draft a match for the next episode
          </Button>
        ) : (
          <Button onClick={to({ at: 'draft', ahead: true })}>
            Look over {ahead.game.title}, for the next episode
          </Button>
        )}
        {current !== undefined && <PutAway state={current.state} title={current.title} />}
        {free && next.action !== 'end-season' && (
          <Button onClick={to({ at: 'season', part: { see: 'end' } })}>End the season</Button>
        )}
      </div>
      {free && next.action !== 'open-episode' && (
        <>
          <p>Not every episode has all of these: open the next one when you like.</p>
          <OpenEpisode key={season.nextEpisode} season={season} />
        </>
      )}
    </Fold>
  );
}

const AWAY: Readonly<Partial<Record<MatchState, string>>> = {
  running:
    'It is not over: it ends here without a result. It changes nobody’s standing, and cannot be counted later.',
  reopened:
    'It is open again, and ends here without a result. What was counted of it stays; change standings where it should not.',
};

function PutAway({ state, title }: { readonly state: MatchState; readonly title: string }) {
  const { go, show, view } = useDesk();
  const act = useAct();
  const counted = state === 'counted';
  const work = (reason: string) => putAway({ reason, uncounted: !counted }, view, show);
  const away = {
    doing: `Putting ${title} away`,
    done: `${title} is put away. Its tabs stay in the books.`,
    then: () => go({ at: 'season', part: { see: 'overview' } }),
  };
  if (counted)
    return <Button onClick={() => act({ ...away, work: () => work('') })}>Put {title} away</Button>;
  const without = `away without ${state === 'reopened' ? 'a result' : 'counting it'}`;
  return (
    <ReasonAct
      {...away}
      work={work}
      button={`Put it ${without}`}
      title={`Put ${title} ${without}?`}
      text={AWAY[state] ?? 'It changes nobody’s standing, and cannot be counted later.'}
      goes="nowhere"
      yes="Put it away"
    />
  );
}
