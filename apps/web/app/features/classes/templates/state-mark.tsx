import type { ClassTemplate } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import classes from './state-mark.module.css';

/** Whether a class is a draft, published or archived. */
export function StateMark({ status }: { status: ClassTemplate['status'] }) {
  const { t } = useTranslation('partner-classes');
  return (
    <span className={classes.mark} data-status={status}>
      {t(`state.${status}`)}
    </span>
  );
}
