// Shows the table on the whole screen: a button where the browser allows it, and in words the key that does it.
import { useLayoutEffect, useState } from 'preact/hooks';

export function FullScreen() {
  const [whole, setWhole] = useState(document.fullscreenElement !== null);
  const [refused, setRefused] = useState(false);
  useLayoutEffect(() => {
    const onChange = (): void => setWhole(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  if (whole) return null;
  // In Google's frame it may be offered and still be refused.
  if (!document.fullscreenEnabled || refused)
    return <span class="full-screen-key">F11 fills the whole screen.</span>;
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => void document.documentElement.requestFullscreen().catch(() => setRefused(true))}
      >
        Full screen
      </button>
      <span class="full-screen-key">or F11</span>
    </>
  );
}
