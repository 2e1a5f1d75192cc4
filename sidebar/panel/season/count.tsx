// The screen to count a match that is over: every change with its cause, by person, before it is applied (SN-4).
import { useState } from 'preact/hooks';
import type { MatchCountView, SeasonView, StandingChange } from '../../../src/rounds/host/season/views';
import { isolateRtl } from '../../../src/games/frame/wording';
import { call, type WindowInput, useDesk } from '../calls';
import { useLoadedValue } from '../desk/tasks';
import { Button, ReasonField, Screen } from '../parts/screen';
import { useSeatHolders } from '../parts/seat-holders';
import { Fold, Notes } from '../../shared/text';
import { ActionButton } from '../stage/action';
import { ChangeEditor, toStandingChange, playersLeftOrJoined, type ChangeInput } from './change-form';
import { ChangesByPlayer, ShowPrivateButton } from './count-list';
import {
  OVERVIEW_ROUTE,
  useBackLink,
  displayName,
  eliminationChanges,
  EliminationPicker,
} from './season-helpers';
import type { MatchCountChoice } from '../../../src/rounds/host/season/inputs';
import { MessageList } from '../messages/message-list';
import { SelectField } from '../parts/plain-question';

export function CountMatchScreen({
  season,
  out: ticked,
}: {
  readonly season: SeasonView;
  /** The people ticked as eliminated on the previous screen. */
  readonly out: readonly string[];
}) {
  const back = useBackLink(season);
  const match = season.matches[season.matches.length - 1];
  const out = ticked.filter((player) => season.next.eliminable?.includes(player) === true);
  // Reread whenever the match's results change.
  const what = `${season.token} ${match?.state ?? ''} ${season.differs ? 'differs' : ''}`;
  const [view] = useLoadedValue(what, 'Working out the match’s results', () =>
    out.length === 0
      ? call('previewCount')
      : call('previewCount', { ...EMPTY_CHOICE, changes: eliminationChanges(out) }),
  );
  const title = match === undefined ? 'Count it' : `Count ${match.title}`;
  return (
    <Screen title={title} back={back}>
      {view !== undefined && <CountMatchForm key={view.token} season={season} first={view} goes={out} />}
    </Screen>
  );
}

const EMPTY_CHOICE: HostChoice = { leaveOut: [], changes: [], reason: '', holders: {} };

function CountMatchForm({
  season,
  first,
  goes,
}: {
  readonly season: SeasonView;
  readonly first: MatchCountView;
  readonly goes: readonly string[];
}) {
  const { go } = useDesk();
  // The match's results, given the host's choices so far, as last read.
  const [view, setView] = useState(first);
  const [out, setOut] = useState(goes);
  const [stays, setStays] = useState<ReadonlyMap<string, SeasonOutcome>>(new Map());
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [own, setOwn] = useState<readonly ChangeInput[]>([]);
  const [reason, setReason] = useState('');
  const [aside, setAside] = useState('');
  const [shown, setShown] = useState(false);
  const held = useSeatHolders(season.people);
  const typed = own.flatMap((one) => toStandingChange(one) ?? []);
  const changes = [...typed, ...eliminationChanges(out), ...changesForLeavers(stays, out)];
  // Dismissing part of a difference needs a separate reason.
  const setsAside = view.isCorrection && leftOut.length > 0;
  const unfinished =
    typed.length < own.length ||
    (own.length > 0 && reason.trim() === '') ||
    (setsAside && aside.trim() === '');
  const choice = {
    leaveOut: leftOut,
    changes,
    reason: reason.trim(),
    holders: held.holders(playersLeftOrJoined(changes)),
    ...(setsAside ? { aside: aside.trim() } : {}),
  };
  const now = JSON.stringify(choice);
  const [lookedAt, setLookedAt] = useState(now);
  const known = lookedAt === now && !unfinished;
  const look = (looked: MatchCountView): void => {
    setView(looked);
    setLookedAt(now);
  };
  // The winner's inheritance depends on the host's choices.
  const inherited = known ? view.inherited : [];
  const nobodyGoes =
    view.isOpen &&
    !view.changes.some(({ eliminates }, at) => eliminates === true && !leftOut.includes(at)) &&
    !changes.some((one) => 'eliminated' in one);
  const hidden = [...view.changes, ...inherited].filter(({ isPrivate }) => isPrivate).length;
  return (
    <>
      <p>
        {view.isCorrection
          ? 'The match was corrected after it was counted. Untick the changes that shouldn’t apply.'
          : view.changes.length > 0
            ? 'Untick any changes that shouldn’t count.'
            : `This match doesn’t change anyone’s standing${view.eliminable.length > 0 ? ' unless you eliminate someone below' : ''}.`}
      </p>
      <ShowPrivateButton count={hidden + view.notes.length} shown={shown} onClick={() => setShown(!shown)} />
      <ChangesByPlayer
        season={season}
        changes={view.changes}
        leftOut={leftOut}
        shown={shown}
        onTick={(at, on) => setLeftOut(on ? leftOut.filter((other) => other !== at) : [...leftOut, at])}
      />
      {view.isCorrection && (
        <DismissReason
          isAll={leftOut.length === view.changes.length}
          onAll={() => setLeftOut(view.changes.map((_, at) => at))}
          reason={setsAside ? aside : undefined}
          onReason={setAside}
        />
      )}
      {shown && (
        <>
          <Notes
            title="Under the season’s settings, the winner gets"
            notes={inherited.map(
              ({ player, text, cause }) => `${isolateRtl(displayName(season, player))} ${text}. ${cause}`,
            )}
            look="note"
          />
          <Notes title="Good to know" notes={view.notes} look="note" />
        </>
      )}
      <EliminationPicker season={season} asked={view.eliminable} out={out} onChange={setOut} />
      <LeaversForm season={season} left={view.gaveUpSeats} stays={stays} onChange={setStays} />
      <ChangeEditor season={season} changes={own} onChange={setOwn} add="Add a change" />
      {(own.length > 0 || view.isCorrection) && (
        <ReasonField
          label={
            own.length > 0 ? 'Reason (required)' : 'Why the match was corrected (players will read this)'
          }
          value={reason}
          onChange={setReason}
          goes="standing"
        />
      )}
      {view.isCorrection && view.reason !== '' && reason !== view.reason && (
        <p>
          <Button look="link" onClick={() => setReason(view.reason)}>
            Use the correction’s reason
          </Button>
        </p>
      )}
      {playersLeftOrJoined(changes).map(held.note)}
      {unfinished && (
        <p class="quiet">
          {setsAside && aside.trim() === ''
            ? 'Give a reason for the changes you unticked, or tick them again.'
            : 'Fill in your changes and the reason, or remove the changes.'}
        </p>
      )}
      <CountMatchPreview view={view} choice={choice} unfinished={unfinished} known={known} onLook={look} />
      <div class="buttons">
        <ActionButton
          off={unfinished}
          doing="Counting the match"
          work={() => call('countMatch', { token: view.token, ...choice })}
          done={view.isCorrection ? 'The difference is settled.' : 'Match counted.'}
          then={() => go({ at: 'season', part: OVERVIEW_ROUTE })}
        >
          {view.isCorrection
            ? settleButtonLabel(view, choice)
            : nobodyGoes
              ? 'Count it without eliminating anyone'
              : 'Count it'}
        </ActionButton>
      </div>
    </>
  );
}

function settleButtonLabel({ changes }: MatchCountView, { leaveOut, changes: own }: HostChoice): string {
  if (leaveOut.length === 0) return 'Apply the difference';
  return leaveOut.length === changes.length && own.length === 0
    ? 'Dismiss the difference'
    : 'Apply the ticked changes, dismiss the rest';
}

function DismissReason({
  isAll,
  onAll,
  reason,
  onReason,
}: {
  readonly isAll: boolean;
  readonly onAll: () => void;
  /** Why part of the difference is dismissed; undefined if none is. */
  readonly reason: string | undefined;
  readonly onReason: (reason: string) => void;
}) {
  return (
    <>
      {!isAll && (
        <div class="buttons">
          <Button onClick={onAll}>Untick all</Button>
        </div>
      )}
      {reason !== undefined && (
        <ReasonField
          label="Reason for dismissing (required)"
          value={reason}
          onChange={onReason}
          goes="standing"
        />
      )}
    </>
  );
}

/** The host's choice, and who held the seats as shown. */
type HostChoice = WindowInput<MatchCountChoice>;

function CountMatchPreview({
  view,
  choice,
  unfinished,
  known,
  onLook,
}: {
  readonly view: MatchCountView;
  readonly choice: HostChoice;
  readonly unfinished: boolean;
  /** Whether `view` was computed for this choice. */
  readonly known: boolean;
  readonly onLook: (view: MatchCountView) => void;
}) {
  const { run } = useDesk();
  const { messages } = view;
  const look = (): void =>
    void run({
      doing: 'Loading the messages',
      work: () => call('previewCount', choice),
      then: onLook,
    });
  return (
    <section aria-label="Messages">
      {known ? (
        <Fold title={`Messages (${messages.length})`}>
          <MessageList messages={messages} />
        </Fold>
      ) : (
        <div class="buttons">
          <Button off={unfinished} onClick={look}>
            Preview the messages
          </Button>
        </div>
      )}
    </section>
  );
}

type SeasonOutcome = 'in' | 'left' | 'eliminated';

const OUTCOME_TITLES: Readonly<Record<SeasonOutcome, string>> = {
  in: 'Stays in the season',
  left: 'Has left the season',
  eliminated: 'Is eliminated',
};

const OUTCOMES = ['in', 'left', 'eliminated'] as const satisfies readonly SeasonOutcome[];

function LeaversForm({
  season,
  left,
  stays,
  onChange,
}: {
  readonly season: SeasonView;
  readonly left: readonly string[];
  readonly stays: ReadonlyMap<string, SeasonOutcome>;
  readonly onChange: (stays: ReadonlyMap<string, SeasonOutcome>) => void;
}) {
  if (left.length === 0) return null;
  return (
    <fieldset class="card counted">
      <legend>Players who left this match</legend>
      <p class="help">Decide whether they leave the season, too.</p>
      {left.map((player) => (
        <SelectField
          key={player}
          label={displayName(season, player)}
          options={OUTCOMES.map((value) => ({ value, label: OUTCOME_TITLES[value] }))}
          value={stays.get(player) ?? 'in'}
          onChange={(value) =>
            onChange(new Map([...stays, [player, OUTCOMES.find((one) => one === value) ?? 'in']]))
          }
        />
      ))}
    </fieldset>
  );
}

/** Changes for the people who don't stay, except people in `out`, whom another field already eliminates. */
function changesForLeavers(
  stays: ReadonlyMap<string, SeasonOutcome>,
  out: readonly string[],
): readonly StandingChange[] {
  return [...stays].flatMap(([player, answer]): readonly StandingChange[] => {
    if (answer === 'in' || out.includes(player)) return [];
    return [answer === 'left' ? { player, left: true } : { player, eliminated: true }];
  });
}
