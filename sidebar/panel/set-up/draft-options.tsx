// The part of every set-up below the roster: settings, times, time zone and channel, seed.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isQuestionAsked, type Question } from '../../../src/games/frame/fields';
import type { DraftView, TimingView } from '../../../src/rounds/reply/draft-view';
import { isTimeZone } from '../../../src/rounds/time/time-zone';
import { Field, Select } from '../../shared/field';
import { Fold } from '../../shared/text';
import {
  SEED_FIELD,
  settingField,
  clockField,
  graceField,
  secondsField,
} from '../../../src/rounds/reply/draft-fields';
import { ClashForField, FieldNamesProvider } from '../parts/clashes';
import { TimeZoneAndWebhookFields } from '../parts/contact-fields';
import { QuestionForm } from '../parts/question';
import { TextField } from '../parts/plain-question';
import {
  describeSettings,
  describeChannel,
  settingProblems,
  type DraftForm,
  type RosterRow,
} from './draft-form';
import { minSecondsLeft } from '../../../src/rounds/time/deadline';
import { durationText } from '../../../src/rounds/time/duration';
import { toSeconds, toLargestUnit, UNITS, type Unit } from '../../shared/times';

export function TimingsEditor({
  timings,
  zone,
  onChange,
}: {
  readonly timings: readonly TimingView[];
  /** The host's time zone, in which deadlines at a time of day are given. */
  readonly zone: string;
  readonly onChange: (timings: readonly TimingView[]) => void;
}) {
  const edit = (index: number, part: Partial<TimingView>): void =>
    onChange(timings.map((timing, at) => (at === index ? { ...timing, ...part } : timing)));
  return (
    <>
      <p class="help">
        0 means no deadline. Players’ time starts when the stage opens, unless you set a time of day.
      </p>
      {timings.map((timing, index) => (
        <fieldset class="field" key={timing.title}>
          <legend>{timing.title}</legend>
          <DurationField
            label="Players have"
            seconds={timing.seconds}
            onChange={(seconds) => edit(index, { seconds })}
          />
          <ClashForField title={secondsField(timing.title)} />
          {(timing.clock !== '' || timing.seconds >= LIVE_STAGE_SECONDS) && (
            <TimeOfDayField timing={timing} zone={zone} onChange={(clock) => edit(index, { clock })} />
          )}
          <ClashForField title={clockField(timing.title)} />
          <DurationField
            label="Grace after the deadline"
            seconds={timing.graceSeconds}
            onChange={(graceSeconds) => edit(index, { graceSeconds })}
          />
          <ClashForField title={graceField(timing.title)} />
        </fieldset>
      ))}
    </>
  );
}

/** Stages shorter than this, in seconds, are for games played in one sitting. */
const LIVE_STAGE_SECONDS = 4 * 3600;

function TimeOfDayField({
  timing: { clock, seconds },
  zone,
  onChange,
}: {
  readonly timing: TimingView;
  readonly zone: string;
  readonly onChange: (clock: string) => void;
}) {
  return (
    <Field
      title="Deadline at this time of day"
      help={
        clock === ''
          ? ''
          : `${clock} in ${zone}, summer and winter. The deadline is the first ${clock} that gives players at least ${durationText(minSecondsLeft(seconds) * 1000)}.`
      }
    >
      {(control) => (
        <input
          {...control}
          type="time"
          value={clock}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function DurationField({
  label,
  seconds,
  onChange,
}: {
  readonly label: string;
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}) {
  const [amount, setAmount] = useState(() => String(toLargestUnit(seconds).amount));
  const [unit, setUnit] = useState<Unit>(() => toLargestUnit(seconds).unit);
  const typed = parseAmount(amount);
  const show = (): void => {
    setAmount(String(toLargestUnit(seconds).amount));
    setUnit(toLargestUnit(seconds).unit);
  };
  // Follows changes of `seconds` made elsewhere. Text that means the same number of seconds stays as typed.
  useEffect(() => {
    if (typed !== undefined && toSeconds(typed, unit) !== seconds) show();
  }, [seconds]);
  const set = (nextAmount: string, nextUnit: Unit): void => {
    setAmount(nextAmount);
    setUnit(nextUnit);
    const value = parseAmount(nextAmount);
    if (value !== undefined) onChange(toSeconds(value, nextUnit));
  };
  return (
    // Invalid text isn't saved; leaving the field restores the last number.
    <div class="pair" onFocusOut={() => typed === undefined && show()}>
      <TextField
        label={label}
        value={amount}
        onChange={(text) => set(text, unit)}
        problem={typed === undefined ? 'Type a number, 0 or more.' : ''}
      />
      <div class="field">
        <Select
          aria-label={`${label}: unit`}
          options={UNITS.map((one) => ({ value: one, label: one }))}
          value={unit}
          onChange={(value) => set(amount, UNITS.find((one) => one === value) ?? unit)}
        />
      </div>
    </div>
  );
}

function parseAmount(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined;
}

export function DraftOptions({
  draft,
  form,
  edit,
  tried,
}: {
  readonly draft: DraftView;
  readonly form: DraftForm;
  readonly edit: (part: Partial<DraftForm>) => void;
  /** True once the host has tried to create the match. Before that, empty settings aren't errors. */
  readonly tried: boolean;
}) {
  const zone = form.zone.trim();
  const faults = settingProblems(draft, form.settings);
  const problems = faults.filter(({ title }) => tried || (form.settings[title] ?? '') !== '');
  // Incomplete settings are unfolded and stay so while the host types.
  const open = useRef(false);
  open.current ||= faults.length > 0;
  const questions = withPlayerOptions(draft.settingQuestions, form.rows).filter((question) =>
    isQuestionAsked(question, draft.place !== undefined, () => (form.settings[question.title] ?? '') !== ''),
  );
  const isDecided = ({ title }: Question): boolean => draft.place?.decided.includes(title) === true;
  const [decided, others] = [questions.filter(isDecided), questions.filter((one) => !isDecided(one))];
  const settings = (asked: readonly Question[]) => (
    <FieldNamesProvider by={settingField}>
      <QuestionForm
        questions={asked}
        values={form.settings}
        onChange={(values) => edit({ settings: values })}
        blank="Default"
        problems={problems.filter(({ title }) => asked.some((one) => one.title === title))}
      />
    </FieldNamesProvider>
  );
  return (
    <>
      {settings(decided)}
      {others.length > 0 && (
        <Fold title={`Settings (${describeSettings(form.settings)})`} open={open.current}>
          {settings(others)}
        </Fold>
      )}
      <Fold title="Deadlines">
        <TimingsEditor
          timings={form.timings}
          zone={isTimeZone(zone) ? zone : draft.bookZone}
          onChange={(timings) => edit({ timings })}
        />
      </Fold>
      <Fold title={`Time zone and Discord (${describeChannel(form)})`}>
        <TimeZoneAndWebhookFields
          zone={form.zone}
          bookZone={draft.bookZone}
          webhook={form.webhook}
          onChange={edit}
        />
      </Fold>
      <Fold title="Random seed">
        <TextField
          label="Seed"
          help="Everything random in the game comes from the seed. Leave this empty for a secret seed that nobody can guess."
          value={form.seed}
          onChange={(seed) => edit({ seed })}
        />
        <ClashForField title={SEED_FIELD} />
      </Fold>
    </>
  );
}

/** Offers the roster's names as answers in the editor of the host's own questions. */
function withPlayerOptions(questions: readonly Question[], rows: readonly RosterRow[]): readonly Question[] {
  const players = [...new Set(rows.map(({ cells: [name = ''] }) => name.trim()))].filter(
    (name) => name !== '',
  );
  return questions.map((question) =>
    question.editor?.kind === 'questions'
      ? { ...question, editor: { ...question.editor, players } }
      : question,
  );
}
