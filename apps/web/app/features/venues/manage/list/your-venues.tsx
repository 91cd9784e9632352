import { listPartnerVenuesInfiniteOptions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { assignCovers } from '#ui/cover-art/assign-covers.ts';
import { MoreButton } from '#ui/data/more-button.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { VenueRow } from './venue-row.tsx';
import classes from './your-venues.module.css';

const PAGE_SIZE = 50;

/** The organisation's venues in every status; the partner admin can add one. */
export function YourVenues({ canEdit }: { canEdit: boolean }) {
  const { t } = useTranslation('partner-venues');
  const found = usePages(listPartnerVenuesInfiniteOptions({ query: { limit: PAGE_SIZE } }));
  if (found.isPending) return <LoadingRows rows={3} height={104} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} />;
  const venues = found.items;
  const current = venues.filter(({ status }) => status !== 'archived');
  const archived = venues.filter(({ status }) => status === 'archived');
  const looks = assignCovers([...current, ...archived]);
  if (venues.length === 0) {
    return (
      <EmptyState
        coverArt="pilates"
        action={
          canEdit && (
            <>
              <ActionLink to="/app/partner/venues/new" variant="primary">
                {t('list.add')}
              </ActionLink>
              <ActionLink to="/partner/setup">{t('list.setup')}</ActionLink>
            </>
          )
        }
      >
        {t(canEdit ? 'list.empty' : 'list.emptyForStaff')}
      </EmptyState>
    );
  }
  return (
    <>
      {canEdit ? (
        <div className={classes.add}>
          <ActionLink to="/app/partner/venues/new">{t('list.add')}</ActionLink>
          {current.some(({ status }) => status === 'draft') && (
            <ActionLink to="/partner/setup">{t('list.setup')}</ActionLink>
          )}
        </div>
      ) : (
        <p className={classes.note}>{t('readOnly')}</p>
      )}
      <ul className={classes.list}>
        {current.map((venue, index) => (
          <VenueRow key={venue.id} venue={venue} look={looks[index]} canEdit={canEdit} />
        ))}
      </ul>
      {archived.length > 0 && (
        <details className={classes.archived}>
          <summary>{t('list.archived', { count: archived.length })}</summary>
          <ul className={classes.list}>
            {archived.map((venue, index) => (
              <VenueRow
                key={venue.id}
                venue={venue}
                look={looks[current.length + index]}
                canEdit={canEdit}
              />
            ))}
          </ul>
        </details>
      )}
      <MoreButton pages={found} label={t('list.more')} />
    </>
  );
}
