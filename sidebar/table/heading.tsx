// The heading of the live table: the open stage, its target, and a sentence while no result is shown.
import type { TableContent } from '../../src/rounds/page/views';
import { PictureSign } from '../shared/picture';
import type { Shown } from './shown';

export function headingOf({ stage }: TableContent): string {
  return stage === null ? 'The game is over' : stage.title;
}

export function wordsOf({ stage, scene }: TableContent): string {
  if (stage?.faceDown === true) return `${stage.title} lies face down until the clock is started.`;
  return scene.words === '' ? scene.moment : scene.words;
}

/** Shows the target; a challenge has that of its round. */
export function Target({ shown: { target, result } }: { readonly shown: Shown }) {
  if (target === null) return null;
  return (
    <figure class="picture">
      {target === 'face-down' ? (
        <div class="sign sign-back" aria-hidden="true" />
      ) : (
        <PictureSign picture={target} />
      )}
      <figcaption>
        {result === undefined || target === 'face-down'
          ? 'Target'
          : `Target of ${result.title.replace(/,.*/, '')}`}
        <br />
        <strong>{target === 'face-down' ? 'face down until Start' : target.words}</strong>
      </figcaption>
    </figure>
  );
}
