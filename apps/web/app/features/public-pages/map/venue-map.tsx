import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { projectOnPreview } from '#public-site/city-preview/preview-projection.ts';
import type { CityDrawing } from './city-drawing.ts';
import { DrawnMap } from './drawn-map.tsx';
import classes from './map.module.css';
import { viewAround } from './view-around.ts';

/** Half the size of the mark, as a share of the width that is shown. */
const markSize = 1 / 44;

/** The part of a city's map around a venue, which is marked with the rings of the brand. */
export function VenueMap({ drawing, venue }: { drawing: CityDrawing; venue: Venue }) {
  const { t } = useTranslation('public-pages');
  const [x, y] = projectOnPreview(drawing, venue.latitude, venue.longitude);
  const view = viewAround(x, y);
  const size = view.width * markSize;
  return (
    <DrawnMap drawing={drawing} view={view} label={t('venue.map', { name: venue.name })}>
      <g className={classes.mark} style={{ strokeWidth: size / 9 }}>
        <circle cx={x} cy={y} r={size * 1.9} />
        <circle cx={x} cy={y} r={size * 1.25} />
        <circle cx={x} cy={y} r={size * 0.62} className={classes.centre} />
      </g>
    </DrawnMap>
  );
}
