// Forms in paper games: a submitted answer becomes a row right away, or when a test says so.
import { asSecret } from '../../../src/rounds/record/secret';
import type { Cell } from '../../../src/games/frame/fields';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { fail, ok, type Result } from '../../../src/games/frame/result';
import { FORM_GONE, FORM_NOT_VISIBLE } from '../../../src/rounds/ports/forms';
import type { SentResponse } from '../../../src/rounds/ports/host-book';
import type { Ports } from '../../../src/rounds/ports/ports';
import { KEY_PLACEHOLDER, PLAYER_PLACEHOLDER } from '../../../src/rounds/record/game-files';
import type { Responders } from '../../../src/rounds/record/files-tab';
import { done, type Service } from './service';

const DAY = 86_400_000;

export interface PaperForm {
  header: readonly string[];
  readonly rows: Cell[][];
  /** All submitted responses, whether their rows have arrived or not. */
  readonly sent: SentResponse[];
  accepting: boolean;
  gone: boolean;
  hidden: boolean;
}

type Given = Readonly<Record<string, Cell>>;

export interface KnownForms {
  readonly forms: Map<string, PaperForm>;
  /** The forms that write to tabs of the host book, in the order of these tabs. */
  readonly sheets: PaperForm[];
  /** Who can answer the forms that are opened from now on. */
  readonly responders: { who: Responders };
}

export interface PaperForms {
  readonly port: Ports['forms'];
  /** The form whose responses go to a tab; a deleted form if there is none. */
  readonly sheetOf: (sheet: number) => PaperForm;
  /** Adds a row as a form does. `form` is part of the form's name. */
  readonly land: (form: string, answers: Given) => void;
  /** Submits answers to a form; returns the function that makes their row arrive. */
  readonly send: (form: string, answers: Given) => () => void;
}

const newForm = (): PaperForm => ({
  header: [],
  rows: [],
  sent: [],
  accepting: false,
  gone: false,
  hidden: false,
});

/** Date formats by zone, cached because creating one is slow. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** A zone's date format. Swedish dates run from year to day, as Date.parse requires. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The number that Sheets stores as a row's time, in the book's zone. */
function stampOf(now: number, timeZone: string): number {
  const clock = clockOf(timeZone);
  const wall = Date.parse(`${clock.format(now).replace(' ', 'T')}Z`);
  return (wall - Date.UTC(1899, 11, 30)) / DAY;
}

export function paperForms(
  service: Service,
  now: () => number,
  place: { readonly zone: string },
  { forms, sheets, responders }: KnownForms,
): PaperForms {
  const formLike = (name: string): PaperForm | undefined =>
    [...forms].find(([known]) => known.includes(name))?.[1];
  const sendTo = (form: PaperForm | undefined, given: Given): (() => void) => {
    if (form === undefined) throw new Error('There is no such form.');
    const stamp = stampOf(now(), place.zone);
    const titles = form.header.slice(1);
    form.sent.push({ at: now(), answers: titles.map((title) => [title, String(given[title] ?? '')]) });
    return () => form.rows.push([stamp, ...titles.map((title) => given[title] ?? '')]);
  };
  const changeForm = (id: string, change: (form: PaperForm) => void): Result<undefined, CallProblem> => {
    const form = forms.get(id);
    if (form === undefined || form.gone) return fail({ code: FORM_GONE, text: 'The form is gone.' });
    if (form.hidden) return fail({ code: FORM_NOT_VISIBLE, text: 'The form is not shown.' });
    change(form);
    return ok(undefined);
  };
  const sheetOf = (id: string): number => sheets.findIndex((form) => form === forms.get(id)) + 1;
  const port: Ports['forms'] = {
    begin: (names, looked) => ({
      made: names.map((name) =>
        service('forms.make', () => {
          const known = forms.get(name);
          const isFresh = known === undefined || known.gone || known.hidden;
          if (isFresh) forms.set(name, newForm());
          return ok({ id: asSecret(name), url: `edit:${name}`, is: isFresh ? 'fresh' : 'unfinished' });
        }),
      ),
      gone: looked.map((id) => ok(forms.get(id)?.gone ?? true)),
    }),
    open: (id, { playerTitle, keyTitle, questions }) =>
      service('forms.open', () => {
        const opened = changeForm(id, (form) => {
          form.header = ['Timestamp', playerTitle, ...questions.map(({ title }) => title), keyTitle];
          form.accepting = true;
          if (!sheets.includes(form)) sheets.push(form);
        });
        if (!opened.ok) return opened;
        const sheet = sheetOf(id);
        return ok({
          url: `form:${id}`,
          isNewlyConnected: true,
          link: `form:${sheet}?player=${PLAYER_PLACEHOLDER}&key=${KEY_PLACEHOLDER}`,
        });
      }),
    change: (id, { changes, answers }) => {
      const open = answers === 'from-now';
      const asked = changes === 'all' || changes.questions.some(({ options, help }) => options || help);
      return service(open ? 'forms.open' : asked ? 'forms.update' : 'forms.describe', () =>
        changeForm(id, (form) => {
          if (open) form.accepting = true;
        }),
      );
    },
    admit: (opened) => opened.map(({ id }) => ok({ sheet: sheetOf(id), responders: responders.who })),
    close: (id) => service('forms.close', () => changeForm(id, (form) => (form.accepting = false))),
    responsesSince: (id, since) =>
      service('forms.responsesSince', () => ok((forms.get(id)?.sent ?? []).filter(({ at }) => at >= since))),
    fill: (id, given) =>
      ok({ submit: () => service('forms.submit', () => done(sendTo(forms.get(id), given))) }),
  };
  return {
    port,
    sheetOf: (sheet) => sheets[sheet - 1] ?? { ...newForm(), gone: true },
    land: (form, given) => sendTo(formLike(form), given)(),
    send: (form, given) => sendTo(formLike(form), given),
  };
}
