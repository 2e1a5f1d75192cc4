// Discord in paper games: a list of posted messages, and the responses that a test wants.
import type { Ports, PostResult } from '../../../src/rounds/ports/ports';
import type { Service } from './service';

export interface PaperMessages {
  /** Every posted message: its webhook and text. */
  readonly posts: (readonly [webhook: string, text: string])[];
  /** Discord's responses to the next posts; `posted` once the list is empty. */
  readonly answers: PostResult[];
}

/** A message as Discord receives it: the channel's webhook and the text. */
export function postOf(address: string, body: string): [webhook: string, text: string] {
  const { content } = JSON.parse(body) as { readonly content: string };
  return [address.replace('?wait=true', ''), content];
}

export function paperMessenger(service: Service, { posts, answers }: PaperMessages): Ports['messenger'] {
  return {
    post: (address, body) => {
      const posted = service('messenger.post', (): PostResult => {
        const answer = answers.shift() ?? { kind: 'posted' };
        if (answer.kind === 'posted') posts.push(postOf(address, body));
        return answer;
      });
      return 'ok' in posted ? { kind: 'unknown' } : posted;
    },
  };
}
