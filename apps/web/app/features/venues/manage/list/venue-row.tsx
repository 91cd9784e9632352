import type { PartnerVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import type { CoverLook } from '#ui/cover-art/cover-file.ts';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../manage.module.css';
import { PaymentNote } from '../publish/payment-note.tsx';
import { VenueStatus } from '../publish/venue-status.tsx';

interface VenueRowProps {
  venue: PartnerVenue;
  /** How its cover looks among its neighbours. */
  look: CoverLook | undefined;
  canEdit: boolean;
}

/** One of the organisation's venues: its status, what publishing needs, and what can be done. */
export function VenueRow({ venue, look, canEdit }: VenueRowProps) {
  const { t } = useTranslation('partner-venues');
  const format = useFormat();
  const { id, name, city, status, missing, images, activities } = venue;
  const [cover] = images;
  const edit = canEdit && status !== 'archived';
  return (
    <Row as="li" align="center" className={classes.row}>
      <VenueCover
        venue={{ id, name, cover_url: cover?.url ?? null }}
        activity={activities[0]}
        sources={cover?.sources ?? []}
        sizes="96px"
        look={look}
        className={classes.cover}
      />
      <Stack gap={1} className={classes.content}>
        <Heading level={3} size={4}>
          {name}
        </Heading>
        <Text size="small" tone="quiet">
          {city}
        </Text>
        <VenueStatus status={status} />
        {status === 'draft' && (
          <Text size="small" tone="quiet">
            {missing.length > 0
              ? t('list.missing', {
                  fields: format.list(missing.map((one) => t(`missing.${one}`))),
                })
              : t('publish.ready')}
          </Text>
        )}
        {status === 'published' && <PaymentNote venue={venue} canAnswer={canEdit} />}
      </Stack>
      <ActionBar>
        <ActionLink
          to={`/app/partner/venues/${id}`}
          variant={status === 'draft' && edit ? 'filled' : 'default'}
          aria-label={t(edit ? 'list.editOf' : 'list.viewOf', { name })}
        >
          {t(edit ? 'list.edit' : 'list.view')}
        </ActionLink>
        {status === 'published' && (
          <>
            <ActionLink to={`/app/venue/${id}`} aria-label={t('list.pageOf', { name })}>
              {t('list.page')}
            </ActionLink>
            <ActionLink
              to={`/app/checkin-dashboard?venue=${id}`}
              variant="filled"
              aria-label={t('list.frontDeskOf', { name })}
            >
              {t('list.frontDesk')}
            </ActionLink>
          </>
        )}
      </ActionBar>
    </Row>
  );
}
