// The form to correct an earlier stage: what one player sent, or what the host entered.
import { useState } from 'preact/hooks';
import type { AskView, PastStage } from '../../../src/rounds/host/stage/views';
import type { Change } from '../../../src/rounds/host/parts/inputs';
import type { AnswerProblem } from '../../../src/rounds/reply/reply';
import type { GameView } from '../../../src/rounds/host/desk/views';
import { answersOf, given } from '../../shared/answers';
import type { Opening } from '../../../src/rounds/reply/opening';
import { FromSheet, hasSheet } from '../host-part/from-sheet';
import { HostForm } from '../host-part/host-form';
import { Button } from '../parts/button';
import { SelectField, StageSelect } from '../parts/select';
import { QuestionForm } from '../parts/question';
import { usePast } from './past';

/** Stands for the host in the list of players; no player's name begins with a space. */
const HOST = ' host';

/** The change that was last previewed, and why it would be refused. */
export interface RefusedChange {
  readonly change: Change;
  readonly problems: readonly AnswerProblem[];
}

export interface PastFormProps {
  readonly play: GameView;
  readonly onCheck: (change: Change) => void;
  readonly refused: RefusedChange | undefined;
  /** The stage whose host's part is shown first; undefined if the host has chosen nothing yet. */
  readonly hostPart: string | undefined;
}

export function PastForm({ play, onCheck, refused, hostPart }: PastFormProps) {
  const [stageName, setStageName] = useState(hostPart ?? play.past.at(-1)?.name ?? '');
  const [chosen, setChosen] = useState(hostPart === undefined ? '' : HOST);
  const stage = usePast(stageName);
  const players = stage?.asks.flatMap((ask) => ask.players) ?? [];
  const options = [
    ...play.players
      .filter(({ name }) => players.includes(name))
      .map(({ name, title }) => ({ value: name, label: title })),
    ...(stage === undefined || stage.hostQuestions.length === 0
      ? []
      : [{ value: HOST, label: 'What you entered yourself' }]),
  ];
  const what = options.some(({ value }) => value === chosen) ? chosen : '';
  const ask = stage?.asks.find((candidate) => candidate.players.includes(what));
  return (
    <>
      <StageSelect stages={play.past} value={stageName} onChange={setStageName} />
      <SelectField label="Whose" blank="Choose…" options={options} value={what} onChange={setChosen} />
      {what === '' && <p class="quiet">Choose a player: then what counted is shown here.</p>}
      {stage !== undefined && ask !== undefined && (
        <PlayerForm
          key={`${stageName} ${what}`}
          {...{ stage, ask, onCheck }}
          player={what}
          problems={problemsOf(refused, stageName, what)}
        />
      )}
      {stage !== undefined && what === HOST && (
        <FactsForm key={stageName} at={play.at} {...{ stage, onCheck }} bySheet={stageName === hostPart} />
      )}
    </>
  );
}

/** Gives why this player's entry would be refused. */
function problemsOf(
  refused: RefusedChange | undefined,
  stage: string,
  player: string,
): readonly AnswerProblem[] {
  const change = refused?.change;
  const isTheirs = change?.kind === 'submission' && change.stage === stage && change.player === player;
  return isTheirs ? (refused?.problems ?? []) : [];
}

function PlayerForm({
  stage,
  ask,
  player,
  onCheck,
  problems,
}: {
  readonly stage: PastStage;
  readonly ask: AskView;
  readonly player: string;
  readonly onCheck: (change: Change) => void;
  readonly problems: readonly AnswerProblem[];
}) {
  const own = stage.submissions.filter((sent) => sent.known && sent.player === player);
  const counted = own.find(({ fate }) => fate === 'counts');
  const late = own.filter((sent) => sent.late && sent.fate === 'refused');
  const [answers, setAnswers] = useState(() => answersOf(counted?.words ?? []));
  const stageName = stage.name;
  return (
    <>
      <p>
        {counted === undefined ? 'Nothing of theirs counted in this stage.' : 'Filled in is what counted.'}
      </p>
      <QuestionForm questions={ask.questions} values={answers} onChange={setAnswers} problems={problems} />
      {late.map(({ id, tapText }) => tapText !== '' && <p key={id}>{tapText}</p>)}
      <div class="buttons">
        <Button
          look="action"
          onClick={() => onCheck({ kind: 'submission', stage: stageName, player, answers: given(answers) })}
        >
          See what changes
        </Button>
        {counted !== undefined && (
          <Button onClick={() => onCheck({ kind: 'remove-submission', stage: stageName, id: counted.id })}>
            Set what counted aside
          </Button>
        )}
        {late.map(({ id }) => (
          <Button key={id} onClick={() => onCheck({ kind: 'accept-late', stage: stageName, id })}>
            Accept the late one
          </Button>
        ))}
      </div>
    </>
  );
}

function FactsForm({
  at,
  stage,
  onCheck,
  bySheet,
}: {
  /** True if the host came to take the results from the sheet again. */
  readonly bySheet: boolean;
  readonly at: Opening;
  readonly stage: PastStage;
  readonly onCheck: (change: Change) => void;
}) {
  const [answers, setAnswers] = useState(stage.hostAnswers);
  const [taken, setTaken] = useState(0);
  return (
    <>
      <HostForm
        // Answers taken from the sheet are shown unfolded, so that the host looks at them.
        key={taken}
        unfolded={taken > 0}
        stage={stage}
        values={answers}
        onChange={setAnswers}
      />
      {hasSheet(stage) && (
        <FromSheet
          past
          unfolded={bySheet}
          at={at}
          stage={stage}
          onTaken={(took) => {
            setTaken((before) => before + 1);
            setAnswers({ ...answers, ...took.answers });
          }}
        />
      )}
      <Button
        look="action"
        onClick={() => onCheck({ kind: 'host-facts', stage: stage.name, answers: given(answers) })}
      >
        See what changes
      </Button>
    </>
  );
}
