// Drafts of a practice season’s matches, with everything filled in that the standings do not say.
import type { Season } from '../../../seasons/types';
import type { TypedAnswers } from '../../reply/typed-answers';
import { beginDraft, draftOf } from '../../session/draft';
import { filledDraft, savedIn, takenTitles, type SeasonDraft } from '../../session/season-draft';

/**
 * Fills in the settings of the game's sample, and the cells of its roster where the standings say nothing. Where the
 * match could not be created so, for example when marks make too many photographers, it takes the sample's sides
 * instead.
 */
export function sampledDraft(standing: Season, draft: SeasonDraft): SeasonDraft {
  const drafts = [false, true].map((sides) => sampled(standing, draft, sides));
  return drafts.find((one) => canBegin(standing, one)) ?? drafts[0] ?? draft;
}

/** Fills in a draft; `sides`: with the sample's cells also where marks would fill them in. */
function sampled(standing: Season, draft: SeasonDraft, sides: boolean): SeasonDraft {
  const { definition } = draft;
  const { settings, roster } = draftOf(definition);
  const kept = takenTitles(definition, ({ what }) => !sides || (what !== 'realm' && what !== 'purses'));
  const filled = filledDraft(standing, draft).roster.map((cells, row) =>
    cells.map((cell, column) => {
      const isKept = column === 0 || kept.includes(definition.rosterQuestions[column]?.title ?? '');
      return isKept && cell !== '' ? cell : (roster[row]?.[column] ?? cell);
    }),
  );
  const named = namingPlayers(settings, namesIn(roster), namesIn(filled));
  return savedIn(standing, { ...draft, settings: named, roster: filled });
}

function namesIn(roster: SeasonDraft['roster']): readonly string[] {
  return roster.map(([name = '']) => name);
}

/** Puts the players in the place of the sample's in the settings, row by row, and leaves out rows that name more people. */
function namingPlayers(
  settings: TypedAnswers,
  samples: readonly string[],
  players: readonly string[],
): TypedAnswers {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([title, answer]) => {
      const lines = answer.split('\n').map((line) => {
        const at = samples.indexOf(line);
        return at === -1 ? line : players[at];
      });
      return lines.includes(undefined) ? [] : [[title, lines.join('\n')]];
    }),
  );
}

function canBegin(standing: Season, draft: SeasonDraft): boolean {
  return beginDraft(filledDraft(standing, draft), 'draft').ok;
}
