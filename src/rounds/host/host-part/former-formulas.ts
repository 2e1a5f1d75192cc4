// The formulas of the season's match of one's own before this one: each is looked at, then all are brought by one click
// (OM-12). A template carries none, since a stranger's formula could send answers away.
import { sha256 } from 'js-sha256';
import { fail, ok, type Result } from '../../../games/frame/result';
import { quote } from '../../../games/frame/wording';
import type { MatchTabsPort } from '../../ports/match-tabs';
import type { PastMatch } from '../../record/season-entries';
import type { CallProblem } from '../../reply/reply';
import { broughtTabs, type Brought } from '../../session/brought-tabs';
import type { GameSession } from '../../session/game-session';
import { historyCells } from '../../session/history-tab';
import { answersCells } from '../../session/match-tab-cells';
import { columnName } from '../../session/results';
import { sheetMatch } from '../../session/sheet-columns';
import { keepFormerBehind, matchOf } from '../parts/results-from-tabs';
import type { MatchTabsView } from '../parts/views';
import type { FormerFormulasView } from './views';

interface Looked extends Brought {
  readonly former: PastMatch;
  readonly view: FormerFormulasView;
}

/** Shows the formulas as they would be written, each with its cell. */
export function formerFormulas(
  session: GameSession,
  port: MatchTabsPort,
): Result<FormerFormulasView, CallProblem> {
  const looked = lookAt(session, port, 'Looking at the formulas of the match before');
  return looked.ok ? ok(looked.value.view) : looked;
}

/** Makes this match's tabs with the formulas that the host has looked at; `token`: that of the look. */
export function bringFormulas(
  session: GameSession,
  port: MatchTabsPort,
  token: string,
): Result<MatchTabsView, CallProblem> {
  const doing = 'Bringing the formulas of the match before';
  const looked = lookAt(session, port, doing);
  if (!looked.ok) return looked;
  const { view, tabs } = looked.value;
  if (view.token !== token) {
    return fail({
      code: 'formulas-changed',
      text: `${doing}: they are not what you looked at any more. Nothing was brought; look at them again.`,
    });
  }
  const written = port.bring(matchOf(session), tabs);
  if (!written.ok) return written;
  keepFormerBehind(session, port);
  const titleOf = (wanted: string): string => tabs.find(({ which }) => which === wanted)?.title ?? '';
  return ok({
    made: true,
    changed: true,
    answers: titleOf('answers'),
    history: titleOf('history'),
    results: titleOf('results'),
    round: session.match.stage?.title ?? '',
  });
}

function lookAt(session: GameSession, port: MatchTabsPort, doing: string): Result<Looked, CallProblem> {
  const { season, record, match } = session;
  const former = (season?.matches ?? []).filter(({ game }) => game === record.setUp.game).at(-1);
  const { stage } = match;
  if (former?.began === undefined || stage === null) {
    const why = stage === null ? 'the game is over' : 'no match of this kind was archived in this season';
    return fail({ code: 'no-former-match', text: `${doing}: ${why}. There is nothing to do.` });
  }
  const there = port.read(matchOf(session));
  if (!there.ok) return there;
  const standing = Object.values(there.value).flatMap((tab) => (tab === undefined ? [] : [quote(tab.title)]));
  if (standing.length > 0) {
    return fail({
      code: 'tabs-are-there',
      text: `${doing}: this match has tabs for computing already, ${standing.join(', ')}. Go on in them; or, if nothing of yours is in them, delete them, and look again.`,
    });
  }
  const read = port.former(String(former.began));
  if (!read.ok) return read;
  if (!read.value.some(({ cells }) => cells.flat().some((cell) => typeof cell === 'object'))) {
    return fail({
      code: 'no-former-formulas',
      text: `${doing}: no formulas are in the tabs of ${former.title}, or they were deleted. Choose ${quote('Bring Answers up to date')}, and type your formulas into Results.`,
    });
  }
  const sheet = sheetMatch(session);
  const brought = broughtTabs(read.value, {
    players: match.roster,
    before: former.players,
    hostQuestions: stage.hostQuestions,
    answers: (sheet === undefined ? undefined : answersCells(sheet))?.cells ?? [],
    history: (sheet === undefined ? undefined : historyCells(sheet)) ?? [],
  });
  return ok({ ...brought, former, view: viewOf(former, brought) });
}

function viewOf({ title }: PastMatch, { tabs, notes }: Brought): FormerFormulasView {
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
  // Answers that come between the look and the click change no formula.
  return { title, notes, tabs: shown, token: sha256(JSON.stringify([shown, notes])).slice(0, 16) };
}
