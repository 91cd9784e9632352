import { type FrontDeskVenue, listClassTemplatesInfiniteOptions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { MoreButton } from '#ui/data/more-button.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import classes from '#ui/display/plain-list.module.css';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { ClassTemplateRow } from './class-template-row.tsx';
import { groupByName } from './group-by-name.ts';

/** A venue's classes by name, each with its weekly times and its state; archived ones at the end. */
export function ClassTemplateList({ venue }: { venue: FrontDeskVenue }) {
  const { t } = useTranslation('partner-classes');
  const list = usePages(
    listClassTemplatesInfiniteOptions({ query: { venue_id: venue.id, limit: 50 } }),
  );
  const templates = list.items;
  const current = templates.filter(({ status }) => status !== 'archived');
  const archived = templates.filter(({ status }) => status === 'archived');
  const rows = (shown: typeof templates) => (
    <ul className={classes.list}>
      {groupByName(shown).map(({ name, items }) => (
        <ClassTemplateRow key={name} name={name} templates={items} />
      ))}
    </ul>
  );
  return (
    <>
      <QueryContent
        query={list}
        loading={<LoadingRows rows={4} height={76} />}
        isEmpty={() => current.length === 0}
        empty={<p className={classes.note}>{t('templates.empty', { name: venue.name })}</p>}
      >
        {() => rows(current)}
      </QueryContent>
      {archived.length > 0 && (
        <details className={classes.archived}>
          <summary>{t('templates.archived', { count: archived.length })}</summary>
          {rows(archived)}
        </details>
      )}
      <div className={classes.actions}>
        <ActionLink to={`/app/partner/class-templates/new?venue=${venue.id}`} variant="filled">
          {t('templates.add')}
        </ActionLink>
        <ActionLink to={`/app/partner/venues/${venue.id}/import`}>
          {t('templates.import')}
        </ActionLink>
        <MoreButton pages={list} />
      </div>
    </>
  );
}
