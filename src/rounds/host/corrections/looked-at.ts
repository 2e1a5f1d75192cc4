// A change as its preview plays it. A preview draws no words by chance (OM-7): those that applying the change would
// draw are hidden in it.
import type { Answered } from '../../../games/frame/fields';
import { hostFactsFrom } from '../../session/answers';
import type { GameSession } from '../../session/game-session';
import { answerIn, type TypedAnswers } from '../../reply/typed-answers';
import type { WholeChange } from './whole-change';

/** How answers are read as JSON, and JSON is shown as answers. */
interface Form {
  readonly read: (answers: TypedAnswers) => unknown;
  readonly show: (entered: unknown) => readonly Answered[];
}

/**
 * Gives the change with a placeholder for words that are drawn only when it is applied; the same change where it draws
 * none.
 */
export function lookedAt({ game, record, past }: GameSession, change: WholeChange): WholeChange {
  const { undrawn } = game;
  if (undrawn === undefined) return change;
  const hidden = (answers: TypedAnswers, { read, show }: Form, saved: unknown): TypedAnswers => {
    const entered = read(answers);
    const plain = new Map(show(entered).map(({ title, answer }) => [title, answer]));
    const others = show(undrawn(entered, saved)).filter(({ title, answer }) => plain.get(title) !== answer);
    return { ...answers, ...Object.fromEntries(others.map(({ title, answer }) => [title, answer])) };
  };
  if (change.kind === 'settings') {
    const form: Form = {
      read: (answers) => game.settings.fromAnswers((title) => answerIn(answers, title), ''),
      show: (entered) => game.settings.toAnswers(entered, ''),
    };
    return { ...change, settings: hidden(change.settings, form, record.settings) };
  }
  const round = past.find(({ recorded }) => change.kind === 'host-facts' && recorded.stage === change.stage);
  if (round === undefined || change.kind !== 'host-facts') return change;
  const { stage, recorded } = round;
  const form: Form = {
    read: (answers) => hostFactsFrom(stage, answers),
    show: (entered) => stage.hostToAnswers(entered),
  };
  return { ...change, answers: hidden(change.answers, form, recorded.hostFacts) };
}
