// The screens from which the host sends private messages: invitations, links for somebody new, reminders.
import { useState } from 'preact/hooks';
import type { GameView, PlayerView } from '../../../src/rounds/host/desk/views';
import { EVERYONE } from '../../../src/rounds/reply/reply';
import { plural } from '../../shared/text';
import { callOn, useDesk } from '../calls';
import { CopyText, QrPicture } from '../parts/copy';
import { useTitles } from '../parts/names';
import { Button, Screen } from '../parts/screen';
import { useAct } from '../stage/act';
import { useInvited } from './invited';
import { inBlocks, MessageList } from './message-list';

/** The invitations of the match; with `to`, of this player only, who has a new link or has come later. */
export function InviteScreen({ play, to }: { readonly play: GameView; readonly to: string | undefined }) {
  const { go } = useDesk();
  const titles = useTitles();
  const { isCopied, note } = useInvited(play.at.match);
  const [coded, setCoded] = useState('');
  const players = play.players.filter(
    ({ name, invitation }) => invitation !== '' && (to === undefined || to === name),
  );
  const all = inBlocks(
    players.map(({ name, invitation }) => ({ to: { player: name }, text: invitation })),
    titles,
  );
  return (
    <Screen
      title={to === undefined ? 'Invite your players' : `Send ${titles(to)} their links`}
      back={{ to: play.stage?.title ?? 'Round', onBack: () => go({ at: 'round' }) }}
    >
      {players.length === 0 && <p>Their links are not made yet.</p>}
      {all !== '' && (
        <>
          <p>Send each block only to its player.</p>
          <CopyText
            look="action"
            label={`Copy all ${players.length} private messages`}
            text={all}
            onCopied={() => note(players)}
          />
        </>
      )}
      {players.map((player) => (
        <InviteRow
          key={player.name}
          player={player}
          copied={isCopied(player)}
          onCopied={() => note([player])}
          isCoded={coded === player.name}
          onCode={() => setCoded(coded === player.name ? '' : player.name)}
        />
      ))}
      <Button look="link" onClick={() => go({ at: 'messages' })}>
        The post for everyone
      </Button>
    </Screen>
  );
}

function InviteRow({
  player: { title, invitation, page, link, posted },
  copied,
  onCopied,
  isCoded,
  onCode,
}: {
  readonly player: PlayerView;
  readonly copied: boolean;
  readonly onCopied: () => void;
  readonly isCoded: boolean;
  readonly onCode: () => void;
}) {
  return (
    <section class="player" aria-label={title}>
      <div class="row three">
        <bdi translate={false} class="name">
          {title}
        </bdi>
        <Button look="link" opens={isCoded} about={`of ${title}`} onClick={onCode}>
          QR
        </Button>
        <CopyText
          label={posted ? 'Posted ✓' : copied ? 'Copied ✓' : 'Copy'}
          about={`the invitation of ${title}`}
          text={invitation}
          onCopied={onCopied}
        />
      </div>
      {isCoded && <QrPicture about={`of the link of ${title}`} text={page === '' ? link : page} />}
    </section>
  );
}

/** Reminders for the players who are missing: nobody else should learn who they are (ALL-11). */
export function RemindScreen({ play }: { readonly play: GameView }) {
  const { go } = useDesk();
  const act = useAct();
  const messages = play.stage?.reminders ?? [];
  // A text in plain words is for somebody without a channel.
  const posted = messages.filter(({ to, plain }) => to !== EVERYONE && plain !== true);
  return (
    <Screen
      title="Send reminders"
      back={{ to: play.stage?.title ?? 'Round', onBack: () => go({ at: 'round' }) }}
    >
      {messages.length === 0 && <p>Nobody is missing.</p>}
      {posted.length > 0 && (
        <Button
          look="action"
          onClick={() =>
            act({
              doing: 'Posting reminders',
              work: () => callOn(play.at, 'remind', null),
              done: 'The reminders are posted.',
              then: () => go({ at: 'round' }),
            })
          }
        >
          Post {plural(posted.length, 'reminder', 'reminders')} to their own channels
        </Button>
      )}
      <MessageList about="reminder" messages={messages} />
    </Screen>
  );
}
