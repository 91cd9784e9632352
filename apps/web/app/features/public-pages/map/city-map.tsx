import type { CityPage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import {
  previewHeight,
  previewWidth,
  projectOnPreview,
} from '#public-site/city-preview/preview-projection.ts';
import drawn from '#ui/display/pictures/drawn-map.module.css';
import { useFormat } from '#ui/format/use-format.ts';
import type { CityDrawing } from './city-drawing.ts';
import { DrawnMap } from './drawn-map.tsx';
import { isOnDrawing } from './view-around.ts';

const view = { x: 0, y: 60, width: previewWidth, height: previewHeight - 120 };

/** The map of a city with a dot for each listed venue; the list beside it has the same as text. */
export function CityMap({ drawing, page }: { drawing: CityDrawing; page: CityPage }) {
  const { t } = useTranslation('public-pages');
  const format = useFormat();
  const dots = page.venues
    .map(({ id, latitude, longitude }) => ({
      id,
      at: projectOnPreview(drawing, latitude, longitude),
    }))
    .filter(({ at }) => isOnDrawing(at));
  return (
    <DrawnMap
      drawing={drawing}
      view={view}
      label={t('city.map', { city: format.city(page.city.name) })}
    >
      <g className={drawn.dots}>
        {dots.map(({ id, at: [x, y] }) => (
          <circle key={id} cx={x.toFixed(1)} cy={y.toFixed(1)} r={8} />
        ))}
      </g>
    </DrawnMap>
  );
}
