// A form's page for players. Works on a phone and without scripts.
import type { ComponentChildren, JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Answer, FormItem } from 'apps-script-stand-in/forms/form';
import type { FormDescription } from 'apps-script-stand-in/forms/public-forms';
import { itemsByPage } from 'apps-script-stand-in/forms/pages';
import type { SubmitProblem } from 'apps-script-stand-in/forms/submit';
import { BACK_STEP, fieldName, HISTORY_FIELD, STEP_FIELD } from './form-answers';
import { Question, questionId } from './form-fields';
import { FORM_STYLE } from './form-style';

interface FormPageState {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly problems: readonly SubmitProblem[];
  /** The address that the page sends its answers to: its own, with any prefilled answers. */
  readonly action: string;
  readonly editing: boolean;
  /** Visited pages, counted from 0. The last page is shown. */
  readonly history: readonly number[];
}

/** A page of a form with its questions and, after a refusal, the problems. */
export function formPage(form: FormDescription, state: FormPageState): string {
  const general = state.problems.filter((problem) => problem.item === undefined);
  const problemOf = (id: number): string | undefined =>
    state.problems.find((problem) => problem.item === id)?.text;
  const pages = itemsByPage(form.items);
  const shown = state.history[state.history.length - 1] ?? 0;
  const items = pages[shown] ?? [];
  const wrong = items.filter((item) => problemOf(item.id) !== undefined);
  const stray = state.problems.filter(
    ({ item }) => item !== undefined && !form.items.some((one) => one.id === item),
  );
  return page(
    state.problems.length > 0 ? `Not sent yet: ${form.title}` : form.title,
    <>
      <header class="card head">
        <h1>{form.title}</h1>
        {shown === 0 && form.description !== '' && <p class="description">{form.description}</p>}
        {state.editing && <p class="description">You’re changing a response you sent earlier.</p>}
        {items.some((item) => item.required) && <p class="help">* marks a required question</p>}
      </header>
      {state.problems.length > 0 && (
        <div class="card wrong" role="alert">
          <h2>Your answers haven’t been sent yet.</h2>
          <ul>
            {[...general, ...stray].map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
            {wrong.map((item) => (
              <li key={item.id}>
                <a href={`#${questionId(item)}`}>{item.title}</a>: {problemOf(item.id)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" action={state.action} noValidate>
        {items.map((item) => (
          <Question
            key={item.id}
            item={item}
            answer={state.answers[String(item.id)]}
            problem={problemOf(item.id)}
          />
        ))}
        <HiddenAnswers items={form.items.filter((item) => !items.includes(item))} answers={state.answers} />
        <input type="hidden" name={HISTORY_FIELD} value={state.history.join(',')} />
        <div class="steps">
          {/* This comes first, since Enter in a field presses the first button, and most people want to continue. */}
          <button type="submit">{shown === pages.length - 1 ? 'Submit' : 'Next'}</button>
          {state.history.length > 1 && (
            <button type="submit" class="quiet" name={STEP_FIELD} value={BACK_STEP}>
              Back
            </button>
          )}
        </div>
      </form>
    </>,
  );
}

/** Hidden fields with other pages' answers, even for pages that the player's choices skip. */
function HiddenAnswers({
  items,
  answers,
}: {
  readonly items: readonly FormItem[];
  readonly answers: FormPageState['answers'];
}): JSX.Element {
  return (
    <>
      {items.flatMap((item) =>
        [answers[String(item.id)] ?? []]
          .flat()
          .map((answer) => (
            <input key={`${item.id} ${answer}`} type="hidden" name={fieldName(item)} value={answer} />
          )),
      )}
    </>
  );
}

/** The page after submitting. */
export function thanksPage(
  form: FormDescription,
  links: { readonly again: string; readonly edit: string | undefined },
): string {
  return page(
    `Sent: ${form.title}`,
    <div class="card head">
      <h1>{form.title}</h1>
      <p class="description" role="status">
        {form.confirmationMessage === '' ? 'Your response has been recorded.' : form.confirmationMessage}
      </p>
      {links.edit !== undefined && (
        <p>
          <a href={links.edit}>Edit your response</a>
        </p>
      )}
      {form.respondAgainLink && (
        <p>
          <a href={links.again}>Submit another response</a>
        </p>
      )}
    </div>,
  );
}

/** A page that shows only a message. */
export function messagePage(title: string, text: string): string {
  return page(
    title,
    <div class="card head">
      <h1>{title}</h1>
      <p class="description">{text}</p>
    </div>,
  );
}

function page(title: string, children: ComponentChildren): string {
  const whole: JSX.Element = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: FORM_STYLE }} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(whole)}`;
}
