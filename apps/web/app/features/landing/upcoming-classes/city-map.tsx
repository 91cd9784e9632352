import { useTranslation } from '#light-translator';
import { previewHeight, previewWidth } from '#public-site/city-preview/preview-projection.ts';
import drawn from '#ui/display/pictures/drawn-map.module.css';
import classes from './upcoming-classes.module.css';

/**
 * Preview of a city's map, with a dot for each venue and the start times of the upcoming classes. The
 * list beside it has the same content as text.
 */
export function CityMap() {
  const { t } = useTranslation('landing');
  return (
    <div className={drawn.map}>
      <svg
        viewBox={`0 0 ${previewWidth} ${previewHeight}`}
        role="img"
        aria-label={t('upcoming.mapLabel')}
      >
        <path className={drawn.land} data-slot="land" />
        <path className={drawn.blocks} data-slot="blocks" />
        <g className={drawn.dots} data-slot="dots" />
        <g className={drawn.labels} style={{ fontSize: 25 }} data-slot="labels" />
      </svg>
      <div className={classes.times} data-slot="times" aria-hidden="true" />
      <p className={drawn.source} translate="no">
        Natural Earth, GeoNames
      </p>
    </div>
  );
}
