// Episodes by name, as people read them.

/** Names an episode: `Episode 4`; a name of the host's that begins with the word itself stays as it is. */
export function episodeText(episode: string, word: 'Episode' | 'episode' = 'Episode'): string {
  return /^episode\b/i.test(episode) ? episode : `${word} ${episode}`;
}
