// Forms and books belong to the account that made them: Google shows them to that account and that script project
// alone. Whoever else opens Round Keeper is told so, and nothing is made a second time.
import type { GameFile, GameFiles } from './files-tab';
import { makersIn } from './game-files';
import type { CallProblem } from '../reply/reply';

/** Refuses what was tried with a file that this account cannot see; `what` names it. */
export function otherAccount(what: string, { maker }: GameFile, who: string): CallProblem {
  return {
    code: 'other-account',
    text: `${what}: ${reason(maker, who)} Nothing was changed.`,
  };
}

/** Refuses to make another file, where other accounts made all that there are; undefined where this one may. */
export function refusedMaker(what: string, files: GameFiles, who: string): CallProblem | undefined {
  const known = makersIn(files).filter(isAddress);
  const [maker] = known;
  if (maker === undefined || !isAddress(who) || known.includes(who)) return undefined;
  return { code: 'other-account', text: `${what}: ${reason(maker, who)} Nothing was changed.` };
}

function reason(maker: string, who: string): string {
  if (!isAddress(maker) || !isAddress(who)) {
    return 'Google does not show this account the files of this game. Open Round Keeper with the account that created the game.';
  }
  return maker === who
    ? 'another script project of this account made the files of this game, and Google shows them to that one alone. Deploy Round Keeper to the script project that it was in when the game was created.'
    : `${maker} made the files of this game, and Google shows them to no other account. Open Round Keeper with that account.`;
}

function isAddress(who: string): boolean {
  return who.includes('@');
}
