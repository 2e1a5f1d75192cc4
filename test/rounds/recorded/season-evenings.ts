// Recorded evenings of seasons.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { StartSeasonInput } from '../../../src/rounds/host/season/inputs';
import { deliver } from '../../support/paper-game';
import { preparedWithPage } from '../../support/paper-page';
import { paper } from '../../support/paper-ports';
import { draftNext, endOwnMatch, seasonIn, seasonStarted } from '../../support/paper-season';
import { Recording } from './recording';
import { enterLeftOut } from './more-seasons';
import { archive, call, change, channels, count, type Step } from './steps';

/** A duel of the Candidate, with a gift, a guest who is out, and a person who leaves. Then a second season. */
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
  const purses = { ...settings, Scores: 'Gold; owner; start purse; purse garnets' };
  const changes = [
    { player: 'Ann', candidate: true },
    { player: 'Bob', opponent: true },
    { player: 'Cy', tokens: 2 },
    { player: 'Dee', mark: 'Silent', until: 'next' },
  ] as const;
  const another = (people: StartSeasonInput['people']): Step => [
    'another season',
    call((desk) =>
      desk.startSeason({
        name: 'The Younger Tree',
        currencies: [{ name: 'garnets', shown: 'public' }],
        inherit: 'everything',
        people,
      }),
    ),
  ];
  return new Recording(book).steps([
    channels,
    ['who faces whom', call((desk) => desk.changeStandings({ changes, reason: 'The main match.' }))],
    ['draft', (one) => draftNext(one, 'own-match', 'death', {}, { settings })],
    ['create', call((desk) => desk.create())],
    ['page', preparedWithPage],
    ['a gift', call((desk) => desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 1 }))],
    ['end', (one) => endOwnMatch(one, ['Ann'], { 'Ann: change of Gold': '-1' })],
    [
      'Bob goes',
      call((desk) => {
        const out = { leaveOut: [0], changes: [{ player: 'Bob', eliminated: true }], reason: '' } as const;
        const preview = desk.previewCount(out);
        const token = preview.ok ? preview.value.token : '';
        return [preview, desk.countMatch({ token, ...out })];
      }),
    ],
    [
      'a gift after it',
      call((desk) => desk.giveGift({ from: 'Cy', to: 'Dee', purse: 'garnets', amount: 1 })),
    ],
    ['deliver', deliver],
    ['archive', archive],
    ['episode', call((desk) => desk.openEpisode({ episode: '5' }))],
    ['next', (one) => draftNext(one, 'own-match', 'main', {}, { settings: purses, guests: ['Bob'] })],
    ['create', call((desk) => desk.create({ deliver: true }))],
    enterLeftOut('It was theirs.'),
    ['leave', change({ kind: 'seat', player: 'Dee', left: true }, 'Moved.')],
    ['end', (one) => endOwnMatch(one, ['Cy'])],
    ['count', count],
    ['end the season', call((desk) => desk.endSeason({ winners: ['Cy'] }))],
    ...[' ', 'One more.'].map((reason): Step => [
      'not the end',
      call((desk) => desk.takeEndBack({ reason })),
    ]),
    ['end', call((desk) => ['Bob Cy', 'cy Ann'].map((all) => desk.endSeason({ winners: all.split(' ') })))],
    another([]),
    ['archive', archive],
    another([{ name: 'Eve' }]),
    another([{ name: 'Ann', tokens: 1 }, { name: 'Bob', comes: false }, { name: 'Cy' }, { name: 'Dee' }]),
    ['deliver', deliver],
  ]);
}

/** The first steps of a practice season. */
export function practice(): Recording {
  const book = paper();
  unwrapReply(book.desk.startPracticeSeason());
  const out = seasonIn(book)
    .people.slice(1)
    .map(({ name }) => ({ player: name, eliminated: true as const }));
  return new Recording(book).steps([
    [
      'thirty steps',
      (one) => {
        const did: string[] = [];
        for (let steps = 0; steps < 30; steps += 1) {
          one.pass(60_000);
          did.push(...unwrapReply(one.desk.playPracticeStep()).did);
        }
        return did;
      },
    ],
    ['one is left', call((desk) => desk.changeStandings({ changes: out, reason: 'It was late.' }))],
    ['a step', call((desk) => desk.playPracticeStep())],
    ['the last step', call((desk) => desk.playPracticeStep())],
  ]);
}
