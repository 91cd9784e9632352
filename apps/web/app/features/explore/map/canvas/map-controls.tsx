import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useTranslation } from '#light-translator';
import { prefersReducedMotion } from '#ui/hooks/prefers-reduced-motion.ts';
import classes from './map-controls.module.css';

interface MapControlsProps {
  map: MapLibreMap;
  /** Requests the reader's position; without it there is no such button. */
  onLocate?: () => void;
}

/** The buttons for zoom and for the reader's position. */
export function MapControls({ map, onLocate }: MapControlsProps) {
  const { t } = useTranslation('map');
  const animate = { animate: !prefersReducedMotion() };
  return (
    <div className={classes.controls} data-above-map>
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
