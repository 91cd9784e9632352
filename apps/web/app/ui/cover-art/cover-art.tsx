import { useState } from 'react';
import { ownCover } from './assign-covers.ts';
import classes from './cover-art.module.css';
import type { CoverArtKind } from './cover-art-kinds.ts';
import { type CoverLook, coverFile, coverGrounds } from './cover-file.ts';
import { isFirstDrawing } from './first-drawing.ts';
import { monogramOf } from './monogram.ts';

interface CoverArtProps {
  kind: CoverArtKind;
  /** The venue's id: alone, it always has the same cover. */
  seed: string;
  /** How it looks in a list (`assignCovers`). */
  look?: CoverLook | undefined;
  /** The venue's name, of which the cover shows the monogram. */
  name?: string | undefined;
  /** At the top of a page; elsewhere it is loaded when it comes near the viewport. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Cover art: an activity seen from above, cropped to fill its frame, which has the colour of its ground
 * until the file is there, and when it does not come. The monogram stands on paper: art holds no text.
 */
export function CoverArt({ kind, seed, look, name, eager, className }: CoverArtProps) {
  const cover = look ?? ownCover(seed);
  const [drawing, setDrawing] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <span
      className={[classes.cover, className].filter(Boolean).join(' ')}
      style={{ backgroundColor: coverGrounds[cover.palette] }}
      aria-hidden="true"
      data-cover={`${kind}-${cover.composition}-${cover.palette}`}
    >
      {!failed && (
        <img
          src={coverFile(kind, cover)}
          alt=""
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={classes.art}
          data-drawing={drawing || undefined}
          onLoad={() => setDrawing(isFirstDrawing(seed))}
          onError={() => setFailed(true)}
        />
      )}
      {name && <span className={classes.monogram}>{monogramOf(name)}</span>}
    </span>
  );
}
