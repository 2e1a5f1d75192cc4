// Creates what is set up. Where something may have been forgotten, the host is asked first whether it is meant so.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { Reply } from '../../../src/rounds/reply/reply';
import { useDesk } from '../desk/context';
import { Confirm } from '../parts/confirm';
import { restText } from '../stage/deliver';

/** The input of a call that may first ask the host something. */
interface Agreed {
  readonly agreed?: string;
}

interface Creating {
  readonly title: string;
  readonly work: (agreed: Agreed) => Promise<Reply<DeskView>>;
  readonly done: (after: DeskView) => string;
  readonly then?: () => void;
}

/** Gives what the button does, and the question that may come of it. */
export function useCreating({ title, work, done, then }: Creating): {
  readonly create: () => void;
  readonly question: ComponentChildren;
} {
  const { run, show } = useDesk();
  const [asked, setAsked] = useState<{ readonly text: string; readonly agree: string } | undefined>(
    undefined,
  );
  const create = (agreed: Agreed): void =>
    // Where the host is asked first nothing is created, and the screen stays as it is.
    void run<DeskView | null>({
      doing: `Creating ${title}`,
      work: async () => {
        const created = await work(agreed);
        if (created.ok || created.error.agree === undefined) return created;
        setAsked({ text: created.error.text, agree: created.error.agree });
        return { ok: true, value: null };
      },
      done: (after) => (after === null ? undefined : done(after)),
      incomplete: (after) => after !== null && restText(after) !== '',
      then: (after) => {
        if (after === null) return;
        show(after);
        then?.();
      },
    });
  const question = asked !== undefined && (
    <Confirm
      title="Create it like this?"
      yes="Create it"
      no="Back to the set-up"
      onNo={() => setAsked(undefined)}
      onYes={() => {
        setAsked(undefined);
        create({ agreed: asked.agree });
      }}
    >
      <p>{asked.text}</p>
    </Confirm>
  );
  return { create: () => create({}), question };
}
