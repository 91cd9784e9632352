import { listPartnerVenuesInfiniteOptions, type PartnerVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { assignCovers } from '#ui/cover-art/assign-covers.ts';
import { MoreButton } from '#ui/data/more-button.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import plainList from '#ui/display/plain-list.module.css';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { VenueRow } from './venue-row.tsx';

const PAGE_SIZE = 50;

/** The organisation's venues in every status; the partner admin can add one. */
export function YourVenues({ canEdit }: { canEdit: boolean }) {
  const { t } = useTranslation('partner-venues');
  const venues = usePages(listPartnerVenuesInfiniteOptions({ query: { limit: PAGE_SIZE } }));
  const current = venues.items.filter(({ status }) => status !== 'archived');
  const archived = venues.items.filter(({ status }) => status === 'archived');
  const ordered = [...current, ...archived];
  const looks = assignCovers(ordered);
  const row = (venue: PartnerVenue) => (
    <VenueRow key={venue.id} venue={venue} look={looks[ordered.indexOf(venue)]} canEdit={canEdit} />
  );
  return (
    <QueryContent
      query={venues}
      loading={<LoadingRows rows={3} height={104} />}
      isEmpty={() => ordered.length === 0}
      empty={<NoVenues canEdit={canEdit} />}
    >
      {() => (
        <>
          {canEdit ? (
            <div className={plainList.actions}>
              <ActionLink to="/app/partner/venues/new">{t('list.add')}</ActionLink>
              {current.some(({ status }) => status === 'draft') && (
                <ActionLink to="/partner/setup">{t('list.setup')}</ActionLink>
              )}
            </div>
          ) : (
            <p className={plainList.note}>{t('readOnly')}</p>
          )}
          <ul className={plainList.list}>{current.map(row)}</ul>
          {archived.length > 0 && (
            <details className={plainList.archived}>
              <summary>{t('list.archived', { count: archived.length })}</summary>
              <ul className={plainList.list}>{archived.map(row)}</ul>
            </details>
          )}
          <MoreButton pages={venues} label={t('list.more')} />
        </>
      )}
    </QueryContent>
  );
}

function NoVenues({ canEdit }: { canEdit: boolean }) {
  const { t } = useTranslation('partner-venues');
  const actions = (
    <>
      <ActionLink to="/app/partner/venues/new" variant="primary">
        {t('list.add')}
      </ActionLink>
      <ActionLink to="/partner/setup">{t('list.setup')}</ActionLink>
    </>
  );
  return (
    <EmptyState coverArt="pilates" action={canEdit && actions}>
      {t(canEdit ? 'list.empty' : 'list.emptyForStaff')}
    </EmptyState>
  );
}
