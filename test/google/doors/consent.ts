// Google's screens between a menu entry and the permissions of an app that it has not verified.

const SCREENS = {
  required: { heading: 'Authorization required', choices: ['OK'] },
  account: { heading: 'Choose an account', choices: [] },
  unverified: { heading: 'Google hasn’t verified this app', choices: ['Advanced'] },
  advanced: { heading: 'Google hasn’t verified this app', choices: ['Go to Round Keeper (unsafe)'] },
  boxes: { heading: 'Round Keeper wants to access your Google Account', choices: ['Select all', 'Continue'] },
} as const;

type Screen = keyof typeof SCREENS;

export class Consent {
  #screen: Screen = 'required';
  #ticked = false;
  readonly #done: (allowed: boolean) => void;

  /** @param done told whether all was allowed, once the last screen is left */
  constructor(done: (allowed: boolean) => void) {
    this.#done = done;
  }

  /** Chooses something on the screen, or reads its heading; false where neither is there. */
  choose(words: string): boolean {
    const { heading, choices } = SCREENS[this.#screen];
    if (words === heading) return true;
    if (!choices.some((choice) => choice === words)) return false;
    const next: Partial<Record<Screen, Screen>> = {
      required: 'account',
      unverified: 'advanced',
      advanced: 'boxes',
    };
    if (words === 'Select all') this.#ticked = true;
    else if (words === 'Continue') this.#done(this.#ticked);
    else this.#screen = next[this.#screen] ?? this.#screen;
    return true;
  }

  /** Chooses the account; false where none is asked for. */
  chooseAccount(): boolean {
    if (this.#screen !== 'account') return false;
    this.#screen = 'unverified';
    return true;
  }
}
