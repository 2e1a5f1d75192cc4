// FormApp's FormResponse: a response that a script is composing, or a sent response.
import { GoogleError } from '../errors';
import { formUrls, isQuestion, type Answer, type FormItem, type StoredResponse } from '../forms/form';
import { formClosedReason, submit } from '../forms/submit';
import { chained, method, ServiceType, type ServiceObject } from '../service-types';
import { itemResponseType, type FormAccess } from './form-items';

interface ResponseState {
  readonly form: FormAccess;
  readonly answers: Record<string, Answer>;
  isSent: boolean;
  /** When the response was sent; undefined while a script is composing it. */
  readonly at?: number;
}

/** The objects that `Form.createResponse` and `Form.getResponses` return. */
export const formResponseType: ServiceType<ResponseState> = new ServiceType<ResponseState>(
  'FormApp',
  'FormResponse',
  {
    withItemResponse: chained([itemResponseType], (response, { item, answer }) => {
      refuseIfSent(response);
      response.answers[String(item)] = answer;
    }),
    submit: method([], (response) => {
      const { form, answers } = response;
      refuseIfSent(response);
      if (form.read(formClosedReason) !== undefined) {
        throw new GoogleError('Sorry, this form is not currently accepting responses.');
      }
      const { cloud, conditions } = form.execution;
      const wholeForm = conditions.scriptsAnswerAllPages;
      const outcome = submit(cloud, conditions, form.id, { answers, wholeForm });
      if (!outcome.ok) {
        const problems = outcome.problems.map((one) => one.text).join('; ');
        throw new GoogleError(`Failed to submit response: ${problems}`);
      }
      response.isSent = true;
      return formResponseType.make({
        form,
        answers: { ...answers },
        isSent: true,
        at: form.execution.clock.now(),
      });
    }),
    getTimestamp: method([], ({ at }) => (at === undefined ? null : new Date(at))),
    getItemResponses: method([], ({ form, answers }) =>
      form.read(({ items }) =>
        items
          .filter(
            (item) => isQuestion(item) && (listsEmptyAnswer(item) || answers[String(item.id)] !== undefined),
          )
          .map(({ id }) => itemResponseType.make({ form, item: id, answer: answers[String(id)] ?? '' })),
      ),
    ),
    toPrefilledUrl: method([], ({ form, answers }) =>
      form.read((current) => {
        if (!current.published) throw new GoogleError('Operation not supported on unpublished form.');
        const entries = current.items.filter(isQuestion).flatMap(({ id }) =>
          [answers[String(id)] ?? []].flat().map((value) => {
            const encoded = encodeURIComponent(value).replaceAll('%20', '+');
            return `&entry.${id}=${encoded}`;
          }),
        );
        return `${formUrls.respond(current)}?usp=pp_url${entries.join('')}`;
      }),
    ),
  },
);

/** Whether the item's answer is listed even if it's empty. For other types of items, empty answers are left out. */
function listsEmptyAnswer({ type }: FormItem): boolean {
  return type === 'TEXT' || type === 'PARAGRAPH_TEXT';
}

/** A response as `Form.getResponses` returns it. */
export function toResponseObject(form: FormAccess, { at, answers }: StoredResponse): ServiceObject {
  const sentAt = at + form.execution.conditions.responsesAheadMs;
  return formResponseType.make({ form, answers: { ...answers }, isSent: true, at: sentAt });
}

function refuseIfSent({ isSent }: ResponseState): void {
  if (isSent) throw new GoogleError('This response has already been submitted.');
}
