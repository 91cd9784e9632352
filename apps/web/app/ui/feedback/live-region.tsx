import type { ReactNode } from 'react';

/** Says to screen readers what everybody else sees happen. It must stand before it speaks. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" aria-atomic="true" className="visually-hidden">
      {children}
    </div>
  );
}
