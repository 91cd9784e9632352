import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** What has just happened; said when it changes. */
  children: ReactNode;
  /** True for what cannot wait, such as a refused check-in. */
  urgent?: boolean;
}

/** Says to screen readers what everybody else sees happen. It must stand before it speaks. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <div aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true" className="visually-hidden">
      {children}
    </div>
  );
}
