// Discord on paper: what was posted as a list, and the answers that a test wants.
import type { Ports, Posted } from '../../../src/rounds/ports/ports';
import type { Service } from './service';

export interface PaperMessages {
  /** Every message that was posted: its webhook and its text. */
  readonly posts: (readonly [webhook: string, text: string])[];
  /** What Discord answers to the next posts; `posted` once the list is empty. */
  readonly answers: Posted[];
}

/** Gives a message as Discord gets it: the channel's webhook and the text. */
export function postOf(address: string, body: string): [webhook: string, text: string] {
  const { content } = JSON.parse(body) as { readonly content: string };
  return [address.replace('?wait=true', ''), content];
}

export function paperMessenger(service: Service, { posts, answers }: PaperMessages): Ports['messenger'] {
  return {
    post: (address, body) => {
      const posted = service('messenger.post', (): Posted => {
        const answer = answers.shift() ?? { kind: 'posted' };
        if (answer.kind === 'posted') posts.push(postOf(address, body));
        return answer;
      });
      return 'ok' in posted ? { kind: 'unknown' } : posted;
    },
  };
}
