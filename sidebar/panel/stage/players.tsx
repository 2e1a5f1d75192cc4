// A row for each player of the open stage that shows who is in; their submissions, link and key unfold below.
import { isSameReader, type Opening } from '../../../src/rounds/reply/reply';
import type { PlayerView } from '../../../src/rounds/host/desk/views';
import type { StageView, SubmissionView } from '../../../src/rounds/host/stage/views';
import { useDesk } from '../calls';
import { Button } from '../parts/screen';
import { CopyText, QrCode } from '../parts/copy';
import { LetProgramSubmit } from './let-program-submit';
import { NewLink } from './links';
import { SubmissionList } from './submissions';
import { withUnknownKey, type PlayerStatus, StatePill } from './player-status';

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
  const isIn = state === 'in' || state === 'in-and-refused';
  const refusal = stage.refusals.find(({ to }) => isSameReader(to, { player: player.name }));
  return (
    <details class="player">
      <summary>
        <bdi translate={false} class="name">
          {player.title}
        </bdi>
        {/* Left out in a live game, since the table may know more than this sidebar. */}
        {!(live && state === 'missing') && <StatePill state={state} />}
      </summary>
      <div class="folded">
        <p class="quiet">
          {player.about}
          {player.email !== '' && (
            <>
              {player.about !== '' && ' · '}
              {player.email}
            </>
          )}
        </p>
        <div class="buttons">
          {player.invitation !== '' && (
            <CopyText label="Copy invitation" about={`for ${player.person}`} text={player.invitation} />
          )}
          {player.page !== '' && (
            <>
              <CopyText label="Copy page link" about={`of the page of ${player.person}`} text={player.page} />
              <QrCode about={`of the page of ${player.person}`} text={player.page} />
            </>
          )}
          {player.link !== '' && (
            <CopyText label="Copy form link" about={`of ${player.person}`} text={player.link} />
          )}
          {player.book !== '' && (
            <CopyText label="Copy book link" about={`of ${player.person}`} text={player.book} />
          )}
          {player.book !== '' && (
            <a class="button" href={player.book} target="_blank" rel="noopener">
              Open book <span class="unseen">of {player.person}</span>
            </a>
          )}
          {player.link !== '' && <NewKey player={player} />}
        </div>
        {refusal !== undefined && (
          <div class="buttons">
            <CopyText
              label="Copy why it does not count"
              about={`to send to ${player.name}`}
              text={refusal.text}
            />
          </div>
        )}
        <SubmissionList
          key={at.stage}
          owner={player.name}
          holder={player.holder}
          {...{ at, stage, submissions }}
        />
        {state !== 'not-asked' && (
          <div class="buttons">
            <Button
              about={`for ${player.name}`}
              onClick={() => go({ at: 'entry', on: at, player: player.name })}
            >
              {isIn ? 'Replace submission' : 'Enter submission'}
            </Button>
            {practice && !isIn && <LetProgramSubmit at={at} player={player.name} />}
          </div>
        )}
      </div>
    </details>
  );
}

/** Lists submissions with a key that no player has, so that none goes unnoticed. */
export function UnknownKeys({ at, stage }: Pick<Props, 'at' | 'stage'>) {
  const list: readonly SubmissionView[] = withUnknownKey(stage);
  if (list.length === 0) return null;
  return (
    <details class="player">
      <summary>
        <span class="name">Nobody’s key</span>
        <StatePill state="refused" count={list.length} />
      </summary>
      <div class="folded">
        <p class="quiet">These came with a key that no player has. They do not count.</p>
        <SubmissionList owner="nobody" holder="" {...{ at, stage }} submissions={list} />
      </div>
    </details>
  );
}

function NewKey({ player: { person, holder } }: { readonly player: PlayerView }) {
  return (
    <NewLink
      {...{ person, holder }}
      toSend={(newBook) => (newBook ? 'Copy both and send them to them.' : 'Copy it and send it to them.')}
    >
      <p>
        The old link stops working at once. Do this when somebody else may have seen it. What {person} has
        sent already stays.
      </p>
      <p>{person}’s book shows the new link: whoever can open the book can read it.</p>
    </NewLink>
  );
}
