import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CropChoice, MOST_ZOOM, movedBy, squareOf } from './crop-square.ts';
import classes from './photo-sheet.module.css';

interface PhotoCropProps {
  picture: ImageBitmap;
  choice: CropChoice;
  onChoose: (choice: CropChoice) => void;
}

/** Pixels that the preview is drawn with. */
const DRAWN = 560;
/** What an arrow key moves, in pixels of a stage of 280. */
const STEP = 12;
const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The square of the picture that is taken: dragged or moved by arrow keys, nearer by a slider. */
export function PhotoCrop({ picture, choice, onChoose }: PhotoCropProps) {
  const { t } = useTranslation('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const { left, top, width, height } = squareOf(picture, choice);
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, DRAWN, DRAWN);
    context?.drawImage(picture, left, top, width, height, 0, 0, DRAWN, DRAWN);
  }, [picture, choice]);

  const move = (right: number, down: number) => {
    const stage = canvas.current?.clientWidth || 280;
    onChoose(movedBy(picture, choice, { right, down, stage }));
  };
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    move(...way);
  };
  const drag = (event: PointerEvent) => {
    if (!dragged.current) return;
    move(event.clientX - dragged.current.x, event.clientY - dragged.current.y);
    dragged.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <div className={classes.crop}>
      <button
        type="button"
        className={classes.stage}
        aria-label={t('photo.stage')}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
      >
        <canvas ref={canvas} width={DRAWN} height={DRAWN} className={classes.canvas} />
        <span className={classes.ring} />
      </button>
      <p className={classes.hint}>{t('photo.moveHint')}</p>
      <label className={classes.zoom}>
        {t('photo.zoom')}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={choice.zoom}
          onChange={(event) => onChoose({ ...choice, zoom: Number(event.currentTarget.value) })}
        />
      </label>
    </div>
  );
}
