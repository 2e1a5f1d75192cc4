// Evenings of seasons that are recorded.
import { given } from '../../../src/commands/desk-calls';
import { deliver, sessionOf } from '../../support/paper-game';
import { holderOf } from '../../support/host-game';
import { preparedWithPage } from '../../support/paper-page';
import { paper } from '../../support/paper-ports';
import { draftNext, endOwnMatch, seasonStarted, SOULLINKED_CELLS } from '../../support/paper-season';
import { Recording } from './recording';
import { archive, call, change, count, playOn, practise, prepare, resolve } from './steps';

/** A season of two matches: a gift, a count, a counted match corrected, a person replaced, and the end, undone once. */
export function season(): Recording {
  const book = seasonStarted(
    ['Ann', 'Bob', 'Cy', 'Dee'].map((name, at) => ({ name, purses: { bellflowers: at } })),
  );
  return new Recording(book)
    .step('draft', (one) => draftNext(one, 'soullinked', 'main', SOULLINKED_CELLS))
    .step(
      'create',
      call((desk) => desk.create()),
    )
    .step('page', preparedWithPage)
    .step(
      'a gift',
      call((desk) => desk.giveGift({ from: 'Dee', to: 'Ann', purse: 'bellflowers', amount: 2 })),
    )
    .step(
      'the season’s settings',
      call((desk) => [
        desk.previewSettings({ currencies: [{ name: 'Garnets', shown: 'public' }] }),
        desk.changeSeasonSettings({ inherit: 'everything' }),
      ]),
    )
    .step('to the end', playOn())
    .step('deliver', deliver)
    .step('count', count)
    .step(
      'correct a counted match',
      change({
        kind: 'submission',
        stage: 'round-1',
        player: 'Ann',
        answers: { Row: '2', Column: '2', 'Power card': '3' },
      }),
    )
    .step(
      'standings',
      call((desk) => desk.changeStandings({ changes: [{ player: 'Bob', tokens: 1 }], reason: 'A prize.' })),
    )
    .step(
      'replace a person',
      call((desk) =>
        desk.substitutePerson({
          player: 'Cy',
          holder: holderOf(desk, 'Cy'),
          name: 'Zoe',
          reason: 'Cy moved.',
        }),
      ),
    )
    .step('archive', archive)
    .step('between', (one) => draftNext(one, 'between', 'between'))
    .step(
      'create',
      call((desk) => desk.create({ deliver: true })),
    )
    .step('prepare', prepare)
    .step('practise', practise([]))
    .step('resolve', (one) => (sessionOf(one).match.stage === null ? undefined : resolve(one)))
    .step('deliver', deliver)
    .step('count', count)
    .step(
      'next episode',
      call((desk) => desk.openEpisode({ episode: '5' })),
    )
    .step('archive', archive)
    .step(
      'end',
      call((desk) => desk.endSeason({ winners: ['Ann'] })),
    )
    .step(
      'take the end back',
      call((desk) => desk.takeEndBack({ reason: 'One more.' })),
    )
    .step(
      'end',
      call((desk) => desk.endSeason({ winners: ['Bob', 'Dee'] })),
    )
    .step('deliver', deliver)
    .look();
}

/** A season that is imported into a new book, after a file with a mistake. */
export function files(): Recording {
  const people = ['Ann', 'Bob', 'Cy', 'Dee'].map((name, at) => ({ name, tokens: at }));
  const between = { game: 'between', seed: 's', settings: {}, stages: [{ stage: 'gifts-1' }] };
  const file = {
    season: 'The Elder Tree',
    people,
    steps: [{ episode: '1' }, { match: between, kind: 'between' }],
  };
  const going = { zone: 'Europe/Berlin', webhook: '', players: {}, timings: [] };
  return new Recording(paper())
    .step(
      'a wrong file',
      call((desk) => desk.previewFile({ file: { season: 'S', people: [{ name: 'Ann', tokens: 'x' }] } })),
    )
    .step(
      'preview',
      call((desk) => desk.previewFile({ file })),
    )
    .step(
      'import',
      call((desk) => desk.importFile({ file, going })),
    )
    .step('prepare', prepare)
    .step(
      'practice season',
      call((desk) => desk.startPracticeSeason()),
    );
}

/** A duel of the Candidate with a gift during it, a guest who is out, somebody who leaves, and a second season. */
export function duel(): Recording {
  const book = seasonStarted(
    ['Ann', 'Bob', 'Cy', 'Dee'].map((name, at) => ({ name, purses: { garnets: 2 + at } })),
  );
  const settings = {
    Title: 'The Number Duel',
    Questions: 'Your number; number 1 to 9\nYour plea; text; optional',
    Scores: 'Points; everyone\nGold; owner; purse garnets',
    Rounds: '1',
  };
  const changes = [
    { player: 'Ann', candidate: true },
    { player: 'Bob', opponent: true },
    { player: 'Cy', tokens: 2 },
    { player: 'Dee', mark: 'Silent', until: 'next' },
  ] as const;
  return new Recording(book)
    .step(
      'who faces whom',
      call((desk) => desk.changeStandings({ changes, reason: 'The main match.' })),
    )
    .step('draft', (one) => draftNext(one, 'own-match', 'death', {}, { settings }))
    .step(
      'create',
      call((desk) => desk.create()),
    )
    .step('page', preparedWithPage)
    .step(
      'a gift',
      call((desk) => desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 1 })),
    )
    .step('end', (one) => endOwnMatch(one, ['Ann']))
    .step(
      'Bob goes',
      call((desk) => {
        const out = [{ player: 'Bob', eliminated: true }] as const;
        const preview = desk.previewCount({ leaveOut: [], changes: out, reason: '' });
        const token = preview.ok ? preview.value.token : '';
        return [preview, desk.countMatch({ token, leaveOut: [], changes: out, reason: '' })];
      }),
    )
    .step(
      'a gift after it',
      call((desk) => desk.giveGift({ from: 'Cy', to: 'Dee', purse: 'garnets', amount: 1 })),
    )
    .step('deliver', deliver)
    .step('archive', archive)
    .step(
      'episode',
      call((desk) => desk.openEpisode({ episode: '5' })),
    )
    .step('the next match', (one) => draftNext(one, 'own-match', 'main', {}, { settings, guests: ['Bob'] }))
    .step(
      'create',
      call((desk) => desk.create({ deliver: true })),
    )
    .step('leave', change({ kind: 'seat', player: 'Dee', left: true }, 'Moved.'))
    .step('end', (one) => endOwnMatch(one, ['Cy']))
    .step('count', count)
    .step(
      'end the season',
      call((desk) => desk.endSeason({ winners: ['Cy'] })),
    )
    .step('archive', archive)
    .step(
      'another season',
      call((desk) =>
        desk.startSeason({
          name: 'The Younger Tree',
          currencies: [{ name: 'garnets', shown: 'public' }],
          inherit: 'everything',
          people: [
            { name: 'Ann', tokens: 1 },
            { name: 'Bob', comes: false },
            { name: 'Cy' },
            { name: 'Dee' },
          ],
        }),
      ),
    )
    .step('deliver', deliver)
    .look();
}

/** The first steps of a practice season. */
export function practice(): Recording {
  const book = paper();
  given(book.desk.startPracticeSeason());
  return new Recording(book).step('thirty steps', (one) => {
    const did: string[] = [];
    for (let steps = 0; steps < 30; steps += 1) {
      one.pass(60_000);
      did.push(...given(one.desk.playPracticeStep()).did);
    }
    return did;
  });
}
