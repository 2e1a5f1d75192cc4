// Messages between the table's page and the program's pages in its frames.
import type { CallError } from '../server/server-messages';

export type FrameMessage =
  | { readonly type: 'call'; readonly call: number; readonly name: string; readonly args: unknown }
  /** A request by the program to another server. */
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

/** The result of a call or a request. */
export interface FrameAnswer {
  readonly type: 'answer';
  readonly call: number;
  readonly value?: unknown;
  readonly error?: CallError;
}

function messageType(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}

/** Whether the message is an answer. Only the table's page can send answers, so their contents aren't validated. */
export function isFrameAnswer(data: unknown): data is FrameAnswer {
  return messageType(data) === 'answer';
}

export function isFrameMessage(data: unknown): data is FrameMessage {
  const type = messageType(data);
  return ['call', 'request', 'close', 'size', 'focus'].some((one) => one === type);
}
