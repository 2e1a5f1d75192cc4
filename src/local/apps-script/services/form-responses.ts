// FormApp's FormResponse: answers that a script puts together.
import { GoogleError } from '../errors';
import { formUrls, isQuestion, type Answer } from '../forms/form';
import { closedReason, submit } from '../forms/submit';
import { chained, method, ServiceType } from '../interface';
import { itemResponseType, type FormAccess } from './form-items';

interface Response {
  readonly form: FormAccess;
  readonly answers: Record<string, Answer>;
  isSent: boolean;
}

/** What `Form.createResponse` gives. */
export const formResponseType: ServiceType<Response> = new ServiceType<Response>('FormApp', 'FormResponse', {
  withItemResponse: chained([itemResponseType], (response, { item, answer }) => {
    refuseSent(response);
    response.answers[String(item)] = answer;
  }),
  submit: method([], (response) => {
    const { form, answers } = response;
    refuseSent(response);
    if (form.read(closedReason) !== undefined) {
      throw new GoogleError('Sorry, this form is not currently accepting responses.');
    }
    const { cloud, conditions } = form.execution;
    const outcome = submit(cloud, conditions, form.id, { answers });
    if (!outcome.ok) {
      const problems = outcome.problems.map((one) => one.text).join('; ');
      throw new GoogleError(`Failed to submit response: ${problems}`);
    }
    response.isSent = true;
    return formResponseType.make({ form, answers: { ...answers }, isSent: true });
  }),
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
});

function refuseSent({ isSent }: Response): void {
  if (isSent) throw new GoogleError('This response has already been submitted.');
}
