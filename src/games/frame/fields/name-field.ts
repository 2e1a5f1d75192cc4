// A field for a name or a word that people make up; it reads the name as it is shown from then on (ALL-6).
import { nameFault, shownName } from '../typed-names';
import { refuse, type Field } from './field';
import { text } from './single';

interface NameOptions {
  readonly title: string;
  readonly help?: string;
  /** The most characters, in code points; those of a name where it is left out. */
  readonly longest?: number;
  /** True where blanks alone are read as an empty text. */
  readonly mayBeEmpty?: boolean;
}

/** A name or a word that people make up. */
export function nameField({ title, help = '', longest, mayBeEmpty = false }: NameOptions): Field<string> {
  const any = text({ title, help });
  return {
    ...any,
    read: (value, at) => {
      const reading = any.read(value, at);
      if (!reading.ok) return reading;
      if (mayBeEmpty && reading.value.trim() === '') return { ok: true, value: '' };
      const fault = nameFault(reading.value, longest);
      return fault === undefined
        ? { ok: true, value: shownName(reading.value) }
        : refuse(fault.code, at, `${at.label}: this ${fault.why}. ${fault.advice}`);
    },
  };
}
