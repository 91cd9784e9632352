import { Button } from '@mantine/core';
import { type PartnerVenue, restorePartnerVenueMutation } from '@pulse/contract/client';
import type { VenueRequirement } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../manage.module.css';
import { useStoreVenue } from '../use-store-venue.ts';
import { MissingFields } from './missing-fields.tsx';
import { PaymentNote } from './payment-note.tsx';
import { usePublishVenue } from './use-publish-venue.ts';
import { VenueStatus } from './venue-status.tsx';

interface PublishPanelProps {
  venue: PartnerVenue;
  /** What publishing needs still, by what is typed now. */
  missing: readonly VenueRequirement[];
  /** Saves what is typed; false when that was refused. */
  onBeforePublish: () => Promise<boolean>;
}

/** The status of the venue, and the step to the next one. */
export function PublishPanel({ venue, missing, onBeforePublish }: PublishPanelProps) {
  const { t } = useTranslation('partner-venues');
  const publish = usePublishVenue();
  const { id, status } = venue;
  const ready = missing.length === 0;
  return (
    <Card as="section" className={classes.panel} aria-label={t('publish.title')}>
      <Stack gap={3}>
        <Row align="center">
          <VenueStatus status={status} />
          <p>{t(status === 'draft' && ready ? 'publish.ready' : `publish.${status}`)}</p>
        </Row>
        {status === 'draft' && <MissingFields missing={missing} />}
        <PaymentNote venue={venue} canAnswer />
        <FailureNote hidden={!publish.failureText}>{publish.failureText}</FailureNote>
        <ActionBar>
          {status === 'draft' && (
            <Button
              variant="primary"
              disabled={!ready}
              loading={publish.isPending}
              onClick={async () => {
                if (await onBeforePublish()) publish.mutate({ path: { id } });
              }}
            >
              {t('publish.publish')}
            </Button>
          )}
          {status === 'draft' && (
            <ActionLink to={`/partner/setup?venue=${id}`}>{t('list.setup')}</ActionLink>
          )}
          {status === 'archived' && <RestoreVenue id={id} />}
          <ActionLink to={`/app/partner/venues/${id}/preview`}>{t('preview.open')}</ActionLink>
          {status === 'published' && (
            <ActionLink to={`/app/venue/${id}`}>{t('publish.page')}</ActionLink>
          )}
        </ActionBar>
      </Stack>
    </Card>
  );
}

function RestoreVenue({ id }: { id: string }) {
  const { t } = useTranslation('partner-venues');
  const store = useStoreVenue();
  const restore = useAction(restorePartnerVenueMutation(), {
    done: ({ name }) => t('restore.done', { name }),
    onDone: store,
  });
  return (
    <Button
      variant="filled"
      loading={restore.isPending}
      onClick={() => restore.mutate({ path: { id } })}
    >
      {t('restore.restore')}
    </Button>
  );
}
