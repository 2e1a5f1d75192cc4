// A page of the add-on in a sandbox, with its calls carried to the server and the answers back.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CallAnswer, ShownView } from '../server/server-messages';
import { FRAME_SANDBOX } from '../server/frame';
import { isFrameMessage, type FrameAnswer, type FrameMessage } from './frame-messages';
import { requests } from './requests';

type SentRequest = Extract<FrameMessage, { type: 'request' }>;

export interface FrameProps {
  readonly shown: ShownView;
  readonly onCall: (name: string, args: unknown) => Promise<CallAnswer>;
  readonly onClose: () => void;
  readonly onSize?: (size: { readonly width?: number; readonly height?: number }) => void;
}

/** The error that Google's own client gives when the server cannot be reached. */
const UNREACHABLE = { name: 'NetworkError', message: 'Connection failure due to HTTP 0' };

export function Frame({ shown, onCall, onClose, onSize }: FrameProps): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);

  // Listens from the start: a later effect could miss the first call of the frame.
  useLayoutEffect(() => {
    const receive = async (event: MessageEvent<unknown>): Promise<void> => {
      const inside = frame.current?.contentWindow;
      if (inside === undefined || inside === null || event.source !== inside) return;
      const message = event.data;
      if (!isFrameMessage(message)) return;
      if (message.type === 'close') onClose();
      else if (message.type === 'size') onSize?.(message);
      else if (message.type === 'focus')
        document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
      else {
        const told = message.type === 'call' ? call(message) : send(message);
        const answer: FrameAnswer = { type: 'answer', call: message.call, ...(await told) };
        // To any origin: a sandboxed frame has none that could be named.
        inside.postMessage(answer, '*');
      }
    };
    const call = async (message: { name: string; args: unknown }): Promise<Partial<FrameAnswer>> => {
      try {
        const { value, error } = await onCall(message.name, message.args);
        return error === undefined ? { value } : { error };
      } catch {
        return { error: UNREACHABLE };
      }
    };
    const send = async ({ method, url, body }: SentRequest): Promise<Partial<FrameAnswer>> => {
      try {
        return { value: await requests.send({ method: method.toLowerCase(), url, body }) };
      } catch {
        return { error: UNREACHABLE };
      }
    };
    const listen = (event: MessageEvent<unknown>): void => void receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onCall, onClose, onSize]);

  return (
    <iframe
      ref={frame}
      title={shown.title}
      src={shown.frame}
      sandbox={FRAME_SANDBOX}
      allow="clipboard-write"
    />
  );
}
