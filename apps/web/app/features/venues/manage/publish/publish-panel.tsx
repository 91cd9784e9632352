import { Button } from '@mantine/core';
import { type PartnerVenue, restorePartnerVenueMutation } from '@pulse/contract/client';
import type { VenueRequirement } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useStoreVenue } from '../use-store-venue.ts';
import { MissingFields } from './missing-fields.tsx';
import classes from './publish-panel.module.css';
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
  const { publish, busy, failure } = usePublishVenue();
  const { id, status } = venue;
  const ready = missing.length === 0;
  return (
    <section className={classes.panel} aria-label={t('publish.title')}>
      <div className={classes.state}>
        <VenueStatus status={status} />
        <p>{t(status === 'draft' && ready ? 'publish.ready' : `publish.${status}`)}</p>
      </div>
      {status === 'draft' && <MissingFields missing={missing} />}
      <FailureNote hidden={!failure}>{failure}</FailureNote>
      <div className={classes.actions}>
        {status === 'draft' && (
          <Button
            variant="primary"
            disabled={!ready}
            loading={busy}
            onClick={async () => {
              if (await onBeforePublish()) publish(id);
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
      </div>
    </section>
  );
}

function RestoreVenue({ id }: { id: string }) {
  const { t } = useTranslation('partner-venues');
  const store = useStoreVenue();
  const restore = useMutation({
    ...restorePartnerVenueMutation(),
    onSuccess: (venue) => {
      store(venue);
      toastSuccess(t('restore.done', { name: venue.name }));
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('restore.failed')),
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
