import { useEffect, useEffectEvent, useRef } from 'react';
import type { PosterTexts } from './poster-content.ts';
import { renderPoster } from './render-poster.ts';

interface PosterCanvasProps {
  poster: PosterTexts;
  /** Its width; the height is that of A4. */
  pixels: number;
  className?: string | undefined;
  onDrawn?: () => void;
}

/** A poster as it is printed, black on white in both themes. */
export function PosterCanvas({ poster, pixels, className, onDrawn }: PosterCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    let isCurrent = true;
    if (canvas.current)
      void renderPoster(canvas.current, poster, pixels).then(() => isCurrent && drawn());
    return () => {
      isCurrent = false;
    };
  }, [poster, pixels]);
  return <canvas ref={canvas} role="img" aria-label={poster.alt} className={className} />;
}
