// Sample drafts of games for the sidebar.
import type { DraftView } from '../../src/rounds/reply/draft-view';
import type { Question } from '../../src/games/frame/fields';
import { choice, NAMES, SETTING_QUESTIONS, GAME } from './game-fixtures';

const columns: readonly Question[] = [
  { title: 'Name', help: '', required: true, kind: { type: 'text', long: false } },
  {
    title: 'Realm',
    help: '',
    required: true,
    kind: choice({ heaven: 'Heaven', hell: 'Hell' }),
  },
  {
    title: 'Pair',
    help: 'The same word for both players of a pair.',
    required: true,
    kind: { type: 'text', long: false },
  },
  { title: 'E-mail', help: 'For sharing their book.', required: false, kind: { type: 'text', long: false } },
];

export const SHOWN_DRAFT = 'as it is shown';

export function draft(part: Partial<DraftView> = {}): DraftView {
  return {
    mark: SHOWN_DRAFT,
    game: GAME,
    practice: false,
    columns,
    roster: NAMES.map((name, index) => [
      name,
      index < 4 ? 'Heaven' : 'Hell',
      ['Moon', 'Sun', 'Star', 'Comet'][index % 4] ?? '',
      index === 0 ? 'ana@example.org' : '',
    ]),
    settingQuestions: SETTING_QUESTIONS,
    settings: { Rows: '6' },
    seed: '',
    zone: 'Europe/Berlin',
    bookZone: 'Etc/UTC',
    webhook: '',
    timings: [{ title: 'A round', seconds: 24 * 3600, clock: '', graceSeconds: 0 }],
    problems: [],
    atCells: [],
    warnings: [],
    ...part,
  };
}
