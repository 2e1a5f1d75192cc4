// Asks whether the host's part still holds where players' answers have changed since it was made (ALL-13).
import { Button } from '../parts/button';

/** Shows what has changed, and two buttons: to see the answers below, or to say that the part still holds. */
export function Stands({
  changes,
  onLook,
  onStands,
}: {
  /** The changes, one sentence each; none where the status bar says them. */
  readonly changes: readonly string[];
  /** Left out while the host is changing what is saved, and sees the answers anyway. */
  readonly onLook?: () => void;
  readonly onStands: () => void;
}) {
  return (
    <section class="notes warning" aria-label="Other answers">
      <strong>This has changed since you decided</strong>
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
