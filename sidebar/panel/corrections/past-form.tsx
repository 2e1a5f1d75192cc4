// The form to correct an earlier stage: one player's answer, or the host's own entries.
import { useState } from 'preact/hooks';
import type { AskView, PastStageView } from '../../../src/rounds/host/stage/views';
import type { AnswerProblem, FieldClash, Opening } from '../../../src/rounds/reply/reply';
import type { GameView } from '../../../src/rounds/host/desk/views';
import { answersByTitle, filledAnswers } from '../../shared/answers';
import { type WindowChange, call } from '../calls';
import { ResultsFromSheet, canUseSheet } from '../host-part/from-sheet';
import { HostForm } from '../host-part/host-form';
import { Button } from '../parts/screen';
import { ClashList, ClashesProvider, useEditedFields } from '../parts/clashes';
import { SelectField, StageSelect } from '../parts/plain-question';
import { QuestionForm } from '../parts/question';
import { useSeatHolders } from '../parts/seat-holders';
import { useLoadedValue } from '../desk/tasks';

/** The list's value for the host. It begins with a space, unlike any player's name. */
const HOST_OPTION = ' host';

/** The last previewed change, and why it would be refused. */
export interface RefusedChange {
  readonly change: WindowChange;
  readonly problems: readonly AnswerProblem[];
  readonly clashes: readonly FieldClash[];
  /** The value that confirms the change when the host sends it again; absent if nothing needs confirming. */
  readonly agree?: string;
}

export interface PastStageProps {
  readonly play: GameView;
  readonly onCheck: (change: WindowChange) => void;
  readonly refused: RefusedChange | undefined;
  /** The stage whose host entries are shown first; undefined if none is chosen yet. */
  readonly hostPart: string | undefined;
}

export function PastStageForm({ play, onCheck, refused, hostPart }: PastStageProps) {
  const [stageName, setStageName] = useState(hostPart ?? play.past.at(-1)?.name ?? '');
  const [chosen, setChosen] = useState(hostPart === undefined ? '' : HOST_OPTION);
  const stage = usePastStage(stageName, play.lastHash);
  const players = stage?.asks.flatMap((ask) => ask.players) ?? [];
  const options = [
    ...play.players
      .filter(({ name }) => players.includes(name))
      .map(({ name, title }) => ({ value: name, label: title })),
    ...(stage === undefined || stage.hostQuestions.length === 0
      ? []
      : [{ value: HOST_OPTION, label: 'Your own entries' }]),
  ];
  const what = options.some(({ value }) => value === chosen) ? chosen : '';
  const ask = stage?.asks.find((candidate) => candidate.players.includes(what));
  return (
    <>
      <StageSelect stages={play.past} value={stageName} onChange={setStageName} />
      <SelectField label="Whose answer" blank="Choose…" options={options} value={what} onChange={setChosen} />
      {what === '' && <p class="quiet">Choose a player to see the answer that counted.</p>}
      {stage !== undefined && ask !== undefined && (
        <PlayerForm
          key={`${stageName} ${what}`}
          {...{ play, stage, ask, onCheck }}
          player={what}
          refused={findRefusal(refused, stageName, what)}
        />
      )}
      {stage !== undefined && what === HOST_OPTION && (
        <HostPartForm
          key={stageName}
          at={play.at}
          {...{ stage, onCheck }}
          clashes={refused?.clashes ?? []}
          bySheet={stageName === hostPart}
        />
      )}
    </>
  );
}

function findRefusal(
  refused: RefusedChange | undefined,
  stage: string,
  player: string,
): RefusedChange | undefined {
  const change = refused?.change;
  const isTheirs = change?.kind === 'submission' && change.stage === stage && change.player === player;
  return isTheirs ? refused : undefined;
}

function PlayerForm({
  play,
  stage,
  ask,
  player,
  onCheck,
  refused,
}: {
  readonly play: GameView;
  readonly stage: PastStageView;
  readonly ask: AskView;
  readonly player: string;
  readonly onCheck: (change: WindowChange) => void;
  readonly refused: RefusedChange | undefined;
}) {
  const own = stage.submissions.filter((sent) => sent.inRoster && sent.player === player);
  const counted = own.find(({ fate }) => fate === 'counts');
  const late = own.filter((sent) => sent.late && sent.fate === 'refused');
  const [answers, setAnswers] = useState(() => answersByTitle(counted?.answers ?? []));
  const [began] = useState(counted?.id ?? '');
  const stageName = stage.name;
  const { holder, note } = useSeatHolders(play.players);
  const whose = { stage: stageName, player, holder: holder(player) };
  return (
    <>
      <p>{began === '' ? 'No answer from this player counted.' : 'This answer counted.'}</p>
      <QuestionForm
        questions={ask.questions}
        values={answers}
        onChange={setAnswers}
        problems={refused?.problems ?? []}
      />
      {note(player)}
      {late.map(({ id, tapText }) => tapText !== '' && <p key={id}>{tapText}</p>)}
      <div class="buttons">
        <Button
          look="action"
          onClick={() =>
            onCheck({
              ...{ kind: 'submission', ...whose },
              ...{ answers: filledAnswers(answers), counted: refused?.agree ?? began },
            })
          }
        >
          See what changes
        </Button>
        {counted !== undefined && (
          <Button
            onClick={() =>
              onCheck({ kind: 'remove-submission', ...whose, id: counted.id, mark: counted.mark })
            }
          >
            Don’t count this answer
          </Button>
        )}
        {late.map(({ id, mark }) => (
          <Button key={id} onClick={() => onCheck({ kind: 'accept-late', ...whose, id, mark })}>
            Accept the late answer
          </Button>
        ))}
      </div>
    </>
  );
}

function HostPartForm({
  at,
  stage,
  onCheck,
  clashes,
  bySheet,
}: {
  readonly clashes: readonly FieldClash[];
  /** True if the host wants to take the results from the sheet again. */
  readonly bySheet: boolean;
  readonly at: Opening;
  readonly stage: PastStageView;
  readonly onCheck: (change: WindowChange) => void;
}) {
  const { fields, values, type, pick, open } = useEditedFields(stage.hostAnswers);
  const unpicked = open(clashes);
  const [taken, setTaken] = useState(0);
  return (
    <>
      <ClashesProvider clashes={{ clashes: unpicked, onPick: pick }}>
        <HostForm
          // Results read from the sheet are shown unfolded, so that the host looks at them.
          key={taken}
          unfolded={taken > 0}
          stage={stage}
          values={values}
          onChange={type}
        />
      </ClashesProvider>
      {canUseSheet(stage) && (
        <ResultsFromSheet
          past
          unfolded={bySheet}
          at={at}
          stage={stage}
          onTaken={(took) => {
            setTaken((before) => before + 1);
            type({ ...values, ...took.answers });
          }}
        />
      )}
      <ClashList clashes={unpicked} onPick={pick} />
      <Button
        look="action"
        off={unpicked.length > 0}
        onClick={() => onCheck({ kind: 'host-facts', stage: stage.name, fields })}
      >
        See what changes
      </Button>
    </>
  );
}

/** The resolved stage with this name, loaded again whenever a ledger row is added; undefined while loading. */
function usePastStage(stage: string, lastHash: string): PastStageView | undefined {
  const what = stage === '' ? undefined : JSON.stringify([stage, lastHash]);
  const [past] = useLoadedValue(what, 'Loading that stage', () => call('getPast', { stage }));
  return past?.name === stage ? past : undefined;
}
