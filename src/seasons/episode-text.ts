/** An episode's name with the word before it: `Episode 4`. A name that already starts with the word stays as it is. */
export function episodeText(episode: string, word: 'Episode' | 'episode' = 'Episode'): string {
  return /^episode\b/i.test(episode) ? episode : `${word} ${episode}`;
}
