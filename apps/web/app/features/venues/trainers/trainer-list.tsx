import { listPartnerTrainersInfiniteOptions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { MoreButton } from '#ui/data/more-button.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import classes from '#ui/display/plain-list.module.css';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { joinClasses } from '#ui/layout/join-classes.ts';
import { TrainerRow } from './trainer-row.tsx';
import trainerClasses from './trainers.module.css';

/** The organisation's trainers with a link to each, those who were archived at the end. */
export function TrainerList() {
  const { t } = useTranslation('partner-classes');
  const list = usePages(listPartnerTrainersInfiniteOptions({ query: { limit: 50 } }));
  const active = list.items.filter(({ archived }) => !archived);
  const archived = list.items.filter((trainer) => trainer.archived);
  const rows = (trainers: typeof active) => (
    <ul className={joinClasses(classes.list, trainerClasses.trainers)}>
      {trainers.map((trainer) => (
        <TrainerRow key={trainer.id} trainer={trainer} />
      ))}
    </ul>
  );
  return (
    <>
      <QueryContent
        query={list}
        loading={<LoadingRows rows={3} height={76} />}
        isEmpty={() => active.length === 0}
        empty={<p className={classes.note}>{t('trainers.empty')}</p>}
      >
        {() => rows(active)}
      </QueryContent>
      {archived.length > 0 && (
        <details className={classes.archived}>
          <summary>{t('trainers.archived', { count: archived.length })}</summary>
          {rows(archived)}
        </details>
      )}
      <div className={classes.actions}>
        <ActionLink to="/app/partner/trainers/new" variant="filled">
          {t('trainers.add')}
        </ActionLink>
        <MoreButton pages={list} />
      </div>
    </>
  );
}
