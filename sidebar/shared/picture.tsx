// Draws a tile as it looks on paper: a shape with an outline, so that its colour stands out from any background.
import type { Picture } from '../../src/games/frame/scene';

const SHAPES: Readonly<Record<Picture['shape'], string>> = {
  circle: 'M50 15a35 35 0 1 0 0 70a35 35 0 1 0 0 -70z',
  square: 'M18 18h64v64h-64z',
  triangle: 'M50 13L89 82H11z',
};

export function PictureSign({ picture }: { readonly picture: Picture }) {
  const dark = isDark(picture.paper);
  return (
    <svg class="sign" viewBox="0 0 100 100" aria-hidden="true" style={{ background: picture.paper }}>
      {/* Two outlines: the inner one stands out from the colour, the outer one from the background. */}
      <path d={SHAPES[picture.shape]} fill="none" stroke={dark ? '#fff' : '#000'} stroke-width="9" />
      <path
        d={SHAPES[picture.shape]}
        fill={picture.ink}
        stroke={dark ? '#000' : '#fff'}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    </svg>
  );
}

function isDark(paper: string): boolean {
  return parseInt(paper.slice(1, 3), 16) < 64;
}
