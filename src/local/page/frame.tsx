// A page of the program in a sandbox. Forwards the page's calls to the server and returns the results.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CallAnswer, FrameView } from '../server/server-messages';
import { FRAME_SANDBOX } from '../server/frame';
import { isFrameMessage, type FrameAnswer, type FrameMessage } from './frame-messages';
import { requests } from './requests';
import { UNREACHABLE_ERROR } from './script-runner';

type AnswerableMessage = Extract<FrameMessage, { type: 'call' | 'request' }>;

export interface FrameProps {
  readonly shown: FrameView;
  readonly onCall: (name: string, args: unknown) => Promise<CallAnswer>;
  readonly onClose: () => void;
  readonly onSize?: (size: { readonly width?: number; readonly height?: number }) => void;
}

export function Frame({ shown, onCall, onClose, onSize }: FrameProps): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);

  // A layout effect, since a later effect could miss the frame's first call.
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
        const told = await answerTo(message).catch(() => ({ error: UNREACHABLE_ERROR }));
        const answer: FrameAnswer = { type: 'answer', call: message.call, ...told };
        // Sent to any origin, since a sandboxed frame has no origin.
        inside.postMessage(answer, '*');
      }
    };
    const answerTo = async (message: AnswerableMessage): Promise<Partial<FrameAnswer>> => {
      if (message.type === 'request') {
        const { method, url, body } = message;
        return { value: await requests.send({ method: method.toLowerCase(), url, body }) };
      }
      const { value, error } = await onCall(message.name, message.args);
      return error === undefined ? { value } : { error };
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
