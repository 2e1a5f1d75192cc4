// The account check: its questions, Google's answers, and a report to copy.
import { useRef, useState } from 'preact/hooks';
import {
  ACCOUNT_QUESTIONS,
  type AccountCheck,
  type AccountQuestion,
} from '../../../src/rounds/reply/account';
import type { Reply } from '../../../src/rounds/reply/reply';
import { call, useDesk, type Task } from '../calls';
import { useTaskOnChange } from '../desk/tasks';
import { Button, Screen } from '../parts/screen';
import { CopyText } from '../parts/copy';
import { Notes } from '../../shared/text';
import { TextField } from '../parts/plain-question';
import { FocusButton } from '../../shared/focusable-button';

type CheckQuestion = AccountCheck['questions'][number];

export function AccountScreen() {
  const { run, go, busy } = useDesk();
  const [check, setCheck] = useState<AccountCheck | undefined>(undefined);
  const [asking, setAsking] = useState<AccountQuestion | undefined>(undefined);
  const [stopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const reading: Task<AccountCheck> = {
    doing: 'Loading the results',
    work: () => call('getAccountCheck'),
    then: setCheck,
  };
  const read = (): void => void run(reading);
  useTaskOnChange('account', reading);
  /** Runs the check's questions in order, from `first`. If the host stops it, the test files are deleted. */
  const askFrom = async (first: AccountQuestion): Promise<Reply<AccountCheck>> => {
    for (let question = first; ;) {
      setAsking(question);
      const answer: Reply<AccountCheck> = await call('askAccount');
      setAsking(undefined);
      if (!answer.ok) return answer;
      setCheck(answer.value);
      if (answer.value.next === null) return answer;
      if (stopped.current) return call('getAccountCheck');
      question = answer.value.next;
    }
  };
  const start = (from: AccountQuestion): void => {
    stopped.current = false;
    setStopping(false);
    void run({
      doing: 'Checking this account',
      work: () => askFrom(from),
      then: setCheck,
      done: ({ next }) =>
        next === null ? 'Account checked.' : 'Check stopped. Choose “Continue” to check the rest.',
    });
  };
  return (
    <Screen title="Check this account" back={{ to: 'Help', onBack: () => go({ at: 'help' }) }}>
      <p>
        The check creates a test spreadsheet and a test form, tries everything that a game needs, then deletes
        both. It takes about a minute and doesn’t touch any other files.
      </p>
      {check !== undefined && (
        <PageUrlField
          key={check.page}
          kept={check.page}
          open={isPagePublic(check)}
          onKept={() => void run({ ...reading, unasked: true })}
        />
      )}
      {check === undefined ? (
        !busy && <Button onClick={read}>Show the results</Button>
      ) : (
        <>
          <div class="buttons">
            <Button look="action" onClick={() => start(check.next ?? ACCOUNT_QUESTIONS[0].id)}>
              {check.report === '' ? 'Check' : check.next === null ? 'Check again' : 'Continue'}
            </Button>
            {asking !== undefined && (
              <FocusButton
                off={stopping}
                onClick={() => {
                  stopped.current = true;
                  setStopping(true);
                }}
              >
                {stopping ? 'Stopping…' : 'Stop'}
              </FocusButton>
            )}
          </div>
          <Notes
            title="These files couldn’t be deleted yet. Delete them by hand, or open this screen again later."
            notes={check.leftover}
            look="warning"
          />
          <ul class="plain-list steps" aria-live="polite">
            {check.questions.map((question) => (
              <CheckLine key={question.id} question={question} asking={asking === question.id} />
            ))}
          </ul>
          {check.report !== '' && (
            <>
              <p>The report has no names, links, keys or e-mail addresses. You can share it with anyone.</p>
              <CopyText label="Copy the report" text={check.report} />
            </>
          )}
        </>
      )}
    </Screen>
  );
}

const ANSWER_STYLES = {
  holds: { mark: '✓', look: 'state in', words: 'Yes.' },
  fails: { mark: '!', look: 'state refused', words: 'No.' },
  unknown: { mark: '?', look: 'state missing', words: 'Couldn’t tell.' },
} as const;

function CheckLine({ question, asking }: { readonly question: CheckQuestion; readonly asking: boolean }) {
  const { title, answer } = question;
  const kind = asking || answer === null ? undefined : ANSWER_STYLES[answer.kind];
  return (
    <li>
      <span class={kind?.look} aria-hidden="true">
        {asking ? '…' : (kind?.mark ?? '○')}
      </span>{' '}
      {title}
      <p class="quiet">
        {asking ? 'Checking…' : answer === null ? 'Not checked yet.' : `${kind?.words ?? ''} ${answer.text}`}
      </p>
    </li>
  );
}

function isPagePublic({ questions }: AccountCheck): boolean {
  return questions.find(({ id }) => id === 'page')?.answer?.kind === 'holds';
}

interface PageUrlFieldProps {
  readonly kept: string;
  /** Whether the check found that everyone can open the web app's page. */
  readonly open: boolean;
  readonly onKept: () => void;
}

function PageUrlField({ kept, open, onKept }: PageUrlFieldProps) {
  const { change } = useDesk();
  const [address, setAddress] = useState(kept);
  const isKept = address.trim() === kept && (open || kept === '');
  const save = async (): Promise<void> => {
    await change({
      doing: 'Saving the address of the players’ page',
      work: () => call('savePage', { address }),
      done: () =>
        address.trim() === ''
          ? 'Players’ links now lead only to the forms.'
          : 'Players’ links now lead to the players’ page and to the forms.',
    });
    onKept();
  };
  return (
    <>
      <TextField
        label="Address of the players’ page (optional)"
        help="Apps Script shows this address after Deploy › New deployment › Web app. It ends with /exec. Without it, players answer in Google Forms."
        value={address}
        onChange={setAddress}
      />
      {!isKept && (
        <div class="buttons">
          <Button onClick={() => void save()}>{saveButtonLabel(address.trim(), kept)}</Button>
        </div>
      )}
    </>
  );
}

function saveButtonLabel(address: string, kept: string): string {
  if (address === '') return 'Use only the forms';
  return address === kept ? 'Check the page again' : 'Save this address';
}
