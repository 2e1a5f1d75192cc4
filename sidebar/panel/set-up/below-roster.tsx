// What stands below the roster in every set-up, of a game alone and of a season's match: settings, times, zone and
// channel, seed.
import { useEffect, useState } from 'preact/hooks';
import type { Question } from '../../../src/games/frame/fields';
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import { isZone } from '../../../src/rounds/time/time-zone';
import { Fold } from '../../shared/text';
import { SEED, settingField } from '../../../src/rounds/reply/draft-fields';
import { ClashAt, FieldsNamed } from '../parts/clashes';
import { PublicFields } from '../parts/contact-fields';
import { QuestionForm } from '../parts/question';
import { TextField } from '../parts/text-field';
import { changedText, channelText, settingProblems, type DraftForm, type Row } from './draft-form';
import { TimingsEditor } from './timings';

/**
 * Remembers which fields for times hold no number. Such a text stays in its field only; the draft keeps the last
 * number.
 */
export function useWrongTimes(): {
  /** A sentence for each such field. */
  readonly problems: readonly string[];
  readonly mark: (field: string, wrong: boolean) => void;
} {
  const [fields, setFields] = useState<readonly string[]>([]);
  return {
    problems: fields.map((field) => `${field}: type a number, 0 or more.`),
    mark: (field, wrong) =>
      setFields((before) => [...before.filter((other) => other !== field), ...(wrong ? [field] : [])]),
  };
}

export function BelowRoster({
  draft,
  form,
  edit,
  onWrongTime,
}: {
  readonly draft: DraftView;
  readonly form: DraftForm;
  readonly edit: (part: Partial<DraftForm>) => void;
  readonly onWrongTime: (field: string, wrong: boolean) => void;
}) {
  const zone = form.zone.trim();
  const problems = settingProblems(draft, form.settings);
  // Fields that were unfolded for a fault stay open after it is corrected, since the host may still be typing.
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (problems.length > 0) setOpen(true);
  }, [problems.length]);
  return (
    <>
      {draft.settingQuestions.length > 0 && (
        <Fold title={`Settings (${changedText(form.settings)})`} open={open}>
          <FieldsNamed by={settingField}>
            <QuestionForm
              questions={withPlayers(draft.settingQuestions, form.rows)}
              values={form.settings}
              onChange={(settings) => edit({ settings })}
              blank="Default"
              problems={problems}
            />
          </FieldsNamed>
        </Fold>
      )}
      <Fold title="Times">
        <TimingsEditor
          timings={form.timings}
          zone={isZone(zone) ? zone : draft.bookZone}
          onChange={(timings) => edit({ timings })}
          onProblem={onWrongTime}
        />
      </Fold>
      <Fold title={`Time zone and Discord (${channelText(form)})`}>
        <PublicFields zone={form.zone} bookZone={draft.bookZone} webhook={form.webhook} onChange={edit} />
      </Fold>
      <Fold title="Seed of the draws">
        <TextField
          label="Seed"
          help="Every chance in the game follows from it. Leave it empty: then a secret one is drawn, and nobody can guess it."
          value={form.seed}
          onChange={(seed) => edit({ seed })}
        />
        <ClashAt title={SEED} />
      </Fold>
    </>
  );
}

/** Lets the questions that a host makes up ask for the players who stand in the roster. */
function withPlayers(questions: readonly Question[], rows: readonly Row[]): readonly Question[] {
  const players = [...new Set(rows.map(({ cells: [name = ''] }) => name.trim()))].filter(
    (name) => name !== '',
  );
  return questions.map((question) =>
    question.editor?.kind === 'questions'
      ? { ...question, editor: { ...question.editor, players } }
      : question,
  );
}
