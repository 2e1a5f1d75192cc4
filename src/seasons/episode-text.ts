/** `Episode 4`; a name that already starts with the word stays as it is. */
export function episodeText(episode: string, word: 'Episode' | 'episode' = 'Episode'): string {
  return /^episode\b/i.test(episode) ? episode : `${word} ${episode}`;
}
