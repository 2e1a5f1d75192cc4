// Answers that wait: their stages were taken back, or left open, and they count there once their stage is open again
// (ALL-12).
import { all } from '../../games/frame/wording';
import type { CarriedStage, GameRecord } from '../record/game-record';

/** Lists the stages with entries that wait, without the open one. */
export function waitingStages(
  { carried }: Pick<GameRecord, 'carried'>,
  open: string | undefined,
): readonly CarriedStage[] {
  return [...carried.values()].filter(({ stage }) => stage !== open);
}

/** Tells a player that their answers wait; empty where none do. */
export function waitingText(stages: readonly CarriedStage[], player: string): string {
  const titles = stages.filter((stage) => sendersTo(stage).includes(player)).map(({ title }) => title);
  if (titles.length === 0) return '';
  return titles.length === 1
    ? `Your answer to ${all(titles)} waits until it is open again.`
    : `Your answers to ${all(titles)} wait until they are open again.`;
}

/** Tells the host whose answers wait. */
export function waitingNotices(stages: readonly CarriedStage[]): readonly string[] {
  return stages.flatMap((stage) => {
    const senders = sendersTo(stage);
    return senders.length === 0
      ? []
      : [`${stage.title}: what ${all(senders)} sent for it waits until it is open again.`];
  });
}

/** Lists the players who sent something for a stage that was neither late nor early. */
function sendersTo({ submissions, unread = [] }: CarriedStage): readonly string[] {
  const inTime = [...submissions, ...unread.map((one) => ({ ...one, late: false }))].filter(
    ({ player, late }) => player !== '' && late !== true,
  );
  return [...new Set(inTime.map(({ player }) => player))];
}
