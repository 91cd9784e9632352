import { useTranslation } from '#light-translator';
import { clusterSize } from '../marker-size.ts';
import classes from './pins.module.css';

interface ClusterPinProps {
  count: number;
  /** False where zooming in would not separate the venues: it then shows one after the other. */
  canZoom: boolean;
  /** Whether none of the venues has a class that can be booked. */
  faded: boolean;
  onOpen: () => void;
}

/** The marker of several venues close together, with their number. */
export function ClusterPin({ count, canZoom, faded, onOpen }: ClusterPinProps) {
  const { t } = useTranslation('map');
  return (
    <button
      type="button"
      className={classes.cluster}
      data-size={clusterSize(count)}
      data-faded={faded || undefined}
      aria-label={t(canZoom ? 'cluster' : 'clusterNext', { count })}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <span className={classes.disc}>{count}</span>
    </button>
  );
}
