// What the host does with one click: a call, and then everything that it leaves to make and to deliver.
import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { Reply } from '../../../src/rounds/reply/reply';
import { present } from '../../../src/games/frame/present';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { ReasonDialog } from '../parts/reason';
import { Screen } from '../parts/screen';
import { andDeliver, restText } from './deliver';

interface Act {
  /** What it does, `Ending the season`. */
  readonly doing: string;
  readonly work: () => Promise<Reply<DeskView>>;
  /** The sentence that says it is done; what is left to deliver is said after it. */
  readonly done: string;
  readonly then?: () => void;
}

export function useAct(): (act: Act) => void {
  const { change, show } = useDesk();
  return ({ doing, work, done, then }) =>
    void change({
      doing,
      work: async () => andDeliver(await work(), show),
      done: (after) => `${done}${restText(after)}`,
      ...present({ then }),
    });
}

interface ButtonProps extends Act {
  readonly children: ComponentChildren;
  readonly off?: boolean;
}

/** The button for it, as the most important one on its screen. */
export function ActButton({ children, off = false, ...act }: ButtonProps) {
  const start = useAct();
  return (
    <Button look="action" off={off} onClick={() => start(act)}>
      {children}
    </Button>
  );
}

/** A screen with a form for one act, which leads back where the host came from unless it says otherwise. */
export function ActScreen({
  title,
  back,
  children,
  yes,
  beside,
  then = back.onBack,
  ...act
}: ButtonProps & {
  readonly title: string;
  readonly back: NonNullable<ComponentProps<typeof Screen>['back']>;
  /** The label of its button. */
  readonly yes: ComponentChildren;
  /** Another button beside it. */
  readonly beside?: ComponentChildren;
}) {
  return (
    <Screen title={title} back={back}>
      {children}
      <div class="buttons">
        <ActButton {...act} then={then}>
          {yes}
        </ActButton>
        {beside}
      </div>
    </Screen>
  );
}

interface ReasonProps
  extends Omit<Act, 'work'>, Pick<ComponentProps<typeof ReasonDialog>, 'title' | 'text' | 'goes'> {
  readonly button: string;
  /** The button of the dialog, where it says something else. */
  readonly yes?: string;
  readonly work: (reason: string) => ReturnType<Act['work']>;
}

/** A button for an act that needs a reason: a dialog asks for it. */
export function ReasonAct(now: ReasonProps) {
  const start = useAct();
  // What the host looked at when they clicked, even if something else is shown by now.
  const [asking, setAsking] = useState<ReasonProps | undefined>(undefined);
  const [typed, setTyped] = useState('');
  return (
    <>
      <Button onClick={() => setAsking(now)}>{now.button}</Button>
      {asking !== undefined && (
        <ReasonDialog
          {...asking}
          yes={asking.yes ?? asking.button}
          typed={typed}
          onNo={() => setAsking(undefined)}
          onYes={(reason) => {
            setAsking(undefined);
            // If it is refused, the reason is there again.
            setTyped(reason);
            start({ ...asking, work: () => asking.work(reason) });
          }}
        />
      )}
    </>
  );
}
