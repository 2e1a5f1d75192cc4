// Enters or replaces a player's submission in the open stage, with the form's questions.
import { useState } from 'preact/hooks';
import type { AnswerProblem, Opening } from '../../../src/rounds/reply/reply';
import type { GameView } from '../../../src/rounds/host/desk/views';
import { callForOpening, type WindowChange, useDesk } from '../calls';
import { answersByTitle, filledAnswers } from '../../shared/answers';
import { Button, ReasonField, Screen } from '../parts/screen';
import { QuestionForm } from '../parts/question';
import { useSeatHolders } from '../parts/seat-holders';
import { ActionScreen } from './action';

export function EntryScreen({
  play,
  on,
  player,
}: {
  readonly play: GameView;
  readonly on: Opening;
  readonly player: string;
}) {
  const { go } = useDesk();
  const stage = play.at.stage === on.stage ? (play.stage ?? undefined) : undefined;
  const ask = stage?.asks.find((candidate) => candidate.players.includes(player));
  const counting = stage?.submissions.find(
    (sent) => sent.inRoster && sent.player === player && sent.fate === 'counts',
  );
  const [answers, setAnswers] = useState(() => answersByTitle(counting?.answers ?? []));
  const [counted, setCounted] = useState(counting?.id ?? '');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const { holder, note } = useSeatHolders(play.players);
  const leave = (): void => go({ at: 'round' });
  const back = { to: 'Round', onBack: leave };
  if (stage === undefined || ask === undefined) {
    return (
      <Screen title={`${player}’s answer`} back={back}>
        <p>{play.opened} For a resolved stage, go to “Corrections”.</p>
      </Screen>
    );
  }
  const work = async () => {
    const entry: WindowChange = {
      kind: 'submission',
      stage: stage.name,
      player,
      holder: holder(player),
      answers: filledAnswers(answers),
      counted,
    };
    const input = { change: entry, reason: reason.trim(), token: '' };
    const entered = await callForOpening(on, 'applyChange', input);
    setProblems(entered.ok ? [] : (entered.error.problems ?? []));
    if (!entered.ok) setCounted(entered.error.agree ?? counted);
    return entered;
  };
  return (
    <ActionScreen
      title={`${counting === undefined ? 'Enter' : 'Replace'} ${player}’s answer`}
      back={back}
      off={reason.trim() === ''}
      doing={`Entering ${player}’s answer`}
      work={work}
      done={`Entered ${player}’s answer.`}
      yes="Enter this answer"
      beside={<Button onClick={leave}>Cancel</Button>}
    >
      <p>
        The answer you enter becomes {player}’s latest answer in {stage.title}. Only {player} is notified that
        you entered it.
        {counting !== undefined && ` Their current answer is below.`}
      </p>
      {ask.help !== '' && <p class="help">{ask.help}</p>}
      <QuestionForm questions={ask.questions} values={answers} onChange={setAnswers} problems={problems} />
      {note(player)}
      <ReasonField value={reason} onChange={setReason} goes="player" />
    </ActionScreen>
  );
}
