// What happened without a click. The round before was resolved automatically; or formulas decided rounds over answers that
// don't count any more: then nothing is resolved until the host has corrected each, or said that it stands (ALL-13).
import type { GameView } from '../../../src/rounds/host/desk/views';
import { useDesk } from '../calls';
import { Button } from '../parts/screen';

export function DecidedOver({ play }: { readonly play: GameView }) {
  const { go } = useDesk();
  if (play.decidedOver.length === 0) return null;
  return (
    <section class="notes warning" aria-label="Rounds decided over other answers">
      <strong>Rounds were decided over other answers</strong>
      {play.decidedOver.map(({ name, title, text }) => (
        <div key={name}>
          <p>{text}</p>
          <div class="buttons">
            <Button onClick={() => go({ at: 'corrections', hostPart: name })}>
              Open the correction of {title}
            </Button>
            <Button onClick={() => go({ at: 'check', on: play.at, change: { kind: 'stands', stage: name } })}>
              They stand <span class="unseen">in {title}</span>
            </Button>
          </div>
        </div>
      ))}
      <p>
        {play.stage === null
          ? 'Correct the first one first: the results after it follow from it.'
          : `Correct the first one first: the results after it follow from it. ${play.stage.title} is not resolved before that.`}
      </p>
    </section>
  );
}

export function Continued({ play: { continued } }: { readonly play: GameView }) {
  return continued === undefined ? null : <p role="status">{continued}</p>;
}
