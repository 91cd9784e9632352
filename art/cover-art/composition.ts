import type { Shape } from './drawing.ts';
import type { Motif } from './motif.ts';
import type { CoverPalette } from './palettes.ts';

/** Arranges the motif of an activity in a space of 400 by 300. */
export type Composition = (motif: Motif, palette: CoverPalette) => Shape[];
