import type { ReactNode } from 'react';
import classes from './quantities.module.css';

interface RingProps {
  /** How much of the ring is drawn, 0 to 1. */
  share: number;
  /** Outer size in px. */
  size?: number;
  /** The number in the centre. */
  children?: ReactNode;
  /** `plain` uses the colour of the surrounding text, as on the violet offer. */
  tone?: 'accent' | 'plain';
}

/** A ring around a number, for countdowns and shares; the text beside it says what is counted. */
export function Ring({ share, size = 84, children, tone = 'accent' }: RingProps) {
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
