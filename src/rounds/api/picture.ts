// A picture of what everyone may know, as the sidebar draws it.
import type { Rows } from '../../games/frame/tabs';

/** What stands on the picture: of the public page, and never more. */
export interface PictureView {
  /** The game's title and colour. */
  readonly game: string;
  readonly accent: string;
  /** The stage that was resolved: `Round 3`. */
  readonly stage: string;
  /** Whether the game was over after it. */
  readonly over: boolean;
  /** Parts of the public tabs, each with the title of its tab. */
  readonly sections: readonly { readonly title: string; readonly rows: Rows }[];
}
