// The messages between the table's page and the pages of the add-on that it frames.
import type { CallError } from '../server/messages';

/** A message from the frame to the page around it. */
export type FrameMessage =
  | { readonly type: 'call'; readonly call: number; readonly name: string; readonly args: unknown }
  /** A request to the outside. */
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

/** A message back to the frame: the outcome of a call or request. */
export interface FrameAnswer {
  readonly type: 'answer';
  readonly call: number;
  readonly value?: unknown;
  readonly error?: CallError;
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}

/** True for an answer. Only the table's page can send one, so its parts need no second look. */
export function isAnswer(data: unknown): data is FrameAnswer {
  return typeOf(data) === 'answer';
}

/** True for a message of a frame. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  const type = typeOf(data);
  return ['call', 'request', 'close', 'size', 'focus'].some((one) => one === type);
}
