// The live table's state and actions: start the clock, resolve, and answer for everyone in a practice game.
import { useState } from 'preact/hooks';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { HostCallAnswer } from '../../../src/rounds/host/calls';
import type { LiveTableView } from '../../../src/rounds/host/live/views';
import { callForOpening, type TaskStatus } from '../calls';
import { useTaskRunner, type TaskRunner } from '../desk/tasks';
import { awaitAnswers } from '../stage/arrivals';
import { useBackgroundWork, type BackgroundWork } from './background-work';
import { usePolledLiveTable, type PolledLiveTable } from './polled-table';

export interface LiveTable
  extends
    Pick<BackgroundWork, 'remaining' | 'delivering' | 'stopped'>,
    Pick<PolledLiveTable, 'view' | 'stale'> {
  /** How far the server's clock is ahead of this computer's, in milliseconds. */
  readonly ahead: number;
  readonly status: TaskStatus;
  /** Notices about answers found in the forms when the last stage was resolved. */
  readonly notices: readonly string[];
  readonly refresh: () => void;
  readonly start: (stage: LiveStage) => void;
  readonly resolve: (stage: LiveStage) => void;
  readonly submitForEveryone: (stage: LiveStage) => void;
  readonly finish: () => void;
  readonly dismiss: () => void;
}

type LiveStage = NonNullable<LiveTableView['stage']>;

export function useLiveTable(): LiveTable {
  const tasks = useTaskRunner();
  const { status, setStatus, run, running } = tasks;
  const background = useBackgroundWork();
  const { remaining, delivering, stopped, prepare, deliver } = background;
  const table = usePolledLiveTable(tasks, background.count);
  const { notices, resolving } = useResolving(tasks, background, table);
  const { starting, submitting } = newStageTasks(background, table);
  return {
    view: table.view,
    ahead: table.clock.ahead,
    status,
    stale: table.stale,
    notices,
    remaining,
    delivering,
    stopped,
    refresh: () => {
      if (!running()) void table.open();
    },
    start: (stage) =>
      void run({ doing: 'Starting the clock', work: () => starting(stage), then: table.show }),
    resolve: (stage) =>
      void run({
        doing: resolvingText(stage),
        work: resolving(stage),
        done: () => `${stage.title} is resolved.`,
        then: deliver,
      }),
    submitForEveryone: (stage) =>
      void run({
        doing: 'Answering for everyone',
        work: () => submitting(stage),
        done: () => 'Answered for everyone who was missing.',
      }),
    finish: () => void run({ doing: 'Creating forms and books', work: prepare, then: deliver }),
    dismiss: () => setStatus({ kind: 'quiet' }),
  };
}

function resolvingText({ title }: LiveStage): string {
  return `Resolving ${title}`;
}

interface StageTasks {
  readonly starting: (stage: LiveStage) => Promise<Reply<LiveTableView>>;
  readonly submitting: (stage: LiveStage) => Promise<Reply<LiveTableView>>;
}

/** Tasks that need the open stage's forms. */
function newStageTasks(
  { remaining, queue, prepare }: BackgroundWork,
  { clock, refresh }: PolledLiveTable,
): StageTasks {
  /** Does the work once the forms are made, since the clock must not start before they are. */
  const afterPreparing = async <T>(work: () => Promise<Reply<T>>): Promise<Reply<T>> => {
    const prepared: Reply<unknown> = remaining.steps === 0 ? { ok: true, value: 0 } : await prepare();
    return prepared.ok ? work() : prepared;
  };
  return {
    starting: (stage) =>
      afterPreparing(() =>
        clock.read(() => queue(() => callForOpening(stage.at, 'startClock', { stage: stage.name }))),
      ),
    submitting: (stage) =>
      afterPreparing(async () => {
        const answer = await queue(() => callForOpening(stage.at, 'submitForPractice', { players: [] }));
        return answer.ok ? refresh() : answer;
      }),
  };
}

interface ResolveTasks {
  readonly notices: LiveTable['notices'];
  /** Returns the task that resolves a stage. If making forms then fails, a retry doesn't resolve again. */
  readonly resolving: (stage: LiveStage) => () => Promise<Reply<LiveTableView>>;
}

function useResolving(
  { setStatus }: TaskRunner,
  { count, queue, prepare, deliver }: BackgroundWork,
  { clock, refresh }: PolledLiveTable,
): ResolveTasks {
  const [notices, setNotices] = useState<readonly string[]>([]);
  const write = async (stage: LiveStage): Promise<Reply<HostCallAnswer<'resolveRound'>>> => {
    const complete = stage.players.every(({ sent }) => sent);
    const say = (doing: string): void => setStatus({ kind: 'busy', doing });
    await awaitAnswers({ ...stage, complete }, Date.now() + clock.ahead, say);
    say(resolvingText(stage));
    const answer = await queue(() =>
      callForOpening(stage.at, 'resolveRound', { stage: stage.name, token: '' }),
    );
    if (!answer.ok) return answer;
    setNotices(answer.value.notices);
    count(answer.value.desk);
    return answer;
  };
  const resolving = (stage: LiveStage): (() => Promise<Reply<LiveTableView>>) => {
    let written = false;
    return async () => {
      if (!written) {
        const answer = await write(stage);
        if (!answer.ok) return answer;
        written = true;
      }
      const prepared = await prepare();
      if (prepared.ok) return refresh();
      // The results can be delivered without the new forms.
      deliver();
      return prepared;
    };
  };
  return { notices, resolving };
}
