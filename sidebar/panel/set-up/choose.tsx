// The screen to choose a game: what each game is like, to set it up or practise it, and to import one.
import { useId } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { OVERVIEW } from '../season/parts';
import { Screen } from '../parts/screen';
import { browserZone } from '../../shared/times';
import { FromTemplate } from './from-template';

export function Choose({ games, unchecked }: Extract<DeskView, { phase: 'empty' }>) {
  const { go, change } = useDesk();
  const practise = (): void =>
    void change({
      doing: 'Starting a practice season',
      work: () => call('startPracticeSeason'),
      done: () => 'The season has begun: play it, or watch.',
      then: () => go({ at: 'season', part: OVERVIEW }),
    });
  const season = useId();
  const account = useId();
  return (
    <Screen title="Choose a game">
      {unchecked === true && (
        <section class="card" aria-labelledby={account}>
          <h2 id={account}>Your Google account</h2>
          <p>
            Google accounts differ. Before your first game, find out in two minutes what yours does. The check
            is in Help, too.
          </p>
          <Button onClick={() => go({ at: 'account' })}>Check this account</Button>
        </section>
      )}
      <section class="card" aria-labelledby={season}>
        <h2 id={season}>A season</h2>
        <p>
          Matches in a row with the same people: who is in, purses and tokens go on from one to the next, and
          everyone keeps one link.
        </p>
        <div class="buttons">
          <Button look="action" onClick={() => go({ at: 'season', part: { see: 'start' } })}>
            Start a season
          </Button>
          <Button onClick={practise}>Practice season</Button>
        </div>
      </section>
      <h2>One game</h2>
      <p>
        <strong>Set up</strong> is for your own players. <strong>Practice game</strong> brings sample players,
        and the program can submit for them: a whole game in five minutes.
      </p>
      {games.map((game) => (
        <Choice key={game.id} game={game} />
      ))}
      {games.some(({ template }) => template === true) && <FromTemplate />}
      <Button look="link" onClick={() => go({ at: 'import' })}>
        Continue an exported game or season
      </Button>
    </Screen>
  );
}

function Choice({ game }: { readonly game: GameChoice }) {
  const { change } = useDesk();
  const id = useId();
  const start = (withSamples: boolean): void => {
    void change({
      doing: withSamples
        ? `Starting a practice game of ${game.title}`
        : `Starting the set-up of ${game.title}`,
      work: () => call('startDraft', { game: game.id, practice: withSamples, zone: browserZone() }),
      done: () => 'Look it over, then create the game.',
    });
  };
  return (
    <section class="card game" style={{ '--accent': game.accent }} aria-labelledby={id}>
      <h2 id={id}>{game.title}</h2>
      <p>{game.blurb}</p>
      <ul class="facts">
        <li>{game.playerCount}</li>
        <li>{game.length}</li>
        <li>
          Designed by {game.designers.join(', ')}, for {game.origin}
        </li>
      </ul>
      <div class="buttons">
        <Button look="action" about={game.title} onClick={() => start(false)}>
          Set up
        </Button>
        <Button about={`of ${game.title}`} onClick={() => start(true)}>
          Practice game
        </Button>
      </div>
    </section>
  );
}
