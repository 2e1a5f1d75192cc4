// The rules page of a match of the host's own: the host's text, then what this match's settings decide. The text stays
// text: nothing in it is run or drawn as anything else.
import type { RulesSection } from '../frame/contract';
import { isolateRtl, count, inWords, listed } from '../frame/wording';
import { groupsOf } from './asking';
import { LIMITS, START_PURSE, TOKENS, type Open, type Settings } from './types';

/** Says how many rounds are played; the host's rules say how one wins. */
export function goal({ rounds }: Open): string {
  const length = rounds === null ? 'The host says when it ends' : count(rounds, 'round');
  return `${length}. The rules of this match say how you win.`;
}

/** Gives the rules page; without a match, what every match of this kind has in common. */
export function rules(open: Open | undefined): readonly RulesSection[] {
  return open === undefined ? [...COMMON, ...closing(undefined)] : [...hostSections(open), ...closing(open)];
}

const COMMON: readonly RulesSection[] = [
  {
    heading: 'The idea',
    paragraphs: [
      'A game that its host makes up. The host writes the rules, asks questions, and says what comes of the answers; Round Keeper asks, collects, keeps what is secret, and tells each player what is theirs to know. It computes nothing but sums.',
    ],
  },
];

/** The heading of what stands before the first of the host's. */
export const UNTITLED = 'The game';

/** Gives the host's text by its headings. */
export function hostSections({ rules: text }: Pick<Open, 'rules'>): readonly RulesSection[] {
  const sections: { heading: string; paragraphs: string[] }[] = [{ heading: UNTITLED, paragraphs: [] }];
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const heading = /^#\s+(.*\S)/.exec(line)?.[1];
    const entry = /^-\s+(.*\S)/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, paragraphs: [] });
    else if (line.trim() !== '') {
      sections[sections.length - 1]?.paragraphs.push(entry === undefined ? line.trim() : `• ${entry}`);
    }
  }
  return sections.filter(({ paragraphs }, index) => index > 0 || paragraphs.length > 0);
}

/** Gives the parts that follow from the settings. */
function closing(open: Open | undefined): readonly RulesSection[] {
  return [
    {
      heading: 'Rounds',
      paragraphs: [
        'In each round the host asks everyone, a group, or some players some questions; groups are public, and each has a form of its own. You may send your answers again: of what comes in time, the latest counts. In a round without questions only the host acts.',
        'Scores, and what the host says, come when the round is resolved. A score may go below 0.',
        'The host may say who is out. Whoever is out reads everything as before, is asked nothing, and cannot be named in an answer; they may win, and be in again. Everyone is told.',
        'The host may ask only some players in the next round, also players who are out. You learn it for yourself only, and nobody waits for the others. They may read what is asked, and what they send does not count.',
        lengthText(open),
      ],
    },
    {
      heading: 'Limits',
      paragraphs: [
        'A question says where its answers have limits. Numbers within a score are together at most what you have of it as the round opens, and none is below 0; the answer itself takes nothing from the score. Where an answer counts once, what you answered there in an earlier round cannot be answered again.',
        'Where that leaves you nothing to choose, or less than is asked for, you may leave the question out. Whoever need answer nothing is not waited for.',
      ],
    },
    {
      heading: 'Draws',
      paragraphs: [
        'The host may have words drawn, when the match is created and with a round: an order for everyone, a word for each player, or something for the host alone. Seed, round and title decide, not the host: the published record proves it. A draw that the host saved and then changed is told as drawn again to whom it is for.',
      ],
    },
    {
      heading: 'Who knows what',
      paragraphs: [
        answersText(open?.answers),
        'A question is read by those whom it asks; who else was asked one for some players alone is told to nobody, but whoever sees that you are asked may guess why. Of the scores some are read by everyone, some by their owner alone, and some by the host alone; a score may be one number for all. Where a score begins with what your purse holds, that is read by nobody else than the score is. What the host tells you is told to nobody else.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: ['The host says who wins. Where nobody does, it is a draw.', tokensText(open?.tokens)],
    },
    ...groupSection(open),
    ...scoreSection(open),
  ];
}

function lengthText(open: Open | undefined): string {
  const { rounds } = open ?? { rounds: null };
  return rounds === null
    ? `The host ends the match, after ${LIMITS.rounds} rounds at most.`
    : `There ${rounds === 1 ? 'is one round' : `are ${inWords(rounds)} rounds`}, unless the host ends the match before.`;
}

function answersText(answers: Settings['answers'] | undefined): string {
  const secret = 'Your answers are read by you and the host.';
  const open =
    'Everyone’s answers to what everyone is asked are published once the round is resolved; who has none that count is shown there as –, asked or not, or as out. An answer shows that its author was asked. Answers to a question for a group, or for some players alone, stay with you and the host.';
  switch (answers) {
    case 'private':
      return secret;
    case 'published':
      return open;
    case undefined:
      return `${secret} A host may choose otherwise: ${open.charAt(0).toLowerCase()}${open.slice(1)}`;
  }
}

function tokensText(tokens: Settings['tokens'] | undefined): string {
  const some = `In a season each winner gets ${inWords(TOKENS.each)} Token of Life, and one who wins alone ${inWords(TOKENS.alone)}.`;
  switch (tokens) {
    case 'none':
      return 'Nobody gets a Token of Life for it.';
    case 'winners':
      return some;
    case undefined:
      return `Where the host chooses so: ${some.charAt(0).toLowerCase()}${some.slice(1)}`;
  }
}

function groupSection(open: Open | undefined): readonly RulesSection[] {
  const groups = groupsOf(open?.players ?? []).filter(({ name }) => name !== '');
  if (groups.length === 0) return [];
  return [
    {
      heading: 'Groups',
      paragraphs: groups.map(({ name, players }) => `• ${isolateRtl(name)}: ${listed(players)}`),
    },
  ];
}

/** Gives the scores that everyone reads. */
function scoreSection(open: Open | undefined): readonly RulesSection[] {
  const { scores = [], numbers = [] } = { ...open };
  if (scores.length + numbers.length === 0) return [];
  return [
    {
      heading: 'Scores that everyone reads',
      paragraphs: scores
        .map(({ name, start, purse }) => {
          const begins = start === START_PURSE ? 'what your purse holds' : String(start);
          const paid =
            purse === undefined
              ? ''
              : ` In a season, what you have above ${begins} at the end is paid into your purse of ${purse}, and what you have below it is taken from it.`;
          return `• ${name}, from ${begins}.${paid}`;
        })
        .concat(numbers.map(({ name, start }) => `• ${name}, one number for all, from ${start}.`)),
    },
  ];
}
