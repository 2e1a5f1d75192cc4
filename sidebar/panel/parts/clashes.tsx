// Edit conflicts: fields that somebody else changed while the host was typing. The host compares both texts and keeps one.
import { createContext, type ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import {
  rowClashText,
  type FieldClash,
  changedFields,
  withFields,
  type AnswersByTitle,
} from '../../../src/rounds/reply/reply';
import type { FieldChanges } from '../../../src/rounds/reply/call-parts';
import { useDesk } from '../calls';
import { Button } from './screen';

export interface ClashesProps {
  readonly clashes: readonly FieldClash[];
  /** Keeps this text for the field; the next save writes it. */
  readonly onPick: (clash: FieldClash, text: string) => void;
}

export function ClashList({ clashes, onPick }: ClashesProps) {
  const pick = useResolveClash({ clashes, onPick });
  return (
    <>
      {clashes.map((clash) => (
        <section key={clash.field} class="notes warning" aria-label={`Also changed: ${getClashName(clash)}`}>
          <strong>
            <bdi>{describeClash(clash)}</bdi>
          </strong>
          <dl class="answers">
            <div>
              <dt>Theirs</dt>
              <dd>{describeValue(clash, clash.saved)}</dd>
            </div>
            <div>
              <dt>Yours</dt>
              <dd>{describeValue(clash, clash.typed)}</dd>
            </div>
          </dl>
          <div class="buttons">
            <Button onClick={() => pick(clash, clash.typed)}>{mineButtonLabel(clash)}</Button>
            <Button onClick={() => pick(clash, clash.saved)}>{theirsButtonLabel(clash)}</Button>
          </div>
        </section>
      ))}
    </>
  );
}

interface ClashContextValue extends ClashesProps {
  readonly fieldOf: (title: string) => string;
}

const ClashContext = createContext<ClashContextValue>({
  clashes: [],
  onPick: () => undefined,
  fieldOf: (title) => title,
});

/** Provides conflicts to the questions inside, whose titles `fieldOf` maps to field names. */
export function ClashesProvider({
  clashes,
  fieldOf = (title) => title,
  children,
}: {
  readonly clashes: ClashesProps;
  readonly fieldOf?: ClashContextValue['fieldOf'];
  readonly children: ComponentChildren;
}) {
  return <ClashContext.Provider value={{ ...clashes, fieldOf }}>{children}</ClashContext.Provider>;
}

/** Changes how the titles of the questions inside map to field names. */
export function FieldNamesProvider({
  by,
  children,
}: {
  readonly by: ClashContextValue['fieldOf'];
  readonly children: ComponentChildren;
}) {
  const around = useContext(ClashContext);
  return <ClashContext.Provider value={{ ...around, fieldOf: by }}>{children}</ClashContext.Provider>;
}

/** Shows the conflict of one field or row, if there is one. */
export function ClashForField({ title }: { readonly title: string }) {
  const { fieldOf, ...all } = useContext(ClashContext);
  const pick = useResolveClash(all);
  const clash = all.clashes.find(({ field }) => field === fieldOf(title));
  if (clash === undefined) return null;
  const { row, saved } = clash;
  return (
    <div class="clash-here">
      <p class="field-problem">
        <bdi>
          {row === undefined ? `Somebody else changed it to: ${saved || '(nothing)'}` : describeClash(clash)}
        </bdi>
      </p>
      <div class="buttons">
        <Button about={getClashName(clash)} onClick={() => pick(clash, clash.typed)}>
          {mineButtonLabel(clash)}
        </Button>
        <Button about={getClashName(clash)} onClick={() => pick(clash, saved)}>
          {theirsButtonLabel(clash)}
        </Button>
      </div>
    </div>
  );
}

/** Resolves one conflict. The last one also clears the error in the status bar. */
function useResolveClash({ clashes, onPick }: ClashesProps): ClashesProps['onPick'] {
  const { run } = useDesk();
  return (clash, text) => {
    if (clashes.length === 1)
      void run({ doing: 'Choosing', work: () => Promise.resolve({ ok: true, value: null }) });
    onPick(clash, text);
  };
}

const getClashName = ({ field, row }: FieldClash): string => row?.name ?? field;

function describeClash(clash: FieldClash): string {
  if (clash.row !== undefined) return rowClashText(clash);
  return `${clash.field} was also changed${clash.by === '' ? '' : `, ${clash.by}`}`;
}

function describeValue({ row }: FieldClash, text: string): string {
  return text || (row === undefined ? '(nothing)' : '(removed)');
}

function mineButtonLabel({ row, typed, saved }: FieldClash): string {
  if (row === undefined || typed === '') return 'Keep mine';
  return saved === '' ? `Bring ${row.name} back` : 'Keep mine';
}

function theirsButtonLabel({ row, typed, saved }: FieldClash): string {
  if (row === undefined || saved === '') return 'Keep theirs';
  return typed === '' ? `Bring ${row.name} back` : 'Keep theirs';
}

interface EditedFields {
  /** The changed fields, each with its text before the host's change. */
  readonly fields: FieldChanges;
  readonly values: AnswersByTitle;
  readonly type: (values: AnswersByTitle) => void;
  /** Resolves a conflict with the text that the host keeps. */
  readonly pick: (clash: FieldClash, text: string) => void;
  /** The conflicts that the host hasn't resolved yet. */
  readonly open: (clashes: readonly FieldClash[]) => readonly FieldClash[];
}

export function useEditedFields(saved: AnswersByTitle): EditedFields {
  const [fields, setFields] = useState<FieldChanges>({});
  const values = withFields(saved, fields);
  const before: AnswersByTitle = Object.fromEntries([
    ...Object.entries(saved),
    ...Object.entries(fields).map(([name, change]): readonly [string, string] => [name, change.before]),
  ]);
  return {
    fields,
    values,
    type: (next) => setFields(changedFields(before, next)),
    pick: ({ field, saved }, text) =>
      setFields(
        changedFields(
          { ...before, ...Object.fromEntries([[field, saved]]) },
          { ...values, ...Object.fromEntries([[field, text]]) },
        ),
      ),
    open: (clashes) =>
      clashes.filter(({ field, saved }) => {
        const mine = Object.entries(fields).find(([name]) => name === field)?.[1];
        return mine !== undefined && mine.before.trim() !== saved.trim();
      }),
  };
}
