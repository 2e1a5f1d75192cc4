// Draws new ids, at random or, for a reproducible run, from a seed.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

const HASH_BYTES = 32;

let seededBytes: ((count: number) => Buffer) | undefined;

/** Makes this process draw ids from a seed, so that they are the same each time; null for random ids. */
export function seedIds(seed: string | null): void {
  let drawn = 0;
  seededBytes =
    seed === null
      ? undefined
      : (count) => {
          drawn += 1;
          return createHash('sha256').update(`${drawn}\n${seed}`).digest().subarray(0, count);
        };
}

/** Draws ids from this seed while `run` runs. */
export function withIds<T>(seed: string, run: () => T): T {
  const before = seededBytes;
  seedIds(seed);
  try {
    return run();
  } finally {
    seededBytes = before;
  }
}

/** Up to 32 bytes for an id. */
export function idBytes(count: number): Buffer {
  if (count > HASH_BYTES) throw new Error(`An id has at most ${HASH_BYTES} bytes, not ${count}.`);
  return seededBytes === undefined ? randomBytes(count) : seededBytes(count);
}

export function idUuid(): string {
  if (seededBytes === undefined) return randomUUID();
  const bytes = seededBytes(16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
