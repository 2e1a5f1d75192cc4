// The messages between the table's page and the pages of the add-on that it frames.
import type { CallError } from '../server/server-messages';

/** A message from a page of the add-on to the table's page around it. */
export type FrameMessage =
  | { readonly type: 'call'; readonly call: number; readonly name: string; readonly args: unknown }
  /** A request that the add-on makes to another server. */
  | {
      readonly type: 'request';
      readonly call: number;
      readonly method: string;
      readonly url: string;
      readonly body: string;
    }
  | { readonly type: 'close' }
  | { readonly type: 'size'; readonly width?: number; readonly height?: number }
  | { readonly type: 'focus' };

/** A message back to the add-on's page: what came of a call or a request. */
export interface FrameAnswer {
  readonly type: 'answer';
  readonly call: number;
  readonly value?: unknown;
  readonly error?: CallError;
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}

/** Whether a message is an answer. Only the table's page can send one, so its parts are not checked. */
export function isAnswer(data: unknown): data is FrameAnswer {
  return typeOf(data) === 'answer';
}

/** Whether a message comes from a page of the add-on. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  const type = typeOf(data);
  return ['call', 'request', 'close', 'size', 'focus'].some((one) => one === type);
}
