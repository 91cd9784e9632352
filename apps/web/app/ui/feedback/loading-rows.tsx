import { useTranslation } from '#light-translator';
import classes from './states.module.css';

interface LoadingRowsProps {
  rows?: number;
  /** The height of one loaded row in px, so that the layout does not shift. */
  height?: number;
}

/** Skeleton of a list while it loads, with rows of their final height. */
export function LoadingRows({ rows = 4, height = 92 }: LoadingRowsProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={classes.rows}>
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className={classes.row} style={{ blockSize: height }} aria-hidden="true">
          <span className={classes.time} />
          <span className={classes.loadingText} />
        </div>
      ))}
    </div>
  );
}
