// A row per player of the open stage that shows whether they have answered. Their submissions and links unfold below.
import { isSameReader, type Opening } from '../../../src/rounds/reply/reply';
import type { PlayerView } from '../../../src/rounds/host/desk/views';
import type { StageView, SubmissionView } from '../../../src/rounds/host/stage/views';
import { useDesk } from '../calls';
import { Button } from '../parts/screen';
import { CopyText, QrCode } from '../parts/copy';
import { Fold } from '../../shared/text';
import { LetProgramSubmit } from './let-program-submit';
import { BookLinks, NewLink } from './links';
import { SubmissionList } from './submissions';
import { submissionsWithUnknownKey, type PlayerStatus, StatePill } from './player-status';

interface Props {
  readonly at: Opening;
  readonly practice: boolean;
  readonly live: boolean;
  readonly stage: StageView;
  readonly status: PlayerStatus;
}

export function PlayerRow({ at, practice, live, stage, status }: Props) {
  const { go } = useDesk();
  const { player, state, submissions } = status;
  const own = player.page === '' ? player.link : player.page;
  const isIn = state === 'in' || state === 'in-and-refused';
  const refusal = stage.refusals.find(({ to }) => isSameReader(to, { player: player.name }));
  return (
    <details class="player">
      <summary>
        <bdi translate={false} class="name">
          {player.title}
        </bdi>
        {/* Left out in a live game, since the table may be more up to date than this sidebar. */}
        {!(live && (state === 'missing' || state === 'optional')) && <StatePill state={state} />}
      </summary>
      <div class="folded">
        {player.details !== '' && <p class="quiet">{player.details}</p>}
        <div class="buttons">
          {own !== '' && (
            <>
              <CopyText label="Copy link" about={`for ${player.person}`} text={own} />
              <QrCode about={`for ${player.person}`} text={own} />
            </>
          )}
          {state !== 'not-asked' && (
            <Button
              about={`for ${player.name}`}
              onClick={() => go({ at: 'entry', on: at, player: player.name })}
            >
              {isIn ? 'Replace answer' : 'Enter answer'}
            </Button>
          )}
          {practice && !isIn && state !== 'not-asked' && <LetProgramSubmit at={at} player={player.name} />}
          {refusal !== undefined && (
            <CopyText
              label="Copy the reason it doesn’t count"
              about={`to send to ${player.name}`}
              text={refusal.text}
            />
          )}
        </div>
        <SubmissionList
          key={at.stage}
          owner={player.name}
          holder={player.holder}
          {...{ at, stage, submissions }}
        />
        <PlayerDetails player={player} />
      </div>
    </details>
  );
}

function PlayerDetails({ player }: { readonly player: PlayerView }) {
  const { person, email, invitation, page, link, book } = player;
  if (email === '' && book === '' && link === '') return null;
  return (
    <Fold title="More">
      {email !== '' && <p>{email}</p>}
      <div class="buttons">
        {invitation !== '' && <CopyText label="Copy invitation" about={`for ${person}`} text={invitation} />}
        {page !== '' && link !== '' && (
          <CopyText label="Copy form link" about={`for ${person}`} text={link} />
        )}
        <BookLinks of={person} url={book} />
        {link !== '' && <ReplaceLink player={player} />}
      </div>
    </Fold>
  );
}

export function UnknownKeyAnswers({ at, stage }: Pick<Props, 'at' | 'stage'>) {
  const list: readonly SubmissionView[] = submissionsWithUnknownKey(stage);
  if (list.length === 0) return null;
  return (
    <details class="player">
      <summary>
        <span class="name">Unknown key</span>
        <StatePill state="refused" count={list.length} />
      </summary>
      <div class="folded">
        <p class="quiet">These answers don’t count, because their key doesn’t belong to any player.</p>
        <SubmissionList owner="nobody" holder="" {...{ at, stage }} submissions={list} />
      </div>
    </details>
  );
}

function ReplaceLink({ player: { name, person, holder } }: { readonly player: PlayerView }) {
  const { go } = useDesk();
  return (
    <NewLink
      {...{ person, holder }}
      then={() => go({ at: 'invite', to: name })}
      toSend={(newBook) =>
        newBook
          ? 'Copy both links and send them to this player.'
          : 'Copy the link and send it to this player.'
      }
    >
      <p>The old link stops working. {person}’s answers still count.</p>
      <p>Anyone who can open {person}’s book can read the new link there.</p>
    </NewLink>
  );
}
