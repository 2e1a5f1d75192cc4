// The draft of a season's match without what is for people who do not play it: nobody types the rest again
// (SN-15). The tabs keep it, so that it is there again once they play.
import { answerText } from '../../games/frame/fields';
import { nameKey } from '../../games/frame/names';
import type { Season } from '../../seasons/types';
import { draftJson, draftMatch } from './draft';
import type { SeasonDraft } from './season-draft';

interface FittedDraft {
  readonly draft: SeasonDraft;
  /** Says what was left out, a sentence each. */
  readonly says: readonly string[];
}

/**
 * The draft as a match is created from it; `filled` has its whole roster. One that has other problems stays whole, since
 * these are shown where they stand.
 */
export function fittedDraft({ people }: Season, filled: SeasonDraft): FittedDraft {
  const { definition, roster } = filled;
  const playing = new Set(roster.map(([name = '']) => nameKey(name)));
  const away = people.flatMap(({ name }) => (playing.has(nameKey(name)) ? [] : [name]));
  const fitted = definition.season.fitted?.(draftJson(filled).settings, away);
  if (fitted === undefined || fitted.says.length === 0) return { draft: filled, says: [] };
  const answers = definition.typed(fitted.settings);
  const settings = Object.fromEntries(answers.map(({ title, answer }) => [title, answerText(answer)]));
  const draft = { ...filled, settings };
  if (!draftMatch(draft, 'draft').ok) return { draft: filled, says: [] };
  return { draft, says: fitted.says };
}
