// The tabs that the frame makes for every game: its roster and settings, its rules with what becomes of the seat of
// somebody who leaves (ALL-14), and what became of each submission.
import type { GameInfo, RulesSection, Game, GameTypes } from './contract';
import { answerText, type Cell, type Field, type Question } from './fields';
import { problemTexts } from './result';
import { FRAME_TITLES } from './reserved-titles';
import type { Fate, StageFates } from './submissions';
import { headings, LOOKS, styled, type Tab } from './tabs';
import { all } from './wording';
import { typedWhole } from './typed-number';

/** A game's roster and settings as the frame knows them: their fields, and the JSON that was given. */
export interface GivenSetUp {
  readonly rosterRow: Field<unknown>;
  readonly players: readonly unknown[];
  readonly settings: Field<unknown>;
  readonly given: object;
}

/** Gives the tab Game: the players and the settings, without secret columns and settings and without long texts. */
export function gameTab(setUp: GivenSetUp): Tab {
  const columns = setUp.rosterRow.questions('').filter(isShown);
  const settings = setUp.settings.questions('').filter(isShown);
  const answerIn = answersOf(setUp.settings, setUp.given);
  const lines = settings.flatMap((question): (readonly Cell[])[] => {
    const answer = answerIn(question);
    return answer === '' ? [] : [[question.title, answer]];
  });
  return {
    title: FRAME_TITLES.game,
    rows: [
      headings(...columns.map(({ title }) => title)),
      ...setUp.players.map((player) => columns.map(answersOf(setUp.rosterRow, player))),
      ...(lines.length === 0 ? [] : [[''], [styled('Settings', LOOKS.heading)], ...lines]),
    ],
  };
}

/** A long text (a board, a list of items) has a tab of its own in games that have one. */
function isShown({ secret, kind }: Question): boolean {
  return secret !== true && !(kind.type === 'text' && kind.long);
}

/** Gives the answer to a question that this JSON contains; the default where it contains none. */
function answersOf(field: Field<unknown>, json: unknown): (question: Question) => Cell {
  const given = new Map(field.toAnswers(json, '').map(({ title, answer }) => [title, answer]));
  return ({ title, default: usual = '', kind }) => {
    const answer = given.get(title) ?? usual;
    return kind.type === 'whole' ? (typedWhole(answerText(answer)) ?? answer) : answer;
  };
}

/** Lists one player's submissions and what became of them (ALL-1); without a name all of them, for the host. */
export function submissionsTab(past: readonly StageFates[], name: string | undefined): Tab {
  const own = name !== undefined;
  const rows = past.flatMap(({ title, fates }) =>
    fates
      .filter((fate) => !own || (fate.known && fate.player === name))
      .map((fate) => [
        title,
        ...(own ? [] : [fate.player]),
        fate.words,
        FATE_TEXT[fate.fate.kind] + (fate.byHost === undefined ? '' : BY_HOST),
        [
          ...(fate.fate.kind === 'refused' ? problemTexts(fate.fate.problems) : []),
          fate.byHost?.reason ? `The host's reason: ${fate.byHost.reason}` : '',
        ]
          .filter((text) => text !== '')
          .join('\n'),
      ]),
  );
  return {
    title: own ? FRAME_TITLES.ownSubmissions : FRAME_TITLES.submissions,
    rows: [
      headings('Stage', ...(own ? [] : ['Player']), own ? 'What you sent' : 'What was sent', 'Result', 'Why'),
      ...rows,
    ],
  };
}

/** What became of a submission, as its row says it. */
export const FATE_TEXT: Readonly<Record<Fate['fate']['kind'], string>> = {
  counted: 'Counted',
  replaced: 'Replaced by a later one',
  refused: 'Refused',
};

/** What a row adds where the host entered the submission. */
export const BY_HOST = ' (entered by the host)';

/** Gives the rules page with this game's settings, the designers credited. */
export function rulesTab(info: GameInfo, sections: readonly RulesSection[]): Tab {
  return {
    title: FRAME_TITLES.rules,
    rows: [
      [styled(info.title, LOOKS.title)],
      [`Designed by ${all(info.designers)} for ${info.origin}. ${toldBy(info)}`],
      ...sections.flatMap(({ heading, paragraphs }) => [
        [styled(heading, LOOKS.heading)],
        ...paragraphs.flatMap(paragraphRows),
      ]),
    ],
  };
}

function toldBy({ ownRules }: GameInfo): string {
  return ownRules === true
    ? 'These rules are in their own words.'
    : 'These rules are retold by Round Keeper.';
}

/** Writes a paragraph as a link to the address in it; where there are several, each has a row of its own below. */
function paragraphRows(paragraph: string): Tab['rows'] {
  const [first, ...more] = Array.from(paragraph.matchAll(ADDRESS), ([address]) => address);
  if (first === undefined) return [[paragraph]];
  if (more.length === 0) return [[styled(paragraph, { link: first })]];
  return [[paragraph], ...[first, ...more].map((address) => [styled(address, { link: address })])];
}

/** Gives the https addresses in a text, each in a row of its own, below what names them in the first column. */
export function linkRows(text: string): Tab['rows'] {
  return Array.from(text.matchAll(ADDRESS), ([address]) => ['', styled(address, { link: address })]);
}

/** An https address in a text, without what ends the sentence or the bracket around it. */
const ADDRESS = /https:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’]/g;

/** Makes the rules page: the game's own sections, and what becomes of the seat of somebody who leaves. */
export function rulesOf<T extends GameTypes>(
  { rules, givenUp }: Pick<Game<T>, 'rules' | 'givenUp'>,
  open: T['open'] | undefined,
): readonly RulesSection[] {
  return [
    ...rules(open),
    { heading: 'If somebody leaves', paragraphs: [SHARED, givenUp.seat, givenUp.sense] },
  ];
}

const SHARED =
  'Where somebody leaves and nobody comes in their place, the host gives up their seat, and everyone is told. From the stage that is open then they are asked nothing, what they send does not count, and nobody waits for them. In every other way the seat stays in the game, and its player reads on. The host can take it back, and everyone is told that too.';
