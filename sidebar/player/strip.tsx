// A plan as a strip of its parts: one is answered at a time, and the others show what was chosen for them.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Taps } from '../../src/games/frame/ask';
import type { NotedAnswer } from '../../src/games/frame/closed';
import type { Question } from '../../src/games/frame/fields';
import { answerIn, type TypedAnswers } from '../../src/rounds/reply/typed-answers';

type StripTaps = Extract<Taps, { readonly kind: 'strip' }>;

/** The titles of the parts that have questions, and the questions of one: those whose titles begin with its own. */
export function partsOf({ parts, rest }: StripTaps, questions: readonly Question[]): readonly Part[] {
  const inPart = (part: string) => questions.filter(({ title }) => title.startsWith(`${part}: `));
  const others = questions.filter(({ title }) => !parts.some((part) => title.startsWith(`${part}: `)));
  const last = rest === undefined ? [] : [{ title: rest, prefix: '', questions: others }];
  return [...parts.map((title) => ({ title, prefix: title, questions: inPart(title) })), ...last].filter(
    (part) => part.questions.length > 0,
  );
}

export interface Part {
  readonly title: string;
  /** The beginning of the titles of its questions; empty where they have none. */
  readonly prefix: string;
  readonly questions: readonly Question[];
}

/** Notes choices of each part that the other parts have as often already as a plan may. */
export function limitNotes({ parts, limits = [] }: StripTaps, answers: TypedAnswers): readonly NotedAnswer[] {
  return limits.flatMap(({ question, answers: limited, most, note }) => {
    const titles = parts.map((part) => `${part}: ${question}`);
    const having = titles.filter((title) => limited.includes(answerIn(answers, title)));
    return titles
      .filter((title) => having.filter((other) => other !== title).length >= most)
      .flatMap((title) => limited.map((answer) => ({ title, answer, note })));
  });
}

interface Props {
  readonly parts: readonly Part[];
  readonly answers: TypedAnswers;
  /** The titles of questions with faults. */
  readonly faulty: readonly string[];
  /** Sentences on parts that would fail. */
  readonly fails: readonly string[];
  /** Draws the questions of the part that is open. */
  readonly children: (part: Part) => ComponentChildren;
}

export function Strip({ parts, answers, faulty, fails, children }: Props) {
  const isWhole = ({ questions }: Part): boolean =>
    questions.every(({ title, required }) => !required || answerIn(answers, title) !== '');
  const next = parts.find((part) => !isWhole(part))?.title;
  const withFault = parts.find(({ questions }) =>
    questions.some(({ title }) => faulty.includes(title)),
  )?.title;
  const [opened, setOpened] = useState(next ?? '');
  const open = parts.find(({ title }) => title === opened) ?? parts[0];
  const tapped = useRef(false);
  const top = useRef<HTMLDivElement>(null);
  // Before anything is drawn: the control with the fault is looked for then.
  useLayoutEffect(() => {
    if (withFault !== undefined) setOpened(withFault);
  }, [withFault]);
  // At once: nobody sees a part again that is answered, or taps what is about to go.
  useLayoutEffect(() => {
    if (!tapped.current) return;
    tapped.current = false;
    if (open === undefined || !isWhole(open) || next === undefined) return;
    setOpened(next);
    // The choices of the next part begin at the top.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [JSON.stringify(answers)]);
  return (
    <div class="strip">
      <div ref={top} class="strip-parts" role="group" aria-label="The parts of your answer">
        {parts.map((part) => (
          <button
            key={part.title}
            type="button"
            class={`tap${part === open ? ' strip-open' : ''}${part.title === withFault ? ' strip-faulty' : ''}`}
            aria-pressed={part === open}
            onClick={() => setOpened(part.title)}
          >
            <span>
              {part.title} <Short answer={shortAnswer(part, answers, isWhole(part))} />
            </span>
          </button>
        ))}
      </div>
      <div role="status" class="strip-fails">
        {fails.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div
        // A part that was tapped whole makes room for the next. Keys move among choices: nothing goes away under them.
        onClick={({ detail }) => {
          tapped.current = detail > 0;
        }}
      >
        {open !== undefined && children(open)}
      </div>
    </div>
  );
}

/** Letters stand large; words, as small as their part is narrow. */
function Short({ answer }: { readonly answer: string }) {
  return <strong class={answer.length > MOST_LARGE ? 'words' : ''}>{answer}</strong>;
}

const MOST_LARGE = 3;

/** The choices for a part, in few words; with a mark where it needs more. */
function shortAnswer({ questions }: Part, answers: TypedAnswers, isWhole: boolean): string {
  const given = questions.flatMap(({ title }) => {
    const answer = answerIn(answers, title);
    return answer === '' ? [] : [answer.split(':')[0] ?? answer];
  });
  return [...given, ...(given.length === 0 || !isWhole ? ['…'] : [])].join(' ');
}
