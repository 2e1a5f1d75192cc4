// The groups of a roster: who is asked the same questions.
import { nameKey } from '../frame/names';
import { quote } from '../frame/wording';
import type { Player, Question } from './types';

export interface Group {
  /** Empty for those without a group. */
  readonly name: string;
  readonly players: readonly string[];
}

/** Gives the groups in the order of the roster; set-up has given each one spelling. */
export function groupsOf(players: readonly Pick<Player, 'name' | 'group'>[]): readonly Group[] {
  const names = [...new Set(players.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    players: players.flatMap((player) => (player.group === name ? [player.name] : [])),
  }));
}

/** Warns of questions for a group that nobody is in, or for players who are all out. */
export function groupWarnings(
  questions: readonly Question[],
  players: readonly Player[],
  out: readonly string[] = [],
): readonly string[] {
  const known = new Set(players.map(({ group }) => nameKey(group)));
  return questions.flatMap((question) => {
    const { for: group, only } = question;
    if (only?.every((name) => out.includes(name)) === true) {
      return [`Question ${quote(question.title)}: whom it is for is out. Nobody is asked it.`];
    }
    if (group === undefined || known.has(nameKey(group))) return [];
    return [
      `Question ${quote(question.title)}: it is for the group ${quote(group)}, which nobody has. Nobody is asked it.`,
    ];
  });
}
