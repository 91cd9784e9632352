import { NativeSelect } from '@mantine/core';
import { SETUP_STEPS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../manage.module.css';
import { PublishStep } from './publish-step.tsx';
import { SetupStepRow } from './setup-step-row.tsx';
import { useVenueSetup } from './use-venue-setup.ts';

/** Leads a partner from the first venue to a bookable class; what is done is read, not stored. */
export function VenueSetup({ canEdit }: { canEdit: boolean }) {
  const { t } = useTranslation('partner-venues');
  const { isPending, error, retry, venues, venue, choose, done } = useVenueSetup();
  if (isPending) return <LoadingRows rows={5} height={104} />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  const next = SETUP_STEPS.find((step) => !done[step]);
  const doneCount = SETUP_STEPS.filter((step) => done[step]).length;
  return (
    <>
      <Stack gap={3}>
        {venue && venues.length > 1 && (
          <NativeSelect
            className={classes.choice}
            label={t('setup.venue')}
            data={venues.map(({ id, name }) => ({ value: id, label: name }))}
            value={venue.id}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
        <Text tone="quiet">
          {t('setup.progress', { done: doneCount, count: SETUP_STEPS.length })}
        </Text>
        <List ordered ruled className={classes.steps}>
          {SETUP_STEPS.map((step, index) => (
            <SetupStepRow
              key={step}
              step={step}
              number={index + 1}
              done={done[step]}
              isNext={step === next}
              venue={venue}
              canEdit={canEdit}
            />
          ))}
        </List>
      </Stack>
      {venue && <PublishStep venue={venue} canEdit={canEdit} />}
    </>
  );
}
