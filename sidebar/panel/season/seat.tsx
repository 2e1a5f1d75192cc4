// The link of a person in the season, and who plays for them, during a match or between two.
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { PersonView } from '../../../src/rounds/host/season/views';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';
import { NewLink } from '../stage/new-link';

export function Seat({ person: whose, isOver }: { readonly person: PersonView; readonly isOver: boolean }) {
  const { go, view } = useDesk();
  const { name, person, holder, title, page, book } = whose;
  return (
    <div class="buttons">
      {page !== '' && <CopyText label="Copy page link" about={`of ${person}`} text={page} />}
      {book !== '' && (
        <>
          <a class="button" href={book} target="_blank" rel="noopener">
            Open book <span class="unseen">of {person}</span>
          </a>
          <CopyText label="Copy book link" about={`of ${person}`} text={book} />
        </>
      )}
      <NewLink {...{ person, holder }} toSend={(newBook) => toSend(whose, newBook, playsNow(view, name))}>
        <p>
          The old link stops working at once, for the rest of the season. Do this when somebody else may have
          seen it. Nobody is told.
        </p>
        <p>
          {page === ''
            ? 'It is part of the links to their forms: those are new from now on.'
            : `${person}’s book shows the new link: whoever can open the book can read it.`}
        </p>
      </NewLink>
      {!isOver && (
        <Button
          about={`for ${title}`}
          onClick={() => go({ at: 'season', part: { see: 'substitute', player: name } })}
        >
          Somebody else plays on
        </Button>
      )}
    </div>
  );
}

/** Whether a person plays in the match that is running. */
export function playsNow(view: DeskView, name: string): boolean {
  return view.phase === 'playing' && view.play.players.some((player) => player.name === name);
}

function toSend({ page }: PersonView, newBook: boolean, plays: boolean): string {
  if (page !== '') return newBook ? 'Copy both and send them to them.' : 'Copy it and send it to them.';
  const form = plays
    ? 'Their new form link stands with them under Round.'
    : 'The links to the forms of the next match have it.';
  return newBook ? `Send them the link of the new book. ${form}` : form;
}
