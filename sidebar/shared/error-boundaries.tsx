// Error boundaries for a screen's blocks: a block that fails shows an error, and the other blocks keep working.
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { errorMessage } from './script-run';

export function ErrorBoundaries({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      {[children].flat().map((child, at) => (
        <ErrorBoundary key={at}>{child}</ErrorBoundary>
      ))}
    </>
  );
}

function ErrorBoundary({ children }: { readonly children: ComponentChildren }) {
  const caught = useErrorBoundary((thrown: unknown) => {
    // Rethrown outside rendering, so that the browser's console and tests see it.
    setTimeout(() => {
      throw thrown;
    });
  });
  const error: unknown = caught[0];
  // New content may render without the error.
  useEffect(() => {
    if (error !== undefined) caught[1]();
  }, [children]);
  if (error === undefined) return <>{children}</>;
  return (
    <p class="notes problem failure" role="alert">
      Something is missing here. Report it. <span class="quiet">{errorMessage(error)}</span>
    </p>
  );
}
