// Error boundaries for the blocks of a screen: if one fails on an impossible state, it says so, and the others work.
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { messageOf } from './script-run';

export function Blocks({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      {[children].flat().map((child, at) => (
        <Block key={at}>{child}</Block>
      ))}
    </>
  );
}

function Block({ children }: { readonly children: ComponentChildren }) {
  const caught = useErrorBoundary((thrown: unknown) => {
    // The browser's console and every test hear of it.
    setTimeout(() => {
      throw thrown;
    });
  });
  const error: unknown = caught[0];
  // What is read later may be whole again.
  useEffect(() => {
    if (error !== undefined) caught[1]();
  }, [children]);
  if (error === undefined) return <>{children}</>;
  return (
    <p class="notes problem failure" role="alert">
      Something is missing here. Report it. <span class="quiet">{messageOf(error)}</span>
    </p>
  );
}
