import { createElement, memo } from 'react';
import classes from './cover-art.module.css';
import { drawCoverArt } from './draw-cover-art.ts';
import type { CoverArtKind } from './drawings.ts';

interface CoverArtProps {
  kind: CoverArtKind;
  /** The venue's id: the same id always gives the same cover. */
  seed: string;
  /** Overrides the palette, so that two neighbours do not share one. */
  palette?: number;
  className?: string;
}

/** Cover art: a drawing of an activity from above, cropped to fill its frame. */
export const CoverArt = memo(function CoverArt({ kind, seed, palette, className }: CoverArtProps) {
  return createElement(
    'svg',
    {
      viewBox: '0 0 400 300',
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': true,
      className: [classes.coverArt, className].filter(Boolean).join(' '),
    },
    ...drawCoverArt(kind, seed, palette),
  );
});
