import type { ReactNode } from 'react';

/** Announces a change to screen readers. It must be rendered before its text changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" aria-atomic="true" className="visually-hidden">
      {children}
    </div>
  );
}
