// The form to correct standings: who, what, by how much, and why.
import { useState } from 'preact/hooks';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { episodeText } from '../../../src/seasons/episode-text';
import { call, callForOpening, useDesk, type StandingChangeKind } from '../calls';
import { useLeaveSeasonToo, useStandingsTokenWithWarning, useBackLink } from './season-helpers';
import { ReasonField } from '../parts/screen';
import { useSeatHolders } from '../parts/seat-holders';
import { SelectField } from '../parts/plain-question';
import { plural } from '../../shared/text';
import { ActionScreen } from '../stage/action';
import {
  ChangeEditor,
  toStandingChange,
  playersLeftOrJoined,
  newChangeInput,
  type ChangeInput,
} from './change-form';
import { purseInUseReason } from './waiting-changes';

export function CorrectionScreen({
  season,
  player,
  what,
}: {
  readonly season: SeasonView;
  readonly player: string;
  readonly what: StandingChangeKind;
}) {
  const { view } = useDesk();
  const back = useBackLink(season);
  const { token, note } = useStandingsTokenWithWarning(season);
  const held = useSeatHolders(season.people);
  const [typed, setTyped] = useState<readonly ChangeInput[]>(() => [
    newChangeInput(season, { player, what }),
  ]);
  const [reason, setReason] = useState('');
  const [match, setMatch] = useState('');
  const away = season.matches.filter(({ state }) => state.startsWith('put-away'));
  const changes = typed.flatMap((one) => toStandingChange(one) ?? []);
  const ready = changes.length > 0 && changes.length === typed.length && reason.trim() !== '';
  const [waits] = changes.flatMap((one) =>
    'purse' in one && one.by < 0 ? (purseInUseReason(season, one.player, one.purse) ?? []) : [],
  );
  // A change that waits until the match is counted doesn't affect that match.
  const play = view.phase === 'playing' && waits === undefined ? view.play : undefined;
  const leavers = changes.flatMap((one) =>
    'left' in one ? (play?.players.filter(({ name, hasLeft }) => name === one.player && !hasLeft) ?? []) : [],
  );
  const leavesToo = useLeaveSeasonToo(
    `They leave ${play?.game.title ?? ''} too.`,
    'They won’t be asked anything else, and nobody will wait for them.',
  );
  const work = async () => {
    let done = await call('changeStandings', {
      changes,
      reason: reason.trim(),
      ...(match === '' ? {} : { match: Number(match) }),
      ...(waits === undefined ? {} : { wait: true }),
      token,
      holders: held.holders(playersLeftOrJoined(changes)),
    });
    for (const { name: player, holder } of leavesToo.wanted ? leavers : []) {
      const seat = { kind: 'seat', player, holder, left: true } as const;
      if (done.ok && play !== undefined)
        done = await callForOpening(play.at, 'applyChange', {
          change: seat,
          reason: reason.trim(),
          token: '',
        });
    }
    return done;
  };
  return (
    <ActionScreen
      title="Change a standing"
      back={back}
      off={!ready}
      doing="Changing the standings"
      work={work}
      done={
        waits === undefined
          ? `${plural(changes.length, 'change', 'changes')} made.`
          : 'Saved. You’ll be asked again once the match is counted.'
      }
      yes={
        waits !== undefined
          ? 'Save for later'
          : changes.length > 1
            ? `Make ${changes.length} changes`
            : 'Make the change'
      }
    >
      <p>
        The player sees the change and your reason. Everyone sees changes to marks, tokens, public currencies,
        the Candidate, the opponent and who’s still in.
      </p>
      <ChangeEditor season={season} changes={typed} onChange={setTyped} add="Another change" />
      <ReasonField value={reason} onChange={setReason} goes="standing" />
      {away.length > 0 && (
        <SelectField
          label="Does this correct a match?"
          options={[...away].reverse().map(({ number, episode, title }) => ({
            value: String(number),
            label: `${episodeText(episode)}: ${title} (match ${number})`,
          }))}
          value={match}
          blank="No"
          onChange={setMatch}
        />
      )}
      {match !== '' && (
        <p class="help">
          The public part of the change and your reason are added to that match’s public result.
        </p>
      )}
      {!ready && <p class="quiet">Fill in every change and the reason.</p>}
      {waits !== undefined && <p>{waits}</p>}
      {leavers.length > 0 && leavesToo.tick}
      {playersLeftOrJoined(changes).map(held.note)}
      {note}
    </ActionScreen>
  );
}
