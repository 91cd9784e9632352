import { useTranslation } from '#light-translator';
import classes from './cluster-pin.module.css';

interface ClusterPinProps {
  count: number;
  onOpen: () => void;
}

/** The marker of several venues close together, with their number. */
export function ClusterPin({ count, onOpen }: ClusterPinProps) {
  const { t } = useTranslation('map');
  return (
    <button
      type="button"
      className={classes.cluster}
      data-size={count >= 100 ? 'large' : count >= 10 ? 'middle' : 'small'}
      aria-label={t('cluster', { count })}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <span className={classes.disc}>{count}</span>
    </button>
  );
}
