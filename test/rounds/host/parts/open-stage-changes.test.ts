// The host's entries for the open stage: they are told then, once, and refused where they do not fit.
import { given } from '../../../../src/commands/desk-calls';
import type { Question } from '../../../../src/games/frame/fields';
import type { Reply, TypedAnswers } from '../../../../src/rounds/reply/reply';
import {
  created,
  deliver,
  gameIn,
  kindsOf,
  playStage,
  playedTo,
  sessionOf,
  stageIn,
} from '../../../support/paper-game';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';

const shooters = paperOnce(() => {
  const book = created({ game: 'wanted-sharpshooters', webhook: PUBLIC });
  deliver(book);
  return book;
});

/** The title of the host's question about this, and the first player. */
function asked(book: Paper, about: string): { readonly title: string; readonly player: string } {
  const title = stageIn(book.desk).hostQuestions.find((question) => question.title.includes(about))?.title;
  return { title: title ?? '', player: gameIn(book.desk).players[0]?.name ?? '' };
}

test('what is entered is in the game at once, told once, and not again with the round', () => {
  const book = shooters();
  const { title, player } = asked(book, 'Moves');
  given(book.desk.saveHostFacts({ answers: { [title]: `${player}: Nowhere Yet` } }));
  const session = sessionOf(book);
  expect(session.hostNews.length).toBeGreaterThan(0);
  expect(session.match).not.toBe(session.opened);
  deliver(book);
  const told = session.hostNews.filter(({ to }) => to === 'everyone').map(({ text }) => text);
  const posted = (): string => book.posts.map(([, text]) => text).join('\n');
  for (const line of told) expect(posted()).toContain(line);
  const preview = given(book.desk.previewRound());
  for (const line of told) expect(preview.news).not.toContain(line);
});

test('facts that do not fit are refused with what is wrong, and nothing is entered', () => {
  const book = shooters();
  const { title } = asked(book, 'Moves');
  const refusal = book.desk.saveHostFacts({ answers: { [title]: 'Nobody Known: Clover' } });
  expect(refusal).toMatchObject({ error: { code: 'host-facts', problems: [{ title }] } });
  expect(kindsOf(book)).not.toContain('host-facts');
});

test('facts that are entered again as they were tell nothing new, and change no tab', () => {
  const book = shooters();
  const { title, player } = asked(book, 'Corrected');
  const answers = { [title]: `${player}: 7` };
  given(book.desk.saveHostFacts({ answers }));
  deliver(book);
  const posts = book.posts.length;
  given(book.desk.saveHostFacts({ answers }));
  deliver(book);
  expect(book.posts).toHaveLength(posts);
});

test('a change of something else leaves the very match, so no tab is drawn', () => {
  const book = shooters();
  const { title, player } = asked(book, 'Corrected');
  given(book.desk.saveHostFacts({ answers: { [title]: `${player}: 7` } }));
  const drawn = book.drawn();
  given(book.desk.setAccepting({ accepting: false }));
  expect(book.drawn()).toBe(drawn);
});

test('what the host enters for a player is judged before it is saved, each reason at its question', () => {
  const book = created();
  const enter = (stage: string, answers: TypedAnswers): Reply<unknown> => {
    const change = { kind: 'submission', stage, player: 'Ann', answers } as const;
    const preview = book.desk.previewChange({ change });
    if (!preview.ok) return preview;
    return book.desk.applyChange({ change, reason: 'By phone.', token: preview.value.token });
  };
  const wrong = { Row: '3', Column: '2', 'Power card': '7' };
  const before = kindsOf(book);
  const problems = [{ title: 'Power card' }, { title: 'Row' }];
  expect(enter('round-1', wrong)).toMatchObject({ error: { code: 'entry-refused', problems } });
  expect(kindsOf(book)).toEqual(before);
  given(enter('round-1', { Row: '2', Column: '2', 'Power card': '1' }));
  expect(stageIn(book.desk).submissions.map(({ fate }) => fate)).toEqual(['counts']);
  playStage(book);
  // Submissions that counted in a round that is over are judged as that round was.
  expect(enter('round-1', wrong)).toMatchObject({ error: { problems } });
  given(enter('round-1', { Row: '4', Column: '2', 'Power card': '1' }));
  const used = enter('round-2', { Row: '2', Column: '2', 'Power card': '1' });
  const text = expect.stringContaining('you have played it already') as string;
  expect(used).toMatchObject({ error: { problems: [{ title: 'Power card', text }] } });
  playStage(book);
  const later = enter('round-2', { Row: '2', Column: '2', 'Power card': '1' });
  expect(later).toMatchObject({ error: { problems: [{ title: 'Power card', text }] } });
});

test('a mission without its success asks for it, and is not taken for a failure', () => {
  const missionIn = ({ desk }: Paper): readonly Question[] =>
    stageIn(desk).hostQuestions.filter(({ title }) => title.startsWith('Black Mission 1'));
  const book = playedTo((game) => missionIn(game).length > 0, { game: 'black-garnet' });
  const answers = Object.fromEntries(
    missionIn(book).flatMap(({ title, kind }) => {
      const [option] = kind.type === 'choice' ? kind.options : [];
      return title.endsWith('Success') ? [] : [[title, option?.label ?? option?.value ?? '']];
    }),
  );
  const problems = [{ title: 'Black Mission 1: Success' }];
  expect(book.desk.saveHostFacts({ answers })).toMatchObject({ error: { problems } });
});
