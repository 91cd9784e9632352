import type { CoverArtKind } from './cover-art-kinds.ts';

/** The compositions of each kind, and the palettes of all of them. */
export const compositionCount = 8;
export const paletteCount = 8;

/** What tells two covers of one activity apart. */
export interface CoverLook {
  /** From 0 up to, not including, `compositionCount`. */
  composition: number;
  /** From 0 up to, not including, `paletteCount`. */
  palette: number;
}

/** The ground of each palette, shown until the file is there; a test compares it with the drawings. */
export const coverGrounds = [
  '#6552d6',
  '#11503a',
  '#f7b9c3',
  '#191613',
  '#1560c4',
  '#ffb51f',
  '#ebe4d4',
  '#8b1a3d',
] as const;

/** The address of a cover: one file for each composition, which holds every palette. */
export function coverFile(kind: CoverArtKind, { composition, palette }: CoverLook): string {
  return `/cover-art/${kind}-${composition}.svg#p${palette}`;
}
