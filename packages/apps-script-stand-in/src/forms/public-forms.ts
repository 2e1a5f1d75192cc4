// Forms as people use them: the contents of their pages, and submitting answers.
import type { Cloud } from '../cloud';
import type { Conditions } from '../conditions';
import { formClosedReason, submit, type Submission, type SubmitOutcome } from './submit';
import type { Answer, FormDocument } from './form';

/** A form, and the message that its page shows if it accepts no answers. */
export interface FormDescription extends Readonly<FormDocument> {
  readonly closed: string | undefined;
}

export interface Prefill {
  readonly formId: string;
  readonly answers: Readonly<Record<string, Answer>>;
  /** The response to edit, for an edit link. */
  readonly editOf?: string;
}

export class PublicForms {
  readonly #cloud: Cloud;
  readonly #conditions: Conditions;
  readonly #submitted: (form: FormDocument) => void;

  constructor(cloud: Cloud, conditions: Conditions, submitted: (form: FormDocument) => void) {
    this.#cloud = cloud;
    this.#conditions = conditions;
    this.#submitted = submitted;
  }

  /** All forms as their pages show them. */
  list(): FormDescription[] {
    return this.#cloud.forms
      .ids()
      .map((id) => this.describe(id))
      .filter((form) => form !== undefined);
  }

  /** A form's page, found by the form's id or published id; undefined if there is none. */
  describe(id: string): FormDescription | undefined {
    const form = this.#find(id);
    return form === undefined ? undefined : { ...form, closed: this.#closedReason(form) };
  }

  /** Submits answers, keyed by item id, after the page's checks. */
  submit(
    id: string,
    answers: Readonly<Record<string, Answer>>,
    more: Omit<Submission, 'answers'> = {},
  ): SubmitOutcome {
    const form = this.#find(id);
    const closed = form === undefined ? undefined : this.#closedReason(form);
    if (closed !== undefined) return { ok: false, problems: [{ text: closed }] };
    const outcome = submit(this.#cloud, this.#conditions, form?.id ?? id, { ...more, answers });
    if (outcome.ok && form !== undefined) this.#submitted(form);
    return outcome;
  }

  /** Parses a prefilled link or an edit link; undefined if the link leads to no form. */
  prefill(url: string): Prefill | undefined {
    const match = /\/forms\/d\/(?:e\/)?([\w-]+)\/\w+(?:\?([^#]*))?/.exec(url);
    const form = this.#find(match?.[1] ?? '');
    if (form === undefined) return undefined;
    const answers: Record<string, Answer> = {};
    const params = new URLSearchParams(match?.[2] ?? '');
    for (const [key, value] of params) {
      const item = form.items.find((one) => `entry.${one.id}` === key);
      if (item === undefined) continue;
      const before = answers[String(item.id)];
      if (item.type !== 'CHECKBOX') answers[String(item.id)] = value;
      else answers[String(item.id)] = Array.isArray(before) ? [...before, value] : [value];
    }
    const editOf = params.get('edit2');
    return editOf === null ? { formId: form.id, answers } : { formId: form.id, answers, editOf };
  }

  /** A response's answers for editing; undefined if the form doesn't allow editing. */
  response(id: string, responseId: string): Readonly<Record<string, Answer>> | undefined {
    const form = this.#find(id);
    if (form?.allowsEdits !== true) return undefined;
    return form.responses.find((one) => one.id === responseId)?.answers;
  }

  /** Why somebody with the link can't answer; undefined if anyone can. The form must be published and open to everyone. */
  #closedReason(form: FormDocument): string | undefined {
    const closed = formClosedReason(form);
    if (closed !== undefined) return closed;
    const open = this.#cloud
      .file(form.id)
      ?.permissions.some(({ type, view }) => type === 'anyone' && view === 'published');
    if (open !== true && !form.anyoneResponds)
      return 'You need permission. This form can be answered only by some.';
    return form.collectsEmail || form.oneResponseEach || form.requiresLogin
      ? 'Sign in to continue. This form asks who you are.'
      : undefined;
  }

  #find(id: string): FormDocument | undefined {
    const direct = this.#cloud.forms.get(id);
    if (direct !== undefined) return direct;
    if (id === '') return undefined;
    return this.#cloud.forms
      .ids()
      .map((one) => this.#cloud.forms.get(one))
      .find((form) => form?.publishedId === id);
  }
}
