// FormApp's FormResponse: answers put together by a script, or read back.
import { GoogleError } from './errors';
import type { Execution } from './execution';
import { itemResponseKind, itemResponseObject, type FormAccess } from './form-items';
import { itemKind } from './form-items';
import { method, ServiceObject, type Members } from './interface';
import { formUrls, isQuestion, type Answer, type FormResponseRecord } from './forms/form';
import { closedReason, submit } from './forms/submit';

/** A FormResponse: a new one, or one that was sent in. */
export function formResponseObject(
  execution: Execution,
  form: FormAccess,
  formId: string,
  sent?: FormResponseRecord,
): ServiceObject {
  const answers: Record<string, Answer> = { ...sent?.answers };
  let responseId = sent?.id;
  const entries = (): string =>
    form
      .read((current) => current.items.filter(isQuestion))
      .flatMap((item) => {
        const answer = answers[String(item.id)];
        const values = answer === undefined ? [] : Array.isArray(answer) ? answer : [answer];
        return values.map((value) => `&entry.${item.id}=${encodeURIComponent(value).replaceAll('%20', '+')}`);
      })
      .join('');
  const responseOf = (item: number): ServiceObject | null => {
    const answer = answers[String(item)];
    return answer === undefined ? null : itemResponseObject(form, { item, answer });
  };
  const members: Members = {
    getId: method([], () => responseId ?? ''),
    getTimestamp: method([], () => (sent === undefined ? null : new Date(sent.at))),
    getRespondentEmail: method([], () => sent?.email ?? ''),
    withItemResponse: method([itemResponseKind], (given) => {
      if (responseId !== undefined) throw new GoogleError('This response has already been submitted.');
      answers[String(given.item)] = given.answer;
      return self;
    }),
    getItemResponses: method([], () =>
      form
        .read((current) => current.items.map((item) => item.id))
        .map(responseOf)
        .filter((response) => response !== null),
    ),
    getResponseForItem: method([itemKind], responseOf),
    submit: method([], () => {
      if (responseId !== undefined) throw new GoogleError('This response has already been submitted.');
      const closed = form.read(closedReason);
      if (closed !== undefined)
        throw new GoogleError('Sorry, this form is not currently accepting responses.');
      const outcome = submit(execution.cloud, formId, { answers, email: execution.user });
      if (!outcome.ok) {
        throw new GoogleError(
          `Failed to submit response: ${outcome.problems.map((one) => one.text).join('; ')}`,
        );
      }
      responseId = outcome.responseId;
      return formResponseObject(execution, form, formId, recordOf(outcome.responseId));
    }),
    toPrefilledUrl: method([], () => `${form.read(formUrls.respond)}?usp=pp_url${entries()}`),
    getEditResponseUrl: method([], () => {
      if (responseId === undefined) throw new GoogleError('This response has not been submitted yet.');
      return `${form.read(formUrls.respond)}?edit2=${encodeURIComponent(responseId)}`;
    }),
  };
  const recordOf = (id: string): FormResponseRecord | undefined =>
    form.read((current) => current.responses.find((one) => one.id === id));
  const self = new ServiceObject('FormResponse', members);
  return self;
}
