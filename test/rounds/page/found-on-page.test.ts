// Sixty questions of somebody who has read nothing: each is answered from what is written on the page of one player, by a
// search for words that knows no rules. Prices, powers, effects and causes stand where they are needed.
import type { PageBlock } from '../../../src/games/frame/page-kit';
import type { PlayerPage } from '../../../src/rounds/page/views';
import { playerPage } from '../../../src/rounds/page/view';
import { played, sessionOf } from '../../support/paper-game';

/** The texts on a page, each with the title or choice beside which it stands. */
function textsOn({ first, stage, kit, idle, news, own, sections }: PlayerPage): readonly string[] {
  const ask = stage?.ask ?? undefined;
  return [
    ...first.map(({ title, lines }) => `${title}: ${lines.join(' ')}`),
    ...(ask === undefined ? [] : [`${ask.title}: ${ask.help}`]),
    ...(ask?.questions ?? []).map(({ title, help, kind }) =>
      [
        title,
        help,
        ...('options' in kind ? kind.options.map(({ value, label }) => label ?? value) : []),
      ].join(' / '),
    ),
    ...(ask?.notes ?? []).map(({ title, answer, note }) => `${title} / ${answer}: ${note}`),
    ...(ask?.closed ?? []).map(({ title, answer, why }) => `${title} / ${answer}: closed, ${why}`),
    ...kit.holds.flatMap(blockTexts),
    ...[kit.part, idle],
    ...news.flatMap(({ result, own: told, everyone }) => [...result, ...told, ...everyone]),
    ...[...own, ...sections].flatMap(({ title, rows }) =>
      rows.map((row) => `${title}: ${row.map(({ text }) => text).join(' | ')}`),
    ),
  ];
}

function blockTexts(block: PageBlock): readonly string[] {
  switch (block.kind) {
    case 'words':
      return [block.text];
    case 'bars':
      return block.bars.map(({ name, value, why }) => `${block.title}: ${name} ${value}. ${why.join('; ')}`);
    case 'pips':
      return block.pips.map(({ name, value }) => `${name}: ${value}`);
    case 'facts':
      return block.facts.map(({ name, text }) => `${block.title} / ${name}: ${text}`);
    case 'curve':
      return [];
    case 'sketch':
      return block.lines;
    case 'folded':
      return block.blocks.flatMap(blockTexts).map((text) => `${block.title} / ${text}`);
  }
}

/** A question: the words for which somebody looks, and the answer that must stand beside them. */
type Asked = readonly [question: string, words: readonly string[], answer: RegExp];

const PAGES: readonly (readonly [game: string, stages: number, at: number, asked: readonly Asked[]])[] = [
  [
    'soullinked',
    2,
    0,
    [
      [
        'What did my last round bring, and why?',
        ['Round 2', 'scored'],
        /You scored \d+ points? with row \d, column \d and card \d/,
      ],
      ['How much have I now?', ['You in Heaven'], /\d+ points/],
      ['What did my partner get?', ['Round 2', 'Bob scored'], /Bob scored \d+ points?: \d+ in all/],
      ['Which cells may I pick?', ['Choose a cell'], /Heaven: even row and even column/],
      ['Which cells do the two of us claim?', ['opposite corners'], /claims all four corners/],
      ['What do cards do?', ['cards', 'added'], /the highest sum alone scores/],
      ['What becomes of cells that were claimed?', ['claimed cell'], /worth half, on both boards/],
      ['How often may I play a card?', ['Power card', 'Each of your cards'], /played once/],
      ['Why is this card closed?', ['Power card', 'closed'], /played in round \d/],
      ['What did I do before?', ['Your rounds', 'Round 1'], /row \d, column \d, card \d: \+\d+/],
    ],
  ],
  [
    'pokemon-snap',
    2,
    0,
    [
      ['Whom did I photograph, and for what?', ['Day 2', 'photographed'], /for exhibit [A-E]/],
      ['With whom may I talk?', ['talk today'], /[A-Z]\w+ and [A-Z]\w+/],
      ['Who photographs first?', ['priority'], /you photograph first|photographs? first/],
      ['Who is the other photographer?', ['other photographer'], /: [A-Z]\w+$/],
      ['What does an exhibit count?', ['Exhibit', '3 photos'], /most even values/],
      ['What do I know of each Pokémon?', ['as you saw it last'], /\d+ Coolness/],
      ['Whom do I get?', ['Your photos'], /the other photographer did not get before you/],
    ],
  ],
  [
    'pokemon-snap',
    2,
    2,
    [
      ['Did what I did work, and why not?', ['Day 2', 'failed'], /\d Cleverness needed, you had \d/],
      ['What moved my attributes?', ['Day 2', '−'], /[−+]\d [A-Z]\w+/],
      ['Who photographed me?', ['photographed you'], /[A-Z]\w+ photographed you/],
      [
        'What may a plan hold?',
        ['exactly one contest'],
        /two different activities that you did not do yesterday/,
      ],
      ['What does activity B need?', ['B:'], /at least \d Cleverness, gain \d Beauty/],
      ['Have I enough for B?', ['What you do', 'needs'], /needs \d Cleverness: you have \d/],
      ['What does G cost?', ['G:'], /lose \d of one attribute, gain \d of another/],
      ['What does a contest count?', ['W:'], /Coolness times Cleverness/],
      ['Why is this activity closed?', ['closed, done yesterday'], /done yesterday/],
      ['What do I have to lose?', ['Lose', 'Cuteness'], /you have \d|too few|now \d/],
    ],
  ],
  [
    'wanted-sharpshooters',
    2,
    0,
    [
      ['What did my action bring?', ['Round 2', 'claimed'], /You claimed \d+ bullets? in [A-Z]\w+/],
      ['Was I hurt?', ['Nobody hurt you'], /Nobody hurt you/],
      ['How many bullets have I?', ['You have', 'bullets now'], /You have \d+ bullets? now \(/],
      ['What does a shot cost?', ['default gun'], /costs 1 bullet and hits one player/],
      ['What would a claim bring?', ['Claim', 'alone'], /\d+ bullets? alone/],
      ['Whom do I want dead?', ['your target'], /your target, \d li(fe|ves)/],
      ['What does a Long Rifle cost?', ['Long Rifle ('], /Long Rifle \(\d bullets?; \d left\)/],
      ['What does a Long Rifle do?', ['Long Rifle', 'Weapon.'], /hits one player, ducking or not/],
      ['What does a Satchel do?', ['Satchel', 'Whenever you claim'], /you get 1 bullet more/],
      ['What does a Bandage do?', ['Bandage', '1 life more'], /1 life more, once/],
      ['What does Fight Them Back do?', ['Fight Them Back', 'duck'], /you hit everyone who shoots at you/],
      [
        'What is poison?',
        ['Poisonous Crossbow', 'Weapon'],
        /dealt damage again at the end of the next round/,
      ],
      ['What are garnets for?', ['Garnets to exchange'], /becomes a bullet before your action is paid/],
    ],
  ],
  [
    'black-garnet',
    0,
    0,
    [
      ['How many points have I?', ['Spread up to'], /20 points, 22 with a Logical-mathematical primary/],
      ['What does a point cost?', ['Points to buy'], /4 garnets each/],
      [
        'What is Visual-spatial good for?',
        ['Primary stat', 'Visual-spatial:'],
        /told all five of their numbers/,
      ],
      ['What is Verbal-linguistic good for?', ['Primary stat', 'Verbal-linguistic:'], /you keep its type/],
      ['What is Interpersonal good for?', ['Primary stat', 'Interpersonal:'], /win every duel against them/],
      ['What is Intrapersonal good for?', ['Primary stat', 'Intrapersonal:'], /raise one stat by 3 points/],
      ['Who learns my primary?', ['Primary stat /'], /Everyone will know it/],
    ],
  ],
  [
    'black-garnet',
    3,
    0,
    [
      [
        'What did my duels bring?',
        ['Round 1', 'You won'],
        /won B against Dora and won A against Fay; when challenged/,
      ],
      ['How many black garnets came of it?', ['Black garnets', 'by duels'], /\+\d by duels, \d now/],
      ['Who wins a duel?', ['Challenge up to'], /higher skill wins; the challenged wins a tie/],
      ['What does learning cost?', ['Learn the stats'], /2 garnets each/],
      ['What does a hint cost?', ['Hint to'], /3 garnets; the host sends you a picture/],
      [
        'When may I try a mission?',
        ['at least 10 black garnets'],
        /you may try a Black Mission in that round/,
      ],
      [
        'What does a mission cost?',
        ['It costs'],
        /10 black garnets as the round starts, whether you succeed or not/,
      ],
      ['What does a success do?', ['Black Missions: when', 'success'], /wins?|ends/],
      ['Which types have I lost?', ['closed to you'], /won 0, lost 1; closed to you/],
      ['What primary has somebody?', ['Player', 'Interpersonal;'], /Visual-spatial 5/],
    ],
  ],
  [
    'tactical-picture-hunt',
    3,
    0,
    [
      ['What did both send?', ['Round 1', 'attacked'], /predicted 5\. Bo defended on axis Z and predicted 4/],
      ['What must I do?', ['challenges you'], /Find 5/],
      ['What does a wrong square cost?', ['wrong square'], /cancels a right one/],
      ['When does a tile match?', ['Tiles match'], /background, shape and colour all differ/],
      ['What do I get if I find them?', ['Your squares', 'score'], /you score what you predicted/],
      ['What does it cost if I do not?', ['Your squares', 'lose'], /lose 1 for each that succeeded/],
    ],
  ],
  [
    'between',
    1,
    0,
    [
      ['What did I give?', ['Gifts 1'], /You gave a Token of Life to Dora/],
      ['How many can I give?', ['You can give'], /: 1$/],
      ['What is a token that I keep good for?', ['Give tokens'], /beyond one is of no use to you/],
      ['Why can Chen get none?', ['Chen: closed'], /the Candidate/],
    ],
  ],
];

const COUNT = PAGES.flatMap(([, , , asked]) => asked).length;

test('there are sixty of them at least', () => expect(COUNT).toBeGreaterThanOrEqual(60));

describe.each(PAGES)('%s after %i stages, player %i', (game, stages, at, asked) => {
  const session = sessionOf(played(stages, { game }));
  const texts = textsOn(playerPage(session, session.match.roster[at] ?? ''));
  test.each(asked)('%s', (_question, words, answer) => {
    const found = texts.filter((text) => words.every((word) => text.includes(word)));
    expect(found.filter((text) => answer.test(text)).length > 0 ? 'answered' : found).toBe('answered');
  });
});
