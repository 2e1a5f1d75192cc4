// Shows a resolved stage's picture, to copy or download, and turns automatic pictures on or off.
import { useEffect, useState } from 'preact/hooks';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { PictureView } from '../../../src/rounds/reply/posts';
import { call, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { picturePng, pictureFileName, pictureDescription } from '../picture/png';

interface DrawnPicture {
  readonly view: PictureView;
  readonly png: Blob;
  readonly link: string;
}

const NOT_DRAWN_PROBLEM = {
  code: 'not-drawn',
  text: 'Drawing the picture: this browser can’t draw pictures. Messages are sent without one.',
};
const EMPTY_PROBLEM = {
  code: 'empty-picture',
  text: 'Drawing the picture: nothing in this stage is public yet.',
};

export function StagePicture({ play, stage }: { readonly play: GameView; readonly stage: string }) {
  const { run, change } = useDesk();
  const [drawn, setDrawn] = useState<DrawnPicture | undefined>(undefined);
  const link = drawn?.link;
  useEffect(() => {
    if (link === undefined) return undefined;
    return () => URL.revokeObjectURL(link);
  }, [link]);
  const { pictures } = play;
  return (
    <section class="card" aria-label="Picture">
      <h3>Picture of the public results</h3>
      {drawn === undefined ? (
        <Button
          onClick={() =>
            void run({
              doing: 'Drawing the picture',
              work: async () => {
                const answer = await call('getPicture', { stage });
                if (!answer.ok) return answer;
                const view = answer.value;
                if (view.sections.length === 0) return { ok: false, error: EMPTY_PROBLEM };
                const png = await picturePng(view);
                return png === undefined
                  ? { ok: false, error: NOT_DRAWN_PROBLEM }
                  : { ok: true, value: { view, png } };
              },
              then: ({ view, png }) => setDrawn({ view, png, link: URL.createObjectURL(png) }),
            })
          }
        >
          Show the picture
        </Button>
      ) : (
        <>
          <img class="result-picture" src={drawn.link} alt={pictureDescription(drawn.view)} />
          <div class="buttons">
            <Button
              onClick={() =>
                void run({
                  doing: 'Copying the picture',
                  work: () => copyPicture(drawn.png),
                  done: () => 'Picture copied.',
                })
              }
            >
              Copy picture
            </Button>
            <a class="button" href={drawn.link} download={pictureFileName(drawn.view)}>
              Download picture
            </a>
          </div>
        </>
      )}
      <Button
        look="link"
        onClick={() =>
          void change({
            doing: pictures ? 'Turning the pictures off' : 'Turning the pictures on',
            work: () => call('setPictures', { on: !pictures }),
            done: () =>
              pictures
                ? 'Public results are now posted without a picture.'
                : 'Each public result is now posted with a picture.',
          })
        }
      >
        {pictures ? 'Stop posting pictures' : 'Post a picture with each public result'}
      </Button>
    </section>
  );
}

const COPY_DENIED_PROBLEM = {
  code: 'copy-denied',
  text: 'Copying the picture: this browser doesn’t allow it here. Download it, or right-click (long-tap) the picture and copy it.',
};

async function copyPicture(png: Blob): Promise<Reply<null>> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return { ok: true, value: null };
  } catch {
    return { ok: false, error: COPY_DENIED_PROBLEM };
  }
}
