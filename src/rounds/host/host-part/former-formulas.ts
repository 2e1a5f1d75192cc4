// Copies the formulas of the season's previous match of the same game. The host checks each formula, then copies all at once
// (OM-12). Templates contain no formulas, because a stranger's formula could send answers elsewhere.
import { sha256 } from 'js-sha256';
import { fail, ok, type Result } from '../../../games/frame/result';
import { quote } from '../../../games/frame/wording';
import type { MatchTabsPort } from '../../ports/match-tabs';
import type { PastMatch } from '../../record/season-entries';
import type { CallProblem } from '../../reply/reply';
import { copyTabs, type CopiedTabs } from '../../session/copied-tabs';
import type { GameSession } from '../../session/game-session';
import { historyCells } from '../../session/history-tab';
import { answersCells } from '../../session/match-tab-cells';
import { columnName } from '../../session/results';
import { sheetMatch } from '../../session/sheet-columns';
import { moveFormerTabsToEnd, toMatchKey } from '../parts/results-from-tabs';
import type { MatchTabsView } from '../parts/views';
import type { FormerFormulasView } from './views';

interface FormerTabs extends CopiedTabs {
  readonly former: PastMatch;
  readonly view: FormerFormulasView;
}

/** Each formula as it would be written, with its cell. */
export function formerFormulas(
  session: GameSession,
  port: MatchTabsPort,
): Result<FormerFormulasView, CallProblem> {
  const looked = readFormerTabs(session, port, 'Previewing the previous match’s formulas');
  return looked.ok ? ok(looked.value.view) : looked;
}

/** Creates this match's tabs with the previewed formulas; `token` is from the preview. */
export function copyFormerFormulas(
  session: GameSession,
  port: MatchTabsPort,
  token: string,
): Result<MatchTabsView, CallProblem> {
  const doing = 'Copying the previous match’s formulas';
  const looked = readFormerTabs(session, port, doing);
  if (!looked.ok) return looked;
  const { view, tabs } = looked.value;
  if (view.token !== token) {
    return fail({
      code: 'formulas-changed',
      text: `${doing}: the formulas have changed since you looked. Nothing was copied. Preview them again.`,
    });
  }
  const written = port.createCopies(toMatchKey(session), tabs);
  if (!written.ok) return written;
  moveFormerTabsToEnd(session, port);
  const titleOf = (wanted: string): string => tabs.find(({ which }) => which === wanted)?.title ?? '';
  return ok({
    created: true,
    changed: true,
    answers: titleOf('answers'),
    history: titleOf('history'),
    results: titleOf('results'),
    round: session.match.stage?.title ?? '',
  });
}

function readFormerTabs(
  session: GameSession,
  port: MatchTabsPort,
  doing: string,
): Result<FormerTabs, CallProblem> {
  const { season, record, match } = session;
  const former = (season?.matches ?? []).filter(({ game }) => game === record.setUp.game).at(-1);
  const { stage } = match;
  if (former?.began === undefined || stage === null) {
    const why = stage === null ? 'the game is over' : 'this season has no archived match of this game';
    return fail({ code: 'no-former-match', text: `${doing}: ${why}, so there’s nothing to copy.` });
  }
  const there = port.read(toMatchKey(session));
  if (!there.ok) return there;
  const standing = Object.values(there.value).flatMap((tab) => (tab === undefined ? [] : [quote(tab.title)]));
  if (standing.length > 0) {
    return fail({
      code: 'tabs-are-there',
      text: `${doing}: this match already has its own tabs for formulas: ${standing.join(', ')}. Use those tabs. If you haven’t entered anything there, you can delete them and try again.`,
    });
  }
  const read = port.former(String(former.began));
  if (!read.ok) return read;
  if (!read.value.some(({ cells }) => cells.flat().some((cell) => typeof cell === 'object'))) {
    return fail({
      code: 'no-former-formulas',
      text: `${doing}: the tabs from ${former.title} have no formulas, or were deleted. Choose ${quote('Update the Answers tab')}, then type your formulas into “Results”.`,
    });
  }
  const sheet = sheetMatch(session, stage.name);
  const brought = copyTabs(read.value, {
    players: match.roster,
    before: former.players,
    hostQuestions: stage.hostQuestions,
    answers: answersCells(sheet)?.cells ?? [],
    history: historyCells(sheet) ?? [],
  });
  return ok({ ...brought, former, view: formulasView(former, brought) });
}

function formulasView({ title }: PastMatch, { tabs, notes }: CopiedTabs): FormerFormulasView {
  const shown = tabs.map((tab) => {
    const placed = tab.cells.flatMap((row, at) =>
      row.map((cell, column) => ({ cell, name: `${columnName(column)}${at + 1}` })),
    );
    return {
      title: tab.title,
      cells: placed.flatMap(({ cell, name }) =>
        typeof cell === 'object' ? [{ cell: name, formula: cell.formula }] : [],
      ),
      values:
        tab.which === undefined
          ? placed.filter(({ cell }) => cell !== '' && typeof cell !== 'object').length
          : 0,
    };
  });
  // Answers that arrive between preview and click don't change the token, because they aren't part of it.
  return { title, notes, tabs: shown, token: sha256(JSON.stringify([shown, notes])).slice(0, 16) };
}
