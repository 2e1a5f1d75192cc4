// One-click actions: each makes a call, then makes and delivers everything that the call requires.
import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskView, OutgoingView } from '../../../src/rounds/host/desk/views';
import type { Reply } from '../../../src/rounds/reply/reply';
import { dropUndefined } from '../../../src/games/frame/json';
import { useDesk } from '../calls';
import { Button, Confirm, ReasonField, Screen } from '../parts/screen';
import {
  deliverAfterCall,
  isAllDone,
  preparationText,
  prepareAndDeliver,
  remainingText,
  type RemainingWork,
} from './deliver';

interface HostAction {
  /** The action in words, such as `Ending the season`. */
  readonly doing: string;
  readonly work: () => Promise<Reply<DeskView>>;
  /** The sentence shown once the action is done; what is left to deliver is appended. */
  readonly done: string;
  readonly then?: () => void;
}

export function useHostAction(): (act: HostAction) => void {
  const { change, show } = useDesk();
  return ({ doing, work, done, then }) =>
    void change({
      doing,
      work: async () => deliverAfterCall(await work(), show),
      done: (after) => `${done}${remainingText(after)}`,
      ...dropUndefined({ then }),
    });
}

export function usePreparation(outgoing: OutgoingView): () => void {
  const { run, show } = useDesk();
  return () =>
    void run<RemainingWork>({
      doing: 'Creating forms and books',
      work: (say) => prepareAndDeliver(show, say, outgoing),
      done: preparationText,
      incomplete: (left) => !isAllDone(left),
    });
}

interface ButtonProps extends HostAction {
  readonly children: ComponentChildren;
  readonly off?: boolean;
}

/** The main button of a screen. */
export function ActionButton({ children, off = false, ...act }: ButtonProps) {
  const start = useHostAction();
  return (
    <Button look={off ? 'plain' : 'action'} off={off} onClick={() => start(act)}>
      {children}
    </Button>
  );
}

/** A screen with a form for one action. Afterwards it goes back to the previous screen, unless `then` is given. */
export function ActionScreen({
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
  readonly yes: ComponentChildren;
  readonly beside?: ComponentChildren;
}) {
  return (
    <Screen title={title} back={back}>
      {children}
      <div class="buttons">
        <ActionButton {...act} then={then}>
          {yes}
        </ActionButton>
        {beside}
      </div>
    </Screen>
  );
}

interface ReasonProps extends Omit<HostAction, 'work'>, Pick<ComponentProps<typeof ReasonField>, 'goes'> {
  readonly button: string;
  readonly about?: string;
  /** The title of the dialog. Its text is `text`; its button is `yes`, or `button` if `yes` is absent. */
  readonly title: string;
  readonly text: string;
  readonly yes?: string;
  readonly work: (reason: string) => ReturnType<HostAction['work']>;
}

/** A button for an action that needs a reason: a dialog asks for it. */
export function ActionWithReason(now: ReasonProps) {
  const start = useHostAction();
  // The props when the button was clicked, since the screen may show another act by now.
  const [asking, setAsking] = useState<ReasonProps | undefined>(undefined);
  // Kept here, so that after a refusal the reason isn't lost.
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <>
      <Button {...dropUndefined({ about: now.about })} onClick={() => setAsking(now)}>
        {now.button}
      </Button>
      {asking !== undefined && (
        <Confirm
          title={asking.title}
          yes={asking.yes ?? asking.button}
          off={reason === ''}
          onNo={() => setAsking(undefined)}
          onYes={() => {
            setAsking(undefined);
            start({ ...asking, work: () => asking.work(reason) });
          }}
        >
          <p>{asking.text}</p>
          <ReasonField value={typed} onChange={setTyped} {...dropUndefined({ goes: asking.goes })} />
        </Confirm>
      )}
    </>
  );
}

/** An action whose call can first ask the host a question and then needs the host's agreement. */
interface ActionToConfirm
  extends
    Pick<HostAction, 'doing' | 'then'>,
    Pick<ComponentProps<typeof Confirm>, 'title' | 'yes' | 'no' | 'final'> {
  readonly work: (agreed: { readonly agreed?: string }) => Promise<Reply<DeskView>>;
  readonly done: (after: DeskView) => string;
}

/** Returns the function that starts the action, and the dialog with its question. */
export function useActionToConfirm(): {
  readonly start: (act: ActionToConfirm, agreed?: string) => void;
  readonly question: ComponentChildren;
} {
  const { run, show } = useDesk();
  const [asked, setAsked] = useState<
    { readonly act: ActionToConfirm; readonly text: string; readonly agree: string } | undefined
  >(undefined);
  const start = (act: ActionToConfirm, agreed?: string): void =>
    // Null means that the call asked a question first, so nothing is done yet.
    void run<DeskView | null>({
      doing: act.doing,
      work: async () => {
        const answer = await act.work(dropUndefined({ agreed }));
        if (answer.ok || answer.error.agree === undefined) return answer;
        setAsked({ act, text: answer.error.text, agree: answer.error.agree });
        return { ok: true, value: null };
      },
      done: (after) => (after === null ? undefined : act.done(after)),
      incomplete: (after) => after !== null && remainingText(after) !== '',
      then: (after) => {
        if (after === null) return;
        show(after);
        act.then?.();
      },
    });
  const question = asked !== undefined && (
    <Confirm
      {...asked.act}
      onNo={() => setAsked(undefined)}
      onYes={() => {
        setAsked(undefined);
        start(asked.act, asked.agree);
      }}
    >
      <p>{asked.text}</p>
    </Confirm>
  );
  return { start, question };
}
