// The screen to choose a game that is played alone. An empty book offers a season and exported files as well.
import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import { call, useDesk } from '../calls';
import { Button, Screen } from '../parts/screen';
import { OVERVIEW } from '../season/season-words';
import { useDrafting, FromTemplate } from './drafting';
import { present } from '../../../src/games/frame/json';

export function Choose({ view }: { readonly view: DeskView }) {
  const { go } = useDesk();
  const { games } = view;
  const back = 'play' in view ? { to: view.play.game.title, onBack: () => go({ at: 'round' }) } : undefined;
  return (
    <Screen title="Choose a game" {...present({ back })}>
      {view.phase === 'empty' && <BesidesGames unchecked={view.unchecked === true} />}
      <p>
        <strong>Set up</strong> is for your own players. <strong>Practice game</strong> brings sample players,
        and the program can submit for them: a whole game in five minutes.
      </p>
      {games.map((game) => (
        <Choice key={game.id} game={game} />
      ))}
      {games.some(({ template }) => template === true) && <FromTemplate />}
      {view.phase === 'empty' && (
        <Button look="link" onClick={() => go({ at: 'import' })}>
          Continue an exported game or season
        </Button>
      )}
    </Screen>
  );
}

/** What an empty book can begin with besides a game: the check of the account, and a season. */
function BesidesGames({ unchecked }: { readonly unchecked: boolean }) {
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
    <>
      {unchecked && (
        <section class="card" aria-labelledby={account}>
          <h2 id={account}>Your Google account</h2>
          <p>
            Google accounts differ. Before your first game, find out in a minute what yours does. The check is
            in Help, too.
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
    </>
  );
}

function Choice({ game }: { readonly game: GameChoice }) {
  const draft = useDrafting();
  const { id, title } = game;
  return (
    <GameCard
      game={game}
      blurb={game.blurb}
      fact={`Designed by ${game.designers.join(', ')}, for ${game.origin}`}
    >
      <div class="buttons">
        <Button
          look="action"
          about={title}
          onClick={() => draft(`Starting the set-up of ${title}`, { game: id })}
        >
          Set up
        </Button>
        <Button
          about={`of ${title}`}
          onClick={() => draft(`Starting a practice game of ${title}`, { game: id, practice: true })}
        >
          Practice game
        </Button>
      </div>
    </GameCard>
  );
}

/** A game that can be chosen, with what can be done with it. */
export function GameCard({
  game: { title, accent, playerCount, length },
  blurb = '',
  fact = '',
  children,
}: {
  readonly game: GameChoice;
  readonly blurb?: string;
  /** One more fact, below those of each game. */
  readonly fact?: string;
  readonly children: ComponentChildren;
}) {
  const id = useId();
  return (
    <section class="card game" style={{ '--accent': accent }} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {blurb !== '' && <p>{blurb}</p>}
      <ul class="facts">
        <li>{playerCount}</li>
        <li>{length}</li>
        {fact !== '' && <li>{fact}</li>}
      </ul>
      {children}
    </section>
  );
}
