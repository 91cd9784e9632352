import { Button } from '@mantine/core';
import type { PartnerVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../manage.module.css';
import { MissingFields } from '../publish/missing-fields.tsx';
import { PaymentNote } from '../publish/payment-note.tsx';
import { usePublishVenue } from '../publish/use-publish-venue.ts';

/** The end of the steps: publishing, or what it still needs. */
export function PublishStep({ venue, canEdit }: { venue: PartnerVenue; canEdit: boolean }) {
  const { t } = useTranslation('partner-venues');
  const publish = usePublishVenue();
  const { id, status, missing } = venue;
  if (status === 'published') {
    return (
      <Stack as="section" gap={3} className={classes.part}>
        <h2>{t('setup.published', { name: venue.name })}</h2>
        <p>{t('publish.published')}</p>
        <PaymentNote venue={venue} canAnswer={canEdit} />
        <ActionLink to={`/app/venue/${id}`} variant="filled">
          {t('publish.page')}
        </ActionLink>
      </Stack>
    );
  }
  return (
    <Stack as="section" gap={3} className={classes.part}>
      <h2>{t('publish.publish')}</h2>
      <p>{t(missing.length > 0 ? 'publish.missingText' : 'publish.ready')}</p>
      <MissingFields missing={missing} editorUrl={`/app/partner/venues/${id}`} />
      <PaymentNote venue={venue} canAnswer={canEdit} />
      <FailureNote hidden={!publish.failureText}>{publish.failureText}</FailureNote>
      {canEdit ? (
        <ActionBar>
          <Button
            variant={missing.length > 0 ? 'filled' : 'primary'}
            size="lg"
            disabled={missing.length > 0}
            loading={publish.isPending}
            onClick={() => publish.mutate({ path: { id } })}
          >
            {t('publish.publish')}
          </Button>
          <ActionLink to={`/app/partner/venues/${id}/preview`} size="large">
            {t('preview.open')}
          </ActionLink>
        </ActionBar>
      ) : (
        <p>{t('readOnly')}</p>
      )}
    </Stack>
  );
}
