// A plan as a row of its parts: one part's questions are open at a time; the others show what was chosen.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TapControl } from '../../src/games/frame/ask';
import type { AnswerNote } from '../../src/games/frame/closed-choices';
import { shortAnswer, type Question } from '../../src/games/frame/fields';
import { getAnswer, type AnswersByTitle } from '../../src/rounds/reply/reply';
import { useDisplayNames } from '../shared/display-names';
import { FocusButton } from '../shared/focusable-button';

type StripControl = Extract<TapControl, { readonly kind: 'strip' }>;

/** The parts that have questions. A question belongs to a part if its title starts with the part's title. */
export function partsWithQuestions(
  { parts, rest }: StripControl,
  questions: readonly Question[],
): readonly PlanPart[] {
  const inPart = (part: string) => questions.filter(({ title }) => title.startsWith(`${part}: `));
  const others = questions.filter(({ title }) => !parts.some((part) => title.startsWith(`${part}: `)));
  const last = rest === undefined ? [] : [{ title: rest, prefix: '', questions: others }];
  return [...parts.map((title) => ({ title, prefix: title, questions: inPart(title) })), ...last].filter(
    (part) => part.questions.length > 0,
  );
}

export interface PlanPart {
  readonly title: string;
  /** The prefix of its questions' titles; empty if they have none in common. */
  readonly prefix: string;
  readonly questions: readonly Question[];
}

/**
 * A note for each choice that a part can't use because other parts have reached its limit. If the limit covers several
 * choices, the note is for the whole question.
 */
export function listLimitNotes(
  { parts, limits = [] }: StripControl,
  answers: AnswersByTitle,
): readonly AnswerNote[] {
  return limits.flatMap(({ question, answers: limited, most, note }) => {
    const titles = parts.map((part) => `${part}: ${question}`);
    const having = titles.filter((title) => limited.includes(getAnswer(answers, title)));
    return titles
      .filter((title) => having.filter((other) => other !== title).length >= most)
      .flatMap((title) => (limited.length > 1 ? [''] : limited).map((answer) => ({ title, answer, note })));
  });
}

interface Props {
  readonly parts: readonly PlanPart[];
  readonly answers: AnswersByTitle;
  readonly faulty: readonly string[];
  /** How many times Send was stopped by problems. */
  readonly stops: number;
  /** Sentences that say which parts would fail. */
  readonly fails: readonly string[];
  readonly children: (part: PlanPart) => ComponentChildren;
}

export function PlanStrip({ parts, answers, faulty, fails, stops, children }: Props) {
  const isWhole = ({ questions }: PlanPart): boolean =>
    questions.every(({ title, required }) => !required || getAnswer(answers, title) !== '');
  const isFull = ({ questions }: PlanPart): boolean =>
    questions.every(({ title }) => getAnswer(answers, title) !== '');
  const lacking = parts.find((part) => !isWhole(part))?.title;
  const withFault = parts.find(({ questions }) =>
    questions.some(({ title }) => faulty.includes(title)),
  )?.title;
  const [opened, setOpened] = useState(lacking ?? '');
  const open = parts.find(({ title }) => title === opened) ?? parts[0];
  const tapped = useRef(false);
  const before = useRef(answers);
  const top = useRef<HTMLDivElement>(null);
  // A layout effect, since the field with the problem is focused right after. A problem found while the player answers other
  // parts only marks its part.
  useLayoutEffect(() => {
    if (stops > 0 && withFault !== undefined) setOpened(withFault);
  }, [stops]);
  // A layout effect, so that nobody sees or taps a part that is already answered.
  useLayoutEffect(() => {
    const changed = parts.find(({ questions }) =>
      questions.some(({ title }) => getAnswer(answers, title) !== getAnswer(before.current, title)),
    );
    before.current = answers;
    // After Undo, opens the part that it changed.
    if (!tapped.current && changed !== undefined) setOpened(changed.title);
    const isTapped = tapped.current;
    tapped.current = false;
    if (!isTapped || open === undefined || !isFull(open)) return;
    // The next unanswered part: an optional one only if it comes later, a required one anywhere.
    const next = parts.slice(parts.indexOf(open) + 1).find((part) => !isFull(part))?.title ?? lacking;
    if (next === undefined) return;
    setOpened(next);
    // Scrolls to the top of the next part's choices.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [JSON.stringify(answers)]);
  return (
    <div class="strip">
      <div ref={top} class="strip-parts" role="group" aria-label="Parts of your answer">
        {parts.map((part) => (
          <FocusButton
            key={part.title}
            class={`tap${part === open ? ' strip-open' : ''}${part.title === withFault ? ' strip-faulty' : ''}`}
            aria-pressed={part === open}
            onClick={() => setOpened(part.title)}
          >
            <span>
              {part.title} <ShortAnswer answer={summarizePart(part, answers, isWhole(part))} />
            </span>
          </FocusButton>
        ))}
      </div>
      <div role="status" class="strip-fails">
        {fails.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div
        // Only a tap opens the next part: a key moves between the choices of a part, which must stay open.
        onClick={({ detail }) => {
          tapped.current = detail > 0;
        }}
      >
        {open !== undefined && children(open)}
      </div>
    </div>
  );
}

/** A short answer in large letters, a longer one in small ones. */
function ShortAnswer({ answer }: { readonly answer: string }) {
  return (
    <strong class={answer.length > MAX_LARGE_CHARACTERS ? 'words' : ''}>{useDisplayNames()(answer)}</strong>
  );
}

const MAX_LARGE_CHARACTERS = 3;

/** The choices of all parts in one line: `D · X · C Bo`. */
export function describePlan(
  taps: StripControl,
  questions: readonly Question[],
  answers: AnswersByTitle,
): string {
  return partsWithQuestions(taps, questions)
    .map((part) => summarizePart(part, answers, true))
    .join(' · ');
}

/** A part's choices in short, with … if something is missing. */
function summarizePart({ questions }: PlanPart, answers: AnswersByTitle, isWhole: boolean): string {
  const given = questions
    .map((question) => shortAnswer(question, getAnswer(answers, question.title)))
    .filter((answer) => answer !== '');
  return [...given, ...(given.length === 0 || !isWhole ? ['…'] : [])].join(' ');
}
