// A picture of the public page.
import type { Rows } from '../../games/frame/tabs';

/** Content of a picture: parts of the public page, and never more. */
export interface PictureView {
  /** The game's title and colour. */
  readonly game: string;
  readonly accent: string;
  /** The stage that was resolved: `Round 3`. */
  readonly stage: string;
  /** True if the game was over after this stage. */
  readonly over: boolean;
  /** Parts of the public tabs, each with the title of its tab. */
  readonly sections: readonly { readonly title: string; readonly rows: Rows }[];
}
