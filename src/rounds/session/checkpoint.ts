// A checkpoint: the match as it stood after a row of the ledger, so that what is resolved is not played or judged again. The
// ledger alone is the truth: a checkpoint of other rows, or of another program, is thrown away, and all is played.
import { isList, isObject } from '../../games/frame/json';
import type { KeptStage } from '../../games/frame/kept-match';
import { lazy } from '../../games/frame/lazy';
import type { OpenStage, Resolved } from '../../games/frame/match';
import { idsOfCounted } from '../../games/frame/past-stage';
import type { Checkpoint } from '../ports/host-book';
import type { RecordedStage } from '../record/game-record';
import type { LedgerRow } from '../record/ledger';
import { isPackable, Packing } from './packing';
import { beginning, replay, type Asked, type PastRound, type PlayedRecord, type Replayed } from './replay';

/** A stage in a checkpoint. */
interface KeptPast extends KeptStage {
  readonly asked: readonly Asked[];
}

/** The words of the last stage, and what else of its result is not among its fates. */
type Told = Pick<Resolved, 'news' | 'result' | 'warnings'>;

/** More characters are not kept: Google takes half a million for all properties of a document together. */
const MOST_CHARACTERS = 350_000;

/** The checkpoint of a match after the last row of its ledger; undefined where it cannot be kept. */
export function checkpointOf(
  { opened, past, kept }: Pick<Replayed, 'opened' | 'past' | 'kept'>,
  ledger: readonly LedgerRow[],
): Checkpoint | undefined {
  const row = ledger[ledger.length - 1]?.hash;
  const last = past[past.length - 1];
  if (row === undefined || last === undefined) return undefined;
  const packing = new Packing(kept?.packing);
  const texts = [...(kept?.texts ?? [])];
  const { stages: over, state } = opened.kept(texts.length);
  const stages = over.map((stage, at): KeptPast => ({
    ...stage,
    asked: (past[texts.length + at]?.asked ?? []).map(({ players, help }) => ({ players, help })),
  }));
  const { news, result, warnings } = last.resolved;
  const told: Told = { news, result, warnings };
  if (![...stages, state, told].every(isPackable)) return undefined;
  for (const stage of stages) texts.push(packing.pack(stage));
  texts.push(packing.pack([state, told]));
  return texts.reduce((sum, { length }) => sum + length, 0) > MOST_CHARACTERS ? undefined : { row, texts };
}

/** The record as it was at a checkpoint, played up to there; undefined where the checkpoint does not fit it. */
export function resumed(record: PlayedRecord, { texts }: Checkpoint): Replayed | undefined {
  const packing = new Packing();
  const stages = texts.slice(0, -1).map((text) => packing.unpack(text));
  if (!stages.every(isKeptPast)) return undefined;
  const sameStages = stages.map(({ name }) => name).join('\n') === namesOf(record.stages);
  const end = new Packing(packing).unpack(texts[texts.length - 1] ?? '');
  const begun = beginning(record);
  if (!sameStages || !isList(end) || !begun.ok) return undefined;
  const [state, told] = end;
  const opened = begun.value.begun.resumed({ stages, state });
  if (!isTold(told) || opened === undefined) return undefined;
  const whole = lazy(() => pastOf(record));
  const past = record.stages.map((recorded, at): PastRound => {
    const stage = stages[at];
    const isLast = at === stages.length - 1;
    if (stage === undefined) throw new Error('A stage of the checkpoint is missing.');
    return new KeptRound(
      stage,
      recorded,
      () => whole()[at],
      isLast ? lastOf(stage, told, opened) : undefined,
    );
  });
  return { ...begun.value, record, past, opened, kept: { texts: texts.slice(0, -1), packing } };
}

function namesOf(stages: readonly RecordedStage[]): string {
  return stages.map(({ stage }) => stage).join('\n');
}

function pastOf(record: PlayedRecord): readonly PastRound[] {
  const played = replay(record);
  if (!played.ok) throw new Error(played.error.text);
  return played.value.past;
}

function lastOf({ name, fates }: KeptStage, told: Told, next: Resolved['next']): Resolved {
  const plain = fates.map(({ words: _, ...fate }) => fate);
  return { stage: name, fates: plain, counted: idsOfCounted(plain), ...told, next };
}

/** A stage that a checkpoint has; for what stands in none, its match is played after all. */
class KeptRound implements PastRound {
  declare readonly title: string;
  declare readonly asked: readonly Asked[];
  declare readonly recorded: RecordedStage;
  declare private readonly played: () => PastRound | undefined;
  declare private readonly last: Resolved | undefined;

  constructor(
    { title, asked }: KeptPast,
    recorded: RecordedStage,
    played: () => PastRound | undefined,
    last: Resolved | undefined,
  ) {
    this.title = title;
    this.asked = asked;
    this.recorded = recorded;
    this.played = played;
    this.last = last;
  }

  get stage(): OpenStage {
    return this.round().stage;
  }

  get resolved(): Resolved {
    return this.last ?? this.round().resolved;
  }

  private round(): PastRound {
    const round = this.played();
    if (round === undefined) throw new Error(`${this.title} was not played.`);
    return round;
  }
}

function isKeptPast(value: unknown): value is KeptPast {
  return (
    isObject(value) &&
    isList(value.asked) &&
    typeof value.name === 'string' &&
    typeof value.title === 'string' &&
    isList(value.fates) &&
    isList(value.events)
  );
}

function isTold(value: unknown): value is Told {
  return isObject(value) && isList(value.news) && isObject(value.result) && isList(value.warnings);
}
