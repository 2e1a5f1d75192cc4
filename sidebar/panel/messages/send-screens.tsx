// The screens from which the host sends private messages: invitations, links for a new player, reminders.
import { ensure } from '../../../src/games/frame/result';
import type { GameView } from '../../../src/rounds/host/desk/views';
import { EVERYONE } from '../../../src/rounds/reply/reply';
import { plural } from '../../shared/text';
import { callForOpening, useDesk } from '../calls';
import { Button, Screen } from '../parts/screen';
import { useHostAction } from '../stage/action';
import { useInvitees } from './invited';
import { MessageList } from './message-list';

/** The match's invitations. With `to`, only the one for a player who has a new link or joined late. */
export function InviteScreen({ play, to }: { readonly play: GameView; readonly to: string | undefined }) {
  const { go } = useDesk();
  const { isCopied, note } = useInvitees(play.at.match);
  const players = play.players.filter(
    ({ name, invitation }) => invitation !== '' && (to === undefined || to === name),
  );
  const named = (player: string) =>
    ensure(
      players.find(({ name }) => name === player),
      'Only these players are listed.',
    );
  return (
    <Screen
      title={to === undefined ? 'Invite your players' : `Send ${players[0]?.person ?? to} their links`}
      back={{ to: play.stage?.title ?? 'Round', onBack: () => go({ at: 'round' }) }}
    >
      {players.length === 0 && <p>The links aren’t ready yet.</p>}
      <MessageList
        about="invitation"
        messages={players.map(({ name, invitation }) => ({ to: { player: name }, text: invitation }))}
        labelOf={(player) =>
          named(player).posted ? 'Posted ✓' : isCopied(named(player)) ? 'Copied ✓' : 'Copy'
        }
        linkOf={(player) => named(player).page || named(player).link}
        onCopied={(names) => note(names.map(named))}
      />
      <Button look="link" onClick={() => go({ at: 'messages' })}>
        The message for everyone
      </Button>
    </Screen>
  );
}

/** Reminders for the missing players. Nobody else should learn who is missing (ALL-11). */
export function RemindScreen({ play }: { readonly play: GameView }) {
  const { go } = useDesk();
  const act = useHostAction();
  const messages = play.stage?.reminders ?? [];
  // Plain texts are for players without a channel, so they can't be posted.
  const posted = messages.filter(({ to, plain }) => to !== EVERYONE && plain !== true);
  return (
    <Screen
      title="Send reminders"
      back={{ to: play.stage?.title ?? 'Round', onBack: () => go({ at: 'round' }) }}
    >
      {messages.length === 0 && <p>Nobody needs a reminder.</p>}
      {posted.length > 0 && (
        <Button
          look="action"
          onClick={() =>
            act({
              doing: 'Posting reminders',
              work: () => callForOpening(play.at, 'remind', null),
              done: 'Reminders posted.',
              then: () => go({ at: 'round' }),
            })
          }
        >
          Post {plural(posted.length, 'reminder', 'reminders')} to private channels
        </Button>
      )}
      <MessageList about="reminder" messages={messages} />
    </Screen>
  );
}
