// The tabs that every game has: a player's own submissions and what became of them, and the rules.
import type { GameInfo, RulesSection } from './contract';
import type { StageFates } from './match';
import { all } from './wording';
import type { Fate } from './submissions';
import { headings, LOOKS, styled, type Tab } from './tabs';

/** One player's submissions and their fates (ALL-1); all of them for the host (no name). */
export function submissionsTab(past: readonly StageFates[], name: string | undefined): Tab {
  const own = name !== undefined;
  const rows = past.flatMap(({ title, fates }) =>
    fates
      .filter((fate) => !own || (fate.known && fate.player === name))
      .map((fate) => [
        title,
        ...(own ? [] : [fate.player]),
        fate.words,
        fateWord(fate),
        ...[reasonsText(fate) + (own || !fate.hostReason ? '' : `Problem: ${fate.hostReason}`)],
      ]),
  );
  return {
    title: own ? 'Your submissions' : 'Submissions',
    rows: [
      headings('Stage', ...(own ? [] : ['Player']), own ? 'What you sent' : 'What was sent', 'Result', 'Why'),
      ...rows,
    ],
    widths: own ? [110, 320, 150, 420] : [110, 130, 320, 150, 420],
  };
}

function fateWord({ fate, hostReason }: Fate): string {
  const by = hostReason === undefined ? '' : ' (entered by the host)';
  switch (fate.kind) {
    case 'counted':
      return `Counted${by}`;
    case 'replaced':
      return `Replaced by a later one${by}`;
    case 'refused':
      return `Refused${by}`;
  }
}

function reasonsText({ fate }: Fate): string {
  return fate.kind === 'refused' ? fate.problems.map(({ text }) => text).join('\n') : '';
}

/** The rules page with this game's settings, the designers credited. */
export function rulesTab(info: GameInfo, sections: readonly RulesSection[]): Tab {
  return {
    title: 'Rules',
    rows: [
      [styled(info.title, LOOKS.title)],
      [`Designed by ${all(info.designers)} for ${info.origin}. These rules are retold by Round Keeper.`],
      ...sections.flatMap(({ heading, paragraphs }) => [
        [styled(heading, LOOKS.heading)],
        ...paragraphs.map((paragraph) => [paragraph]),
      ]),
    ],
    widths: [760],
  };
}
