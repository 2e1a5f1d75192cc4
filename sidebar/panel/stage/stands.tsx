// The question whether the host's part still holds, where other answers count by now than it was made from (ALL-13).
import { Button } from '../parts/button';

/** Shows the changes and both ways out: to see the answers below, or to say that the part holds all the same. */
export function Stands({
  changes,
  onLook,
  onStands,
}: {
  /** The changes, a sentence each; none where the bar says them. */
  readonly changes: readonly string[];
  /** Left out while the host changes what is saved: then they see the answers anyway. */
  readonly onLook?: () => void;
  readonly onStands: () => void;
}) {
  return (
    <section class="notes warning" aria-label="Other answers">
      <strong>Other answers count than you decided over</strong>
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      <p>
        {onLook === undefined
          ? 'Look again at what you enter below, change it and save it; or say that it stands.'
          : 'Look again at the answers beside what you typed, then save it; or say that it stands as it is.'}
      </p>
      <div class="buttons">
        {onLook !== undefined && <Button onClick={onLook}>Look again</Button>}
        <Button onClick={onStands}>It stands</Button>
      </div>
    </section>
  );
}
