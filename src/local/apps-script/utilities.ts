// The services Utilities and Logger, and the script's console.
import { createHash, createHmac } from 'node:crypto';
import { GoogleError } from './errors';
import { logText, sleep, type Execution, type LogLine } from './execution';
import { idUuid } from './ids';
import {
  anything,
  date,
  enumeration,
  integer,
  method,
  optional,
  overloaded,
  ServiceObject,
  signature,
  strictText,
  text,
} from './interface';
import { isTimeZone, wallTime } from './sheets/serial';

const algorithms = enumeration('DigestAlgorithm', [
  'MD2',
  'MD5',
  'SHA_1',
  'SHA_256',
  'SHA_384',
  'SHA_512',
] as const);
const macs = enumeration('MacAlgorithm', [
  'HMAC_MD5',
  'HMAC_SHA_1',
  'HMAC_SHA_256',
  'HMAC_SHA_384',
  'HMAC_SHA_512',
] as const);
const charsets = enumeration('Charset', ['US_ASCII', 'UTF_8'] as const);

const SLEEP_LIMIT_MS = 300_000;

/** Bytes as Apps Script has them: -128 to 127. */
const signed = (bytes: Uint8Array): number[] => [...bytes].map((byte) => (byte > 127 ? byte - 256 : byte));

const bytesOf = (value: unknown): Uint8Array =>
  Array.isArray(value)
    ? Uint8Array.from(value.map((byte: unknown) => Number(byte) & 255))
    : Buffer.from(String(value), 'utf8');

const nodeName = (name: string): string => name.replace('HMAC_', '').replace('_', '').toLowerCase();

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** Writes an instant by a pattern of Java's SimpleDateFormat, as Utilities.formatDate does. */
export function formatJavaDate(instant: number, zone: string, pattern: string): string {
  if (!isTimeZone(zone)) throw new GoogleError(`Invalid argument: timeZone. Should be of type: String`);
  const wall = new Date(wallTime(instant, zone));
  const names = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(wall);
  const offset = Math.round((wall.getTime() - instant) / 60_000);
  const sign = offset < 0 ? '-' : '+';
  const hours = pad(Math.floor(Math.abs(offset) / 60), 2);
  const minutes = pad(Math.abs(offset) % 60, 2);
  return pattern.replaceAll(
    /''|'((?:[^']|'')*)'|([A-Za-z])\2*/g,
    (piece, quoted?: string, letter?: string) => {
      if (piece === "''") return "'";
      if (quoted !== undefined) return quoted.replaceAll("''", "'");
      const long = piece.length;
      switch (letter ?? '') {
        case 'y':
        case 'Y':
          return long === 2 ? pad(wall.getUTCFullYear() % 100, 2) : pad(wall.getUTCFullYear(), long);
        case 'M':
          if (long > 3) return names({ month: 'long' });
          return long === 3 ? names({ month: 'short' }) : pad(wall.getUTCMonth() + 1, long);
        case 'd':
          return pad(wall.getUTCDate(), long);
        case 'E':
          return names({ weekday: long > 3 ? 'long' : 'short' });
        case 'u':
          return pad(((wall.getUTCDay() + 6) % 7) + 1, long);
        case 'H':
          return pad(wall.getUTCHours(), long);
        case 'h':
          return pad(((wall.getUTCHours() + 11) % 12) + 1, long);
        case 'm':
          return pad(wall.getUTCMinutes(), long);
        case 's':
          return pad(wall.getUTCSeconds(), long);
        case 'S':
          return pad(wall.getUTCMilliseconds(), long);
        case 'a':
          return wall.getUTCHours() < 12 ? 'AM' : 'PM';
        case 'Z':
          return `${sign}${hours}${minutes}`;
        case 'X':
          return offset === 0 ? 'Z' : `${sign}${hours}${long > 2 ? ':' : ''}${long > 1 ? minutes : ''}`;
        case 'z': {
          const parts = new Intl.DateTimeFormat('en-US', {
            timeZone: zone,
            timeZoneName: 'short',
          }).formatToParts(instant);
          return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
        }
        default:
          throw new GoogleError(`Illegal pattern character '${letter ?? piece}'`);
      }
    },
  );
}

function blob(content: Uint8Array, type: string | undefined, name: string | undefined): ServiceObject {
  return new ServiceObject('Blob', {
    getBytes: method([], () => signed(content)),
    getDataAsString: method([optional(text)], () => Buffer.from(content).toString('utf8')),
    getContentType: method([], () => type ?? null),
    getName: method([], () => name ?? null),
  });
}

/** The global `Utilities`. */
export function utilities(execution: Execution): ServiceObject {
  const digest = (algorithm: string, value: unknown): number[] =>
    signed(createHash(nodeName(algorithm)).update(bytesOf(value)).digest());
  const mac = (algorithm: string, value: unknown, key: unknown): number[] =>
    signed(createHmac(nodeName(algorithm), bytesOf(key)).update(bytesOf(value)).digest());
  const encode = (value: unknown, alphabet: 'base64' | 'base64url'): string => {
    const encoded = Buffer.from(bytesOf(value)).toString(alphabet);
    // Apps Script pads its web-safe text; Node does not.
    return alphabet === 'base64url' ? encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '=') : encoded;
  };
  const charset = optional(charsets);
  return new ServiceObject('Utilities', {
    DigestAlgorithm: algorithms.object,
    MacAlgorithm: macs.object,
    Charset: charsets.object,
    getUuid: method([], () => idUuid()),
    sleep: method([integer], (ms) => {
      if (ms < 0 || ms > SLEEP_LIMIT_MS)
        throw new GoogleError(`Invalid argument: ${ms}. Should be at most 300000.`);
      sleep(execution, ms);
    }),
    formatDate: method([date, strictText, strictText], (when, zone, pattern) =>
      formatJavaDate(when.getTime(), zone, pattern),
    ),
    computeDigest: method([algorithms, anything, charset], digest),
    computeHmacSha256Signature: method([anything, anything, charset], (value, key) =>
      mac('HMAC_SHA_256', value, key),
    ),
    computeHmacSignature: method([macs, anything, anything, charset], mac),
    base64Encode: method([anything, charset], (value) => encode(value, 'base64')),
    base64EncodeWebSafe: method([anything, charset], (value) => encode(value, 'base64url')),
    base64Decode: method([text, charset], (value) => signed(Buffer.from(value, 'base64'))),
    base64DecodeWebSafe: method([text, charset], (value) => signed(Buffer.from(value, 'base64url'))),
    newBlob: overloaded(
      signature([anything], (content) => blob(bytesOf(content), undefined, undefined)),
      signature([anything, text], (content, type) => blob(bytesOf(content), type, undefined)),
      signature([anything, text, text], (content, type, name) => blob(bytesOf(content), type, name)),
    ),
    jsonStringify: method([anything], (value) => JSON.stringify(value)),
    jsonParse: method([text], (json) => {
      const value: unknown = JSON.parse(json);
      return value;
    }),
  });
}

/** The global `Logger`. */
export function logger(execution: Execution): ServiceObject {
  const lines: string[] = [];
  const write = (first: unknown): ServiceObject => {
    const line = logText(first);
    lines.push(line);
    execution.log({ level: 'log', text: line });
    return self;
  };
  const self: ServiceObject = new ServiceObject('Logger', {
    log: overloaded(
      signature([anything], write),
      signature([anything, anything], (format, value) =>
        write(logText(format).replace('%s', logText(value))),
      ),
    ),
    getLog: method([], () => lines.join('\n')),
    clear: method([], () => {
      lines.length = 0;
    }),
  });
  return self;
}

const levels: readonly LogLine['level'][] = ['log', 'info', 'warn', 'error', 'debug'];

/** The script's `console`: writes to the host's log, and is no service call. */
export function scriptConsole(execution: Execution): Record<string, (...values: unknown[]) => void> {
  const console: Record<string, (...values: unknown[]) => void> = {};
  for (const level of levels) {
    console[level] = (...values) => execution.log({ level, text: values.map(logText).join(' ') });
  }
  console['time'] = () => undefined;
  console['timeEnd'] = () => undefined;
  return console;
}
