// Recorded evenings of random acts: hosts and players do anything in any order, and services fail.
import { chanceFrom, type Chance } from '../../../src/games/frame/chance';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import type { OpenStage } from '../../../src/games/frame/match';
import { ok } from '../../../src/games/frame/result';
import { HOST_CALL_NAMES } from '../../../src/rounds/host/calls';
import { makeCallAs } from '../../../src/rounds/host/make-call';
import { runDeadlines } from '../../../src/rounds/host/stage/deadline-run';
import { findForm } from '../../../src/rounds/record/game-files';
import { EVERYONE } from '../../../src/rounds/reply/reply';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { keyWithMark, pageMark } from '../../../src/rounds/session/page-marks';
import { CALL_INPUTS } from '../../support/call-inputs';
import { byHolder, holderOf } from '../../support/host-game';
import { created, deliver, sessionOf, wake } from '../../support/paper-game';
import { keyOf, preparedWithPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { draftNext, loaded, seasonIn, seasonStarted, SOULLINKED_CELLS } from '../../support/paper-season';
import { Recording } from './recording';
import {
  archive,
  call,
  change,
  count,
  HOOK,
  HOUR,
  MINUTE,
  pass,
  playOn,
  practise,
  prepare,
  send,
  type Act,
} from './steps';

/** A random act for the book as it is now. */
type Choice = (chance: Chance, book: Paper) => Act;

const COMMON: readonly Choice[] = [
  (chance) => pass(chance.pick([MINUTE, 10 * MINUTE, HOUR, 5 * HOUR, 26 * HOUR]) ?? 0),
  () => deliver,
  () => prepare,
  () => wake,
  (chance) => {
    const name = chance.pick(HOST_CALL_NAMES) ?? 'getDesk';
    return ({ ports }) => makeCallAs(name, CALL_INPUTS[name], undefined, () => ok(ports));
  },
  (chance) => (book) => {
    const call = chance.pick([
      'forms.responsesSince',
      'forms.update',
      'forms.make',
      'books.draw',
      'books.share',
    ]);
    book.plant(call ?? '', { code: 'x', text: 'No.', passes: 'google' }, chance.whole(1, 3));
  },
];

function named(chance: Chance, book: Paper): string {
  return chance.pick(sessionOf(book).match.roster) ?? '';
}

/** A random resolved stage, or the open one. */
function stageOf(chance: Chance, book: Paper): OpenStage | undefined {
  const { match, past } = sessionOf(book);
  return chance.pick([...past.map(({ stage }) => stage), ...(match.stage === null ? [] : [match.stage])]);
}

/** A legal answer by question title; empty if the stage doesn't ask this player. */
function answersTo(chance: Chance, stage: OpenStage | undefined, player: string) {
  const ask = stage?.asks.find(({ players }) => players.includes(player));
  const move = ask?.sample(player, chance);
  return ask === undefined || move === undefined
    ? {}
    : Object.fromEntries(ask.toAnswers(move).map(({ title, answer }) => [title, answer]));
}

const PLAYING: readonly Choice[] = [
  ...Array<Choice>(3).fill((chance, book) => practise([named(chance, book), named(chance, book)])),
  ...Array<Choice>(2).fill(() => practise([])),
  ...Array<Choice>(4).fill((_chance, book) => {
    const { stage } = sessionOf(book).match;
    return call((desk) => desk.resolveRound({ stage: stage?.name ?? 'round-1', token: '' }));
  }),
  (chance, book) => send(named(chance, book), 'page', chance.pick([undefined, MINUTE, HOUR])),
  (chance, book) => {
    const { match, record } = sessionOf(book);
    const [player, ask] = [named(chance, book), match.stage?.asks[0]];
    const mark = chance.pick(['', pageMark(record, player)]) ?? '';
    const answers = answersTo(chance, match.stage ?? undefined, player);
    return () => {
      const form = findForm(record, ask?.form ?? '');
      if (ask !== undefined && book.forms.has(form?.id ?? ''))
        book.land(ask.form, { [KEY_TITLE]: keyWithMark(keyOf(book, player), mark), ...answers });
    };
  },
  (chance) =>
    call((desk, { ports }) =>
      desk.setDeadline({ deadline: chance.pick([null, ports.now() + HOUR, ports.now() - MINUTE]) ?? null }),
    ),
  (chance) =>
    call((desk) =>
      desk.setAtDeadline({
        what: chance.pick(['nothing', 'close', 'resolve']) ?? 'nothing',
        waitMinutes: chance.whole(0, 20),
        early: chance.pick([null, 10, 60]) ?? null,
      }),
    ),
  () =>
    ({ ports }) =>
      runDeadlines(ports),
  (chance) => call((desk) => desk.setAccepting({ accepting: chance.whole(0, 1) === 1 })),
  (chance, book) => {
    const { stage } = sessionOf(book).match;
    if (stage === null) return () => undefined;
    const facts = stage.hostToAnswers(stage.hostSample(chance));
    const answers = Object.fromEntries(facts.map(({ title, answer }) => [title, answer]));
    return call((desk) => [desk.previewHostFacts({ answers }), desk.saveHostFacts({ answers })]);
  },
];

/** Acts in a match that is over, too. */
const CORRECTING: readonly Choice[] = [
  (chance, book) =>
    call((desk) =>
      desk.sayWord({
        to: chance.pick([EVERYONE, { player: named(chance, book) }]) ?? EVERYONE,
        text: 'Hurry.',
      }),
    ),
  (chance, book) => {
    const [stage, player] = [stageOf(chance, book), named(chance, book)];
    const answers = answersTo(chance, stage, player);
    return change({ kind: 'submission', stage: stage?.name ?? '', player, answers });
  },
  (chance, book) => {
    const stage = stageOf(chance, book);
    const kind = chance.pick(['accept-late', 'remove-submission', 'meant-before'] as const) ?? 'accept-late';
    return call((desk) => {
      const open = desk.getDesk();
      const past = desk.getPast({ stage: stage?.name ?? '' });
      const now = open.ok && 'play' in open.value ? (open.value.play.stage?.submissions ?? []) : [];
      const sent = chance.pick(past.ok ? past.value.submissions : now);
      return change({ kind, stage: stage?.name ?? '', id: sent?.id ?? 'x' })(book);
    });
  },
  (chance, book) => change({ kind: 'rewind', toStage: stageOf(chance, book)?.name ?? '' }),
  (chance, book) => change({ kind: 'seat', player: named(chance, book), left: chance.whole(0, 2) > 0 }),
  (chance, book) =>
    change({ kind: 'replace-player', player: named(chance, book), name: chance.pick(['Zoe', 'Yan']) ?? '' }),
  (chance, book) =>
    call((desk) =>
      desk.replaceKey({ person: holderOf(desk, named(chance, book)), newBook: chance.whole(0, 2) === 0 }),
    ),
  (chance, book) =>
    call((desk) =>
      desk.saveContacts({
        zone: chance.pick(['', 'Asia/Tokyo']) ?? '',
        webhook: `${HOOK}9/all`,
        players: byHolder(desk, {
          [named(chance, book)]: {
            'E-mail': 'a@example.com',
            'Discord webhook': `${HOOK}1/a`,
            'Time zone': '',
          },
        }),
      }),
    ),
];

const SEASON: readonly Choice[] = [
  (chance, book) => {
    const player = chance.pick(peopleOf(book)) ?? '';
    const change = chance.pick([
      ...[
        { player, tokens: chance.whole(-1, 2) },
        { player, purse: 'bellflowers', by: chance.whole(-1, 4) },
      ],
      ...([
        { player, left: true },
        { player, joins: true },
        { player, eliminated: true },
      ] as const),
      ...([
        { player, mark: 'Heaven' },
        { player, candidate: true },
      ] as const),
    ]);
    return call((desk) =>
      desk.changeStandings({ changes: change === undefined ? [] : [change], reason: 'Agreed.', wait: true }),
    );
  },
  (chance, book) => {
    const [from = '', to = ''] = chance.shuffle(peopleOf(book));
    const gift = { from, to, purse: 'bellflowers', amount: chance.whole(1, 2) };
    return call((desk) => desk.giveGift({ ...gift, wait: chance.whole(0, 1) === 1 }));
  },
  (_chance, book) => call((desk) => desk.openEpisode({ episode: seasonIn(book).nextEpisode })),
  ...Array<Choice>(3).fill((chance, book) => {
    const kind = chance.pick(MATCH_KINDS) ?? 'main';
    const game = kind === 'between' ? 'between' : 'soullinked';
    return call((desk) => {
      const drafted = book.copy().desk.draft({ game, kind });
      if (!drafted.ok) return [drafted, desk.discardDraft()];
      draftNext(book, game, kind, SOULLINKED_CELLS);
      return desk.create({ deliver: true });
    });
  }),
  ...Array<Choice>(2).fill(() => count),
  ...Array<Choice>(2).fill(() => archive),
  () => call((desk) => desk.archive({ reason: 'Nobody came.', uncounted: true })),
  (chance, book) => {
    const { waiting, token } = seasonIn(book);
    const as = chance.pick(['done', 'dropped'] as const) ?? 'done';
    return call((desk) => desk.settleWaiting({ row: waiting[0]?.row ?? 0, as, token }));
  },
  (chance, book) =>
    call((desk) =>
      desk.substitutePerson({
        ...{ player: chance.pick(peopleOf(book)) ?? '', name: chance.pick(['Zoe', 'Yan']) ?? '' },
        ...{ reason: 'Moved.', forMatch: chance.whole(0, 1) === 1 },
      }),
    ),
  (chance) =>
    call((desk) =>
      desk.changeSeasonSettings({
        currencies: [{ name: 'bellflowers', shown: chance.pick(['public', 'own'] as const) ?? 'public' }],
      }),
    ),
];

function peopleOf(book: Paper): readonly string[] {
  return seasonIn(book).people.map(({ name }) => name);
}

/** What can be done in the book now. */
function choicesFor(book: Paper): readonly Choice[] {
  const session = loaded(book);
  const isSeason = session.kind !== 'empty' && session.season !== undefined;
  const isOpen = session.kind === 'game' && session.match.stage !== null;
  return [
    ...COMMON,
    ...(isSeason ? SEASON : []),
    ...(session.kind === 'game' ? CORRECTING : []),
    ...(isOpen ? PLAYING : []),
    ...(isSeason && isOpen ? [() => playOn(3)] : []),
  ];
}

/** A game in which anything happens. Then it's played to its end. */
export function randomGame(seed: string): Recording {
  const book = preparedWithPage(created({ webhook: `${HOOK}9/all` }));
  return randomActs(new Recording(book), seed, 60)
    .steps([
      ['to the end', playOn()],
      ['deliver', deliver],
    ])
    .look();
}

export function randomSeason(seed: string): Recording {
  return randomActs(new Recording(preparedWithPage(seasonStarted())), seed, 80).look();
}

function randomActs(recording: Recording, seed: string, acts: number): Recording {
  const chance = chanceFrom(seed);
  for (let at = 1; at <= acts; at += 1) {
    const { book } = recording;
    const choice = chance.pick(choicesFor(book));
    if (choice !== undefined) recording.step(`act ${at}`, (one) => choice(chance.for(`${at}`), book)(one));
  }
  return recording;
}
