// The check of the host's account: its questions with what Google answered, and a report to copy.
import { useRef, useState } from 'preact/hooks';
import {
  ACCOUNT_QUESTIONS,
  type AccountCheck,
  type AccountQuestion,
} from '../../../src/rounds/reply/account';
import { call } from '../calls';
import { useDesk, type Task } from '../desk/context';
import { useReading } from '../desk/reading';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';
import { Screen } from '../parts/screen';
import { Notes } from '../../shared/text';
import { TextField } from '../parts/text-field';
import { askAll } from './ask-account';
import { PageAddress } from './page-address';

type Question = AccountCheck['questions'][number];

export function AccountScreen() {
  const { run, go, busy } = useDesk();
  const [check, setCheck] = useState<AccountCheck | undefined>(undefined);
  const [asking, setAsking] = useState<AccountQuestion | undefined>(undefined);
  const [webhook, setWebhook] = useState('');
  const [friend, setFriend] = useState('');
  const [stopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const reading: Task<AccountCheck> = {
    doing: 'Reading what was found',
    work: () => call('getAccountCheck'),
    then: setCheck,
  };
  const read = (): void => void run(reading);
  useReading('account', reading);
  const start = (from: AccountQuestion): void => {
    void run({
      doing: 'Checking this account',
      work: () => {
        stopped.current = false;
        setStopping(false);
        return askAll(
          from,
          { webhook, friend },
          { show: setCheck, asking: setAsking, stopped: () => stopped.current },
        );
      },
      then: setCheck,
      done: ({ next }) =>
        next === null ? 'Every question was asked.' : 'The check was stopped. Go on asks what is left.',
    });
  };
  return (
    <Screen title="Check this account" back={{ to: 'Help', onBack: () => go({ at: 'help' }) }}>
      <p>
        Google accounts differ. This asks Google and Discord how it is with yours. It takes two minutes at
        most, and leaves what is not asked by then for another time. For some questions it makes three
        spreadsheets and two forms, which it deletes again; your game and all other files stay untouched.
      </p>
      <TextField
        label="Discord webhook (may stay empty)"
        help="Any of yours. Discord is asked about it, and nothing is posted. It is not kept."
        value={webhook}
        onChange={setWebhook}
      />
      <TextField
        label="A friend’s Google address (may stay empty)"
        help="An empty spreadsheet is shared with it for a moment, as players’ books will be, without a mail. It is not kept."
        value={friend}
        onChange={setFriend}
      />
      {check !== undefined && (
        <PageAddress
          key={check.page}
          kept={check.page}
          open={isPageOpen(check)}
          onKept={() => void run({ ...reading, unasked: true })}
        />
      )}
      {check === undefined ? (
        !busy && <Button onClick={read}>Read what was found</Button>
      ) : (
        <>
          <div class="buttons">
            <Button look="action" onClick={() => start(check.next ?? ACCOUNT_QUESTIONS[0].id)}>
              {check.report === '' ? 'Check' : check.next === null ? 'Check again' : 'Go on'}
            </Button>
            {asking !== undefined && (
              <button
                type="button"
                class="button"
                aria-disabled={stopping}
                onClick={() => {
                  stopped.current = true;
                  setStopping(true);
                }}
              >
                {stopping ? 'Stops after this question' : 'Stop'}
              </button>
            )}
          </div>
          <Notes
            title="Could not be deleted yet. It is tried again when you open this screen; or delete it by hand."
            notes={check.leftover}
            look="warning"
          />
          <ul class="plain-list steps" aria-live="polite">
            {check.questions.map((question) => (
              <Line key={question.id} question={question} asking={asking === question.id} />
            ))}
          </ul>
          {check.report !== '' && (
            <>
              <p>
                The report holds what stands above. No name, address, key or e-mail is in it: you can give it
                to whoever looks into a problem.
              </p>
              <CopyText label="Copy the report" text={check.report} />
            </>
          )}
        </>
      )}
    </Screen>
  );
}

const KINDS = {
  holds: { mark: '✓', look: 'state in', words: 'Yes.' },
  fails: { mark: '!', look: 'state refused', words: 'No.' },
  unknown: { mark: '?', look: 'state missing', words: 'Could not be told.' },
} as const;

function Line({ question, asking }: { readonly question: Question; readonly asking: boolean }) {
  const { title, answer } = question;
  const kind = asking || answer === null ? undefined : KINDS[answer.kind];
  return (
    <li>
      <span class={kind?.look} aria-hidden="true">
        {asking ? '…' : (kind?.mark ?? '○')}
      </span>{' '}
      {title}
      <p class="quiet">
        {asking
          ? 'Is being asked.'
          : answer === null
            ? 'Not asked yet.'
            : `${kind?.words ?? ''} ${answer.text}`}
      </p>
    </li>
  );
}

function isPageOpen({ questions }: AccountCheck): boolean {
  return questions.find(({ id }) => id === 'page')?.answer?.kind === 'holds';
}
