// The fields for contacts of players and the host, validated by the add-on's own rules.
import { useState } from 'preact/hooks';
import type { Question } from '../../../src/games/frame/fields';
import {
  CONTACT_QUESTIONS,
  contactProblem,
  webhookProblem,
  timeZoneProblem,
} from '../../../src/rounds/contacts/contact-columns';
import { FORUM_HELP } from '../../../src/rounds/discord/webhook';
import type { AnswersByTitle } from '../../../src/rounds/reply/reply';
import { filledAnswers } from '../../shared/answers';
import { Fold } from '../../shared/text';
import { QuestionField } from './question';

export function ContactFields({
  about,
  contacts,
  onChange,
}: {
  readonly about: string;
  readonly contacts: AnswersByTitle;
  readonly onChange: (contacts: AnswersByTitle) => void;
}) {
  return (
    <>
      {CONTACT_QUESTIONS.map((question) => (
        <QuestionField
          key={question.title}
          question={question}
          about={about}
          value={contacts[question.title] ?? ''}
          onChange={(value) => onChange({ ...contacts, [question.title]: value })}
          problem={contactProblem(question.title, contacts[question.title] ?? '')}
        />
      ))}
    </>
  );
}

/** State and fields for a new player's contacts. */
export function useNewContacts(about: string) {
  const [contacts, setContacts] = useState<AnswersByTitle>({});
  const wrong = hasContactProblem('', '', [contacts]);
  const fields = (
    <Fold title="Contacts" open={wrong}>
      <ContactFields {...{ about, contacts }} onChange={setContacts} />
    </Fold>
  );
  return { contacts: filledAnswers(contacts), wrong, fields };
}

const textQuestion = (title: string, help: string): Question => ({
  title,
  help,
  required: false,
  kind: { type: 'text', long: false },
});

export function TimeZoneAndWebhookFields({
  zone,
  bookZone,
  webhook,
  hostWebhook,
  onChange,
}: {
  readonly zone: string;
  /** The spreadsheet's time zone; absent if it is not known yet. */
  readonly bookZone?: string;
  readonly webhook: string;
  /** The webhook of the host's own channel; absent while there is no game. */
  readonly hostWebhook?: string;
  readonly onChange: (part: {
    readonly zone?: string;
    readonly webhook?: string;
    readonly hostWebhook?: string;
  }) => void;
}) {
  return (
    <>
      <QuestionField
        question={textQuestion(
          'Your time zone',
          `For example, Europe/Berlin. It’s also used for players without a time zone. Leave empty to use the spreadsheet’s time zone${bookZone === undefined ? '' : ` (${bookZone})`}.`,
        )}
        value={zone}
        onChange={(value) => onChange({ zone: value })}
        problem={timeZoneProblem(zone)}
      />
      <QuestionField
        question={textQuestion(
          'Discord webhook of the public channel',
          `Messages for everyone are posted in this channel. ${FORUM_HELP}`,
        )}
        value={webhook}
        onChange={(value) => onChange({ webhook: value })}
        problem={webhookProblem(webhook)}
      />
      {hostWebhook !== undefined && (
        <QuestionField
          question={textQuestion(
            'Discord webhook of your own channel',
            'If Round Keeper does something automatically at a deadline, it tells you in this channel. Players shouldn’t be able to read it.',
          )}
          value={hostWebhook}
          onChange={(value) => onChange({ hostWebhook: value })}
          problem={webhookProblem(hostWebhook)}
        />
      )}
    </>
  );
}

export function hasContactProblem(
  zone: string,
  webhook: string,
  players: readonly AnswersByTitle[],
): boolean {
  return (
    timeZoneProblem(zone) !== '' ||
    webhookProblem(webhook) !== '' ||
    players.some((contacts) =>
      Object.entries(contacts).some(([title, text]) => contactProblem(title, text) !== ''),
    )
  );
}
