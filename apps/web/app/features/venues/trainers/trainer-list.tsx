import { listPartnerTrainersInfiniteOptions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { MoreButton } from '#ui/data/more-button.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import classes from '#ui/display/plain-list.module.css';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { TrainerRow } from './trainer-row.tsx';

/** The organisation's trainers with a link to each, those who were archived at the end. */
export function TrainerList() {
  const { t } = useTranslation('partner-classes');
  const list = usePages(listPartnerTrainersInfiniteOptions({ query: { limit: 50 } }));
  const trainers = list.items;
  const active = trainers.filter(({ archived }) => !archived);
  const archived = trainers.filter((trainer) => trainer.archived);
  return (
    <>
      {list.isPending && <LoadingRows rows={3} height={76} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && active.length === 0 && <p className={classes.note}>{t('trainers.empty')}</p>}
      <ul className={classes.list}>
        {active.map((trainer) => (
          <TrainerRow key={trainer.id} trainer={trainer} />
        ))}
      </ul>
      {archived.length > 0 && (
        <details className={classes.archived}>
          <summary>{t('trainers.archived', { count: archived.length })}</summary>
          <ul className={classes.list}>
            {archived.map((trainer) => (
              <TrainerRow key={trainer.id} trainer={trainer} />
            ))}
          </ul>
        </details>
      )}
      <div className={classes.actions}>
        <ActionLink to="/app/partner/trainers/new" variant="filled">
          {t('trainers.add')}
        </ActionLink>
        <MoreButton pages={list} label={t('more')} />
      </div>
    </>
  );
}
