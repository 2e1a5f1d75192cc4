// The host's entries for the open stage are refused if they don't fit.
import type { Question } from '../../../../src/games/frame/fields';
import { playedTo, stageIn } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

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
