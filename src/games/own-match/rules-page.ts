// The rules page for the host's own rules: the host's text, then what the settings decide. The text is shown as plain
// text.
import type { RulesSection } from '../frame/contract';
import { isolateRtl, plural, inWords, joinList } from '../frame/wording';
import { rosterGroups } from './asking';
import { LIMITS, START_FROM_PURSE, WINNER_TOKENS, type OpenFacts, type Settings } from './types';

/** How many rounds are played. Only the host's rules say how to win. */
export function goal({ rounds }: OpenFacts): string {
  const length =
    rounds === null ? 'The host says when the match ends' : `The match lasts ${plural(rounds, 'round')}`;
  return `${length}. Its rules say how you win.`;
}

/** The rules page; without a match, what all matches of this kind have in common. */
export function rules(open: OpenFacts | undefined): readonly RulesSection[] {
  return open === undefined
    ? [...COMMON_SECTIONS, ...settingsSections(undefined)]
    : [...hostSections(open), ...settingsSections(open)];
}

const COMMON_SECTIONS: readonly RulesSection[] = [
  {
    heading: 'The idea',
    paragraphs: [
      'The host made up this game, writes the rules and the questions, and decides what happens after each round. Round Keeper asks the questions, adds up the scores, keeps secrets, and sends each player their results.',
    ],
  },
];

/** Heading for text before the host's first heading. */
export const UNTITLED_HEADING = 'The game';

/** Splits the host's text into sections at its headings. */
export function hostSections({ rules: text }: Pick<OpenFacts, 'rules'>): readonly RulesSection[] {
  const sections: { heading: string; paragraphs: string[] }[] = [
    { heading: UNTITLED_HEADING, paragraphs: [] },
  ];
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

/** The sections that follow from the settings. */
function settingsSections(open: OpenFacts | undefined): readonly RulesSection[] {
  return [
    {
      heading: 'Rounds',
      paragraphs: [
        'In each round the host can ask everyone, a group, or some players. Groups are public, and each group has its own form. In a round without questions, only the host acts.',
        'You can answer again. Your latest answer that arrives in time counts.',
        'When the round is resolved, you get your scores and the host’s message. A score can go below 0.',
        'The host can decide that players are out. Players who are out can still read everything they could before, and can still win. They aren’t asked anything, and no answer can name them. The host can bring them back. Everyone is told who is out.',
        'The host can choose which players to ask in the next round, even players who are out. You’re only told whether you’re asked. The other players can read the questions, but the round doesn’t wait for them and their answers don’t count.',
        matchLengthText(open),
      ],
    },
    {
      heading: 'Limits',
      paragraphs: [
        'Each question states its limits.',
        'If a score limits your numbers, they can’t add up to more than you have when the round opens, and no number can be below 0. Answering doesn’t use up the score.',
        'If a question accepts each answer only once, you can’t repeat an answer from an earlier round.',
        'If these limits leave you no possible answer, you can skip the question. The round doesn’t wait for players who don’t have to answer anything.',
      ],
    },
    {
      heading: 'Draws',
      paragraphs: [
        'The host can draw words at random during set-up and in any round. A draw can be an order for everyone, a word for each player, or something only for the host.',
        'A draw depends on the random seed, the round and the title, not on the host. Once the host publishes everything, anyone can check the draws. If the host changes a saved draw, everyone who gets the draw is told that it was drawn again.',
      ],
    },
    {
      heading: 'Who knows what',
      paragraphs: [
        ...answerRuleTexts(open?.answers),
        'Only the players a question is for can read it. If a question is only for some players, nobody is told who else is asked, but anyone who sees that you’re asked can guess why.',
        'Some scores are public. Other scores are shown only to their owner or only to the host. A score can also be one number for everyone. If a score starts with what’s in your purse, only people who can see the score can see that amount.',
        'Only you can read what the host tells you.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'The host decides who wins. If nobody wins, the match is a draw.',
        tokensText(open?.tokens),
      ],
    },
    ...groupSection(open),
    ...scoreSection(open),
  ];
}

function matchLengthText(open: OpenFacts | undefined): string {
  const { rounds } = open ?? { rounds: null };
  return rounds === null
    ? `The host decides when the match ends, after ${LIMITS.rounds} rounds at the latest.`
    : `There ${rounds === 1 ? 'is one round' : `are ${inWords(rounds)} rounds`}, unless the host ends the match earlier.`;
}

function answerRuleTexts(answers: Settings['answers'] | undefined): readonly string[] {
  const secret = 'Only you and the host can read your answers.';
  const open = [
    'Answers to questions for everyone are published once the round is resolved. Players without an answer that counts are shown as “–” or “out”, whether they were asked or not. A published answer shows that the player was asked.',
    'Only you and the host can read your answers to a question for a group or some players.',
  ];
  switch (answers) {
    case 'private':
      return [secret];
    case 'published':
      return open;
    case undefined:
      return [secret, 'If the host chooses to publish answers:', ...open.map((line) => `• ${line}`)];
  }
}

function tokensText(tokens: Settings['tokens'] | undefined): string {
  const some = `${inWords(WINNER_TOKENS.each)} Token of Life, or ${inWords(WINNER_TOKENS.alone)} if they win alone.`;
  switch (tokens) {
    case 'none':
      return 'Winning earns no Token of Life.';
    case 'winners':
      return `In a season, each winner gets ${some}`;
    case undefined:
      return `In a season, the host can choose to give each winner ${some}`;
  }
}

function groupSection(open: OpenFacts | undefined): readonly RulesSection[] {
  const groups = rosterGroups(open?.players ?? []).filter(({ name }) => name !== '');
  if (groups.length === 0) return [];
  return [
    {
      heading: 'Groups',
      paragraphs: groups.map(({ name, players }) => `• ${isolateRtl(name)}: ${joinList(players)}`),
    },
  ];
}

/** The section about scores that everyone can see. */
function scoreSection(open: OpenFacts | undefined): readonly RulesSection[] {
  const { scores = [], numbers = [] } = { ...open };
  if (scores.length + numbers.length === 0) return [];
  return [
    {
      heading: 'Public scores',
      paragraphs: scores
        .map(({ name, start, purse }) => {
          const begins = start === START_FROM_PURSE ? 'with what’s in your purse' : `at ${start}`;
          const paid =
            purse === undefined
              ? ''
              : ` In a season, what you’ve gained by the end is paid into your purse of ${purse}, and what you’ve lost is taken out.`;
          return `• ${name}: starts ${begins}.${paid}`;
        })
        .concat(numbers.map(({ name, start }) => `• ${name}: one number for everyone, starts at ${start}.`)),
    },
  ];
}
