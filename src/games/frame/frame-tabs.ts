// Tabs that every game has: roster and settings, rules (including what happens if someone leaves, ALL-14), submissions.
import type { GameInfo, RulesSection, Game, GameTypes } from './contract';
import { answerText, type Cell, type Field, type Question } from './fields';
import { problemTexts } from './result';
import { FRAME_TITLES } from './reserved-titles';
import type { AnswerVerdict, StageVerdicts } from './submissions';
import { headings, STYLES, styled, type Tab } from './tabs';
import { andList } from './wording';
import { parseInteger } from './number-input';

/** Roster and settings: their fields, and their JSON. */
export interface GivenSetUp {
  readonly rosterRow: Field<unknown>;
  readonly players: readonly unknown[];
  readonly settings: Field<unknown>;
  readonly given: object;
}

/** The Game tab: players and settings, except secret or long ones. */
export function gameTab(setUp: GivenSetUp): Tab {
  const columns = setUp.rosterRow.questions('').filter(isInGameTab);
  const settings = setUp.settings.questions('').filter(isInGameTab);
  const answerIn = answerLookup(setUp.settings, setUp.given);
  const lines = settings.flatMap((question): (readonly Cell[])[] => {
    const answer = answerIn(question);
    return answer === '' ? [] : [[question.title, answer]];
  });
  return {
    title: FRAME_TITLES.game,
    rows: [
      headings(...columns.map(({ title }) => title)),
      ...setUp.players.map((player) => columns.map(answerLookup(setUp.rosterRow, player))),
      ...(lines.length === 0 ? [] : [[''], [styled('Settings', STYLES.heading)], ...lines]),
    ],
  };
}

/** Long texts (boards, item lists) have their own tabs. */
function isInGameTab({ secret, kind }: Question): boolean {
  return secret !== true && !(kind.type === 'text' && kind.long);
}

/** Returns a function that looks up a question's answer in this JSON, or its default. */
function answerLookup(field: Field<unknown>, json: unknown): (question: Question) => Cell {
  const given = new Map(field.toAnswers(json, '').map(({ title, answer }) => [title, answer]));
  return ({ title, default: usual = '', kind }) => {
    const answer = given.get(title) ?? usual;
    return kind.type === 'whole' ? (parseInteger(answerText(answer)) ?? answer) : answer;
  };
}

/** One player's submissions and their fates (ALL-1). Without a name: everyone's, for the host. */
export function submissionsTab(past: readonly StageVerdicts[], name: string | undefined): Tab {
  const own = name !== undefined;
  const rows = past.flatMap(({ title, fates }) =>
    fates
      .filter((fate) => !own || (fate.known && fate.player === name))
      .map((fate) => [
        title,
        ...(own ? [] : [fate.player]),
        fate.words,
        VERDICT_TEXT[fate.fate.kind] + (fate.byHost === undefined ? '' : ENTERED_BY_HOST),
        [
          ...(fate.fate.kind === 'refused' ? problemTexts(fate.fate.problems) : []),
          fate.byHost?.reason ? `The host’s reason: ${fate.byHost.reason}` : '',
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

export const VERDICT_TEXT: Readonly<Record<AnswerVerdict['fate']['kind'], string>> = {
  counted: 'Counted',
  replaced: 'Replaced by a later answer',
  refused: 'Refused',
};

export const ENTERED_BY_HOST = ' (entered by the host)';

/** The Rules tab, crediting the designers. */
export function rulesTab(info: GameInfo, sections: readonly RulesSection[]): Tab {
  return {
    title: FRAME_TITLES.rules,
    rows: [
      [styled(info.title, STYLES.title)],
      [`Designed by ${andList(info.designers)} for ${info.origin}. ${rulesSource(info)}`],
      ...sections.flatMap(({ heading, paragraphs }) => [
        [styled(heading, STYLES.heading)],
        ...paragraphs.flatMap(paragraphRows),
      ]),
    ],
  };
}

function rulesSource({ ownRules }: GameInfo): string {
  return ownRules === true ? 'Worded by the designers.' : 'Worded by Round Keeper.';
}

/** Links a paragraph to its address; several addresses get their own rows below. */
function paragraphRows(paragraph: string): Tab['rows'] {
  const [first, ...more] = Array.from(paragraph.matchAll(URL_PATTERN), ([address]) => address);
  if (first === undefined) return [[paragraph]];
  if (more.length === 0) return [[styled(paragraph, { link: first })]];
  return [[paragraph], ...[first, ...more].map((address) => [styled(address, { link: address })])];
}

/** The https addresses in a text as links, one per row, in the second column. */
export function linkRows(text: string): Tab['rows'] {
  return Array.from(text.matchAll(URL_PATTERN), ([address]) => ['', styled(address, { link: address })]);
}

/** An https address, without punctuation or brackets that belong to the sentence around it. */
const URL_PATTERN = /https:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’]/g;

/** The game's own sections, and one about players who leave. */
export function rulesSections<T extends GameTypes>(
  { rules, givenUp }: Pick<Game<T>, 'rules' | 'givenUp'>,
  open: T['open'] | undefined,
): readonly RulesSection[] {
  return [
    ...rules(open),
    { heading: 'If somebody leaves', paragraphs: [...COMMON_RULES, givenUp.seat, givenUp.sense] },
  ];
}

const COMMON_RULES = [
  'If somebody leaves and isn’t replaced, the host marks their seat as empty and everyone is notified. From then on, that player isn’t asked anything, their answers don’t count, and the game doesn’t wait for them.',
  'The seat stays in the game, and the player can still follow along. If the host brings the player back, everyone is notified.',
];
