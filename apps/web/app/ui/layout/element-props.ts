import type { HTMLAttributes } from 'react';

/** What a part of the layout passes on to its element: everything but a style of its own. */
export type ElementProps = Omit<HTMLAttributes<HTMLElement>, 'style'>;

/** A space of the design tokens, `--pulse-1` to `--pulse-6`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6;
