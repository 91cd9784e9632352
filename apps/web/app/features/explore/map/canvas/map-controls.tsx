import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useTranslation } from '#light-translator';
import classes from './map-controls.module.css';
import { prefersReducedMotion } from './use-maplibre.ts';

interface MapControlsProps {
  map: MapLibreMap;
  /** Asks for the person's place; without it there is no such button. */
  onLocate?: () => void;
}

/** Zoom and "where am I" as plain buttons, one under the other. */
export function MapControls({ map, onLocate }: MapControlsProps) {
  const { t } = useTranslation('map');
  const animate = { animate: !prefersReducedMotion() };
  return (
    <div className={classes.controls}>
      <button type="button" aria-label={t('zoomIn')} onClick={() => map.zoomIn(animate)}>
        <IconPlus size={19} stroke={1.8} aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('zoomOut')} onClick={() => map.zoomOut(animate)}>
        <IconMinus size={19} stroke={1.8} aria-hidden="true" />
      </button>
      {onLocate && (
        <button type="button" aria-label={t('locate')} onClick={onLocate}>
          <IconCurrentLocation size={19} stroke={1.8} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
