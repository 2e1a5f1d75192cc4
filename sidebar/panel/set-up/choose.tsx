// The first screen: games, own matches, seasons and exported files. The last two are offered only in an empty book.
import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { RulesSection } from '../../../src/games/frame/contract';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import { call, useDesk } from '../calls';
import { Button, Screen } from '../parts/screen';
import { OVERVIEW_ROUTE } from '../season/season-helpers';
import { useStartDraft, DraftFromTemplate } from './drafting';
import { dropUndefined } from '../../../src/games/frame/json';

export function ChooseGame({ view }: { readonly view: DeskView }) {
  const { go } = useDesk();
  const back = 'play' in view ? { to: view.play.game.title, onBack: () => go({ at: 'round' }) } : undefined;
  // A game that is only played between a season's matches can't be played on its own.
  const games = view.games.filter(({ fits }) => fits.some((kind) => kind !== 'between'));
  return (
    <Screen title="Choose a game" {...dropUndefined({ back })}>
      {view.phase === 'empty' && view.unchecked === true && (
        <OptionRow title="Your Google account" about="Check it before your first game">
          <p>The check takes a minute. You can also do it later, under “Help”.</p>
          <Button look="action" onClick={() => go({ at: 'account' })}>
            Check this account
          </Button>
        </OptionRow>
      )}
      {games.map((game) => (
        <GameItem key={game.id} game={game} />
      ))}
      {view.phase === 'empty' && <OtherOptions />}
    </Screen>
  );
}

function OtherOptions() {
  const { go, change } = useDesk();
  const practise = (): void =>
    void change({
      doing: 'Starting a practice season',
      work: () => call('startPracticeSeason'),
      done: () => 'The season has started. Play it yourself, or watch it.',
      then: () => go({ at: 'season', part: OVERVIEW_ROUTE }),
    });
  return (
    <>
      <OptionRow title="A season" about="Several matches with the same people">
        <p>Purses, tokens and eliminations carry over from match to match. Everyone keeps one link.</p>
        <div class="buttons">
          <Button look="action" onClick={() => go({ at: 'season', part: { see: 'start' } })}>
            Start a season
          </Button>
          <Button onClick={practise}>Try it with sample players</Button>
        </div>
      </OptionRow>
      <OptionRow title="An exported file">
        <Button look="action" onClick={() => go({ at: 'import' })}>
          Continue an exported game or season
        </Button>
      </OptionRow>
    </>
  );
}

function GameItem({ game }: { readonly game: GameChoice }) {
  const draft = useStartDraft();
  const { id, title, blurb, designers, origin, playerCount, length, accent, template } = game;
  return (
    <OptionRow title={title} about={`${playerCount} · ${length}`} accent={accent}>
      <p>{blurb}</p>
      <p class="quiet">
        Designed by {designers.join(', ')}, for {origin}
      </p>
      <div class="buttons">
        <Button look="action" about={title} onClick={() => draft(`Setting up ${title}`, { game: id })}>
          Set up
        </Button>
        <Button
          about={`of ${title}`}
          onClick={() => draft(`Starting a practice game of ${title}`, { game: id, practice: true })}
        >
          Try it with sample players
        </Button>
        <GameRules game={id} />
      </div>
      {template === true && <DraftFromTemplate />}
    </OptionRow>
  );
}

/** A game's rules, loaded when the host wants to read them. */
function GameRules({ game }: { readonly game: string }) {
  const { run } = useDesk();
  const [rules, setRules] = useState<readonly RulesSection[]>([]);
  const read = (): void =>
    void run({ doing: 'Reading the rules', work: () => call('getRules', { game }), then: setRules });
  if (rules.length === 0) {
    return (
      <Button look="link" onClick={read}>
        Rules
      </Button>
    );
  }
  return (
    <div>
      {rules.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** One row of the list; opening it closes any other. */
function OptionRow({
  title,
  about = '',
  accent = 'var(--line)',
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly accent?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <details class="fold choice" name="choice" style={{ '--accent': accent }}>
      <summary>
        {title}
        {about !== '' && <span class="quiet plain">{about}</span>}
      </summary>
      <div class="folded">{children}</div>
    </details>
  );
}
