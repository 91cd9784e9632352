import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { type Crop, cropArea, MAX_ZOOM, moveCrop } from './crop-square.ts';
import classes from './photo.module.css';

interface PhotoCropProps {
  image: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Side of the preview canvas, in pixels. */
const PREVIEW_PIXELS = 560;
/** Distance that an arrow key moves, in pixels of the stage. */
const STEP_PIXELS = 12;
const arrowMoves: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP_PIXELS, 0],
  ArrowRight: [STEP_PIXELS, 0],
  ArrowUp: [0, -STEP_PIXELS],
  ArrowDown: [0, STEP_PIXELS],
};

/** Selects a square of the image: by dragging or arrow keys, with a slider for the zoom. */
export function PhotoCrop({ image, crop, onChange }: PhotoCropProps) {
  const { t } = useTranslation('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragStart = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const { left, top, width, height } = cropArea(image, crop);
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, PREVIEW_PIXELS, PREVIEW_PIXELS);
    context?.drawImage(image, left, top, width, height, 0, 0, PREVIEW_PIXELS, PREVIEW_PIXELS);
  }, [image, crop]);

  const move = (right: number, down: number) => {
    const stage = canvas.current?.clientWidth || 280;
    onChange(moveCrop(image, crop, { right, down, stage }));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const arrowMove = arrowMoves[event.key];
    if (!arrowMove) return;
    event.preventDefault();
    move(...arrowMove);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!dragStart.current) return;
    move(event.clientX - dragStart.current.x, event.clientY - dragStart.current.y);
    dragStart.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <Stack gap={3} className={classes.crop}>
      <button
        type="button"
        className={classes.stage}
        aria-label={t('photo.stage')}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragStart.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={handlePointerMove}
        onPointerUp={() => {
          dragStart.current = null;
        }}
        onPointerCancel={() => {
          dragStart.current = null;
        }}
      >
        <canvas
          ref={canvas}
          width={PREVIEW_PIXELS}
          height={PREVIEW_PIXELS}
          className={classes.canvas}
        />
        <span className={classes.ring} />
      </button>
      <Note>{t('photo.moveHint')}</Note>
      <label className={classes.zoom}>
        {t('photo.zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onChange({ ...crop, zoom: Number(event.currentTarget.value) })}
        />
      </label>
    </Stack>
  );
}
