import { useTranslation } from '#light-translator';
import {
  previewHeight,
  previewWidth,
} from '../../../../public-site/city-preview/preview-projection.ts';
import classes from './city-map.module.css';

/**
 * A city of the embedded map as a plain drawing, with a dot for each venue and the time where a
 * class begins next. The list beside it says the same in words.
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
