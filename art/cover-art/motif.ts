import type { Shape } from './drawing.ts';

/** The two colours of a motif: its mass, and what is drawn on it. */
export interface MotifColours {
  body: string;
  detail: string;
}

/** The one thing of an activity, seen from above, around the origin and about 100 units high. */
export type Motif = (colours: MotifColours) => Shape[];
