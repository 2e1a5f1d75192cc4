// The season's people: public standing at a glance; private part, links and substitute folded below each.
import { episodeText } from '../../../src/seasons/episode-text';
import { plural } from '../../../src/games/frame/wording';
import { amountText } from '../../../src/games/frame/number-input';
import type { ChangeLine, PersonView, SeasonView } from '../../../src/rounds/host/season/views';
import { useDesk, type SeasonRoute } from '../calls';
import { Button } from '../parts/screen';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { CopyText } from '../parts/copy';
import { BookLinks, NewLink } from '../stage/links';

export function People({
  season,
  people,
}: {
  readonly season: SeasonView;
  readonly people: readonly PersonView[];
}) {
  return (
    <>
      {people.map((person) => (
        <PersonRow key={person.name} season={season} person={person} />
      ))}
    </>
  );
}

function PersonRow({ season, person }: { readonly season: SeasonView; readonly person: PersonView }) {
  const { name, title, purses, marks, line, changes } = person;
  const isOver = season.end !== null;
  const owned = purses.filter(({ name: purse }) => !isPursePublic(season, purse));
  const facts = listPublicFacts(season, person);
  const isPart = person.status === 'in' && !isOver;
  return (
    <details class="player person">
      <summary>
        <span class="who">
          <bdi translate={false} class="name">
            {title}
          </bdi>
          {facts.length > 0 && <span class="quiet">{facts.join(' · ')}</span>}
        </span>
        <span class="marks">
          {isPart && person.candidate && <span class="badge part">Candidate</span>}
          {isPart && person.opponent && <span class="badge part">Opponent</span>}
          {marks.map(({ name: mark, until }) => (
            <span key={mark} class="badge">
              {mark}
              {until !== undefined && <span class="unseen">, {EXPIRY_TEXTS[until]}</span>}
            </span>
          ))}
        </span>
      </summary>
      <div class="folded">
        {owned.length > 0 && (
          <p>
            <strong>In their purse:</strong>{' '}
            {owned.map(({ name: purse, amount }) => amountText(purse, amount)).join(', ')}
          </p>
        )}
        {line !== '' && <p>{line}</p>}
        {marks.some(({ until }) => until !== undefined) && (
          <p class="quiet">
            {marks
              .flatMap(({ name: mark, until }) =>
                until === undefined ? [] : [`${mark}: ${EXPIRY_TEXTS[until]}`],
              )
              .join('; ')}
            .
          </p>
        )}
        {!isOver && season.episode !== '' && (
          <PersonActions name={name} title={title} isIn={person.status === 'in'} />
        )}
        <SeatActions person={person} isOver={isOver} />
        {changes.length > 0 && <p class="quiet">Changes, latest first:</p>}
        <LineList lines={changes} />
      </div>
    </details>
  );
}

/** A person's public standing in short phrases, without marks and roles. */
function listPublicFacts(season: SeasonView, person: PersonView): readonly string[] {
  const { purses, tokens } = person;
  const open = purses.filter(({ name: purse, amount }) => isPursePublic(season, purse) && amount > 0);
  return [
    ...(person.status === 'in'
      ? []
      : [`${person.status === 'left' ? 'left' : 'eliminated'} in ${episodeText(person.episode, 'episode')}`]),
    ...open.map(({ name: purse, amount }) => amountText(purse, amount)),
    ...(tokens > 0 ? [plural(tokens, 'token')] : []),
  ];
}

/** A person's whole public standing in short phrases. */
export function describeStanding(season: SeasonView, person: PersonView): readonly string[] {
  return [
    ...listPublicFacts(season, person),
    ...(person.candidate ? ['Candidate'] : []),
    ...(person.opponent ? ['Opponent'] : []),
    ...person.marks.map(({ name }) => name),
  ];
}

const EXPIRY_TEXTS = {
  close: 'until this episode is closed',
  next: 'until the next episode is closed',
} as const;

function PersonActions({
  name,
  title,
  isIn,
}: {
  readonly name: string;
  readonly title: string;
  readonly isIn: boolean;
}) {
  const { go } = useDesk();
  const to = (part: SeasonRoute) => () => go({ at: 'season', part });
  const about = `of ${title}`;
  return (
    <div class="buttons">
      <Button about={about} onClick={to({ see: 'correct', player: name, what: 'purse' })}>
        Change the standing
      </Button>
      {isIn ? (
        <>
          <Button about={`from ${title}`} onClick={to({ see: 'gift', from: name })}>
            Give a gift
          </Button>
          <Button about={`: ${title}`} onClick={to({ see: 'correct', player: name, what: 'left' })}>
            Leaves the season
          </Button>
        </>
      ) : (
        <Button about={`: ${title}`} onClick={to({ see: 'correct', player: name, what: 'joins' })}>
          Rejoins the season
        </Button>
      )}
    </div>
  );
}

function isPursePublic({ currencies }: SeasonView, purse: string): boolean {
  return currencies.some(({ name, shown }) => name === purse && shown === 'public');
}

function LineList({ lines }: { readonly lines: readonly ChangeLine[] }) {
  return (
    <ul class="plain-list">
      {lines.map(({ text, cause }, index) => (
        <li key={index} class="standing-change">
          <strong>{text}</strong> <span class="quiet">{cause}</span>
        </li>
      ))}
    </ul>
  );
}

export function SeatActions({
  person: whose,
  isOver,
}: {
  readonly person: PersonView;
  readonly isOver: boolean;
}) {
  const { go, view } = useDesk();
  const { name, person, holder, title, page, book } = whose;
  return (
    <div class="buttons">
      {page !== '' && <CopyText label="Copy page link" about={`for ${person}`} text={page} />}
      <BookLinks of={person} url={book} />
      <NewLink
        {...{ person, holder }}
        toSend={(newBook) => linkInstructions(whose, newBook, isInCurrentMatch(view, name))}
      >
        <p>The old link stops working for the rest of the season.</p>
        <p>
          {page === ''
            ? `The links to ${person}’s forms change, too.`
            : `Anyone who can open ${person}’s book can read the new link there.`}
        </p>
      </NewLink>
      {!isOver && (
        <Button
          about={`for ${title}`}
          onClick={() => go({ at: 'season', part: { see: 'substitute', player: name } })}
        >
          Bring in a substitute
        </Button>
      )}
    </div>
  );
}

export function isInCurrentMatch(view: DeskView, name: string): boolean {
  return view.phase === 'playing' && view.play.players.some((player) => player.name === name);
}

function linkInstructions({ page }: PersonView, newBook: boolean, plays: boolean): string {
  if (page !== '')
    return newBook
      ? 'Copy both links and send them to this player.'
      : 'Copy the link and send it to this player.';
  const form = plays
    ? 'Their new form link is next to their name under “Round”.'
    : 'They get new form links with the next match.';
  return newBook ? `Send them the link to the new book. ${form}` : form;
}
