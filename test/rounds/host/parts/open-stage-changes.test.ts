// The host's entries for the open stage are sent once, right away, and refused if they don't fit.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { Question } from '../../../../src/games/frame/fields';
import { created, deliver, gameIn, playedTo, sessionOf, stageIn } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';

test('an entry takes effect right away, and is announced once, not again with the round', () => {
  const book = created({ game: 'wanted-sharpshooters', webhook: PUBLIC });
  deliver(book);
  const { title = '' } = stageIn(book.desk).hostQuestions.find((one) => one.title.includes('Moves')) ?? {};
  const [{ name: player } = { name: '' }] = gameIn(book.desk).players;
  unwrapReply(book.desk.saveHostFacts({ answers: { [title]: `${player}: Nowhere Yet` } }));
  const session = sessionOf(book);
  expect(session.hostNews.length).toBeGreaterThan(0);
  expect(session.match).not.toBe(session.opened);
  deliver(book);
  const told = session.hostNews.filter(({ to }) => to === 'everyone').map(({ text }) => text);
  const posted = (): string => book.posts.map(([, text]) => text).join('\n');
  for (const line of told) expect(posted()).toContain(line);
  const preview = unwrapReply(book.desk.previewRound());
  for (const line of told) expect(preview.happened.lines).not.toContain(line);
});

test('if a mission’s success is missing, the host is asked, and it doesn’t count as a failure', () => {
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
