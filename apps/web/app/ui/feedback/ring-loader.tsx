import classes from './states.module.css';

interface RingLoaderProps {
  /** What is loading, for screen readers. */
  label?: string;
  /** In front of the page, which stays where it is and can be used. */
  over?: boolean;
}

/** A spinning ring, shown while a page or the session loads; styled by ui/theme/first-paint.css. */
export function RingLoader({ label, over = false }: RingLoaderProps) {
  return (
    <div role="status" className={over ? classes.overlay : 'pulse-ring-place'}>
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className="pulse-ring">
        <circle cx="32" cy="32" r="28" />
        <circle cx="32" cy="32" r="28" pathLength="100" />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </div>
  );
}
