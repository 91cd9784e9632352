import { useTranslation } from '#light-translator';
import { previewHeight, previewWidth } from '#public-site/city-preview/preview-projection.ts';
import classes from './city-map.module.css';

/**
 * Preview of a city's map, with a dot for each venue and the start times of the upcoming classes. The
 * list beside it has the same content as text.
 */
export function CityMap() {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.map}>
      <svg
        viewBox={`0 0 ${previewWidth} ${previewHeight}`}
        className={classes.drawing}
        role="img"
        aria-label={t('upcoming.mapLabel')}
      >
        <path className={classes.land} data-slot="land" />
        <path className={classes.blocks} data-slot="blocks" />
        <g className={classes.dots} data-slot="dots" />
        <g className={classes.labels} data-slot="labels" />
      </svg>
      <div className={classes.times} data-slot="times" aria-hidden="true" />
      <p className={classes.source} translate="no">
        Natural Earth, GeoNames
      </p>
    </div>
  );
}
