import { createElement, memo } from 'react';
import { drawFloor } from './draw-floor.ts';
import type { FloorKind } from './drawings.ts';
import classes from './floor.module.css';

interface FloorProps {
  kind: FloorKind;
  /** The venue's id: the same id always gives the same cover. */
  seed: string;
  /** Set only to keep two neighbours from sharing a palette. */
  palette?: number;
  className?: string;
}

/** Cover art: an activity's floor seen from directly above, cropped to fill its frame. */
export const Floor = memo(function Floor({ kind, seed, palette, className }: FloorProps) {
  return createElement(
    'svg',
    {
      viewBox: '0 0 400 300',
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': true,
      className: [classes.floor, className].filter(Boolean).join(' '),
    },
    ...drawFloor(kind, seed, palette),
  );
});
