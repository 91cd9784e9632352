import type { ReactNode } from 'react';
import classes from './ring.module.css';

interface RingProps {
  /** How much of the ring is drawn, 0 to 1. */
  share: number;
  /** Outer size in px. */
  size?: number;
  /** What stands in the middle: a number, never a sentence. */
  children?: ReactNode;
  /** `plain` takes the colour of the text around it, as on the violet offer. */
  tone?: 'ember' | 'plain';
}

/** One ring around a number: countdowns and shares. The words beside it say what is counted. */
export function Ring({ share, size = 84, children, tone = 'ember' }: RingProps) {
  const percent = Math.max(0, Math.min(1, share)) * 100;
  return (
    <span className={classes.ring} data-tone={tone} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 64 64" aria-hidden="true" className={classes.drawing}>
        <circle cx="32" cy="32" r="29" className={classes.track} />
        <circle
          cx="32"
          cy="32"
          r="29"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className={classes.arc}
        />
      </svg>
      <span className={classes.middle} style={{ fontSize: size * 0.27 }}>
        {children}
      </span>
    </span>
  );
}
