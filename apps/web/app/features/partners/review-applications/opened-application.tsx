import type { ReviewedApplication } from '@pulse/contract/client';
import { Stack } from '#ui/layout/stack.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import classes from './applications.module.css';
import { AssignApplication } from './decide/assign-application.tsx';
import { DecideApplication } from './decide/decide-application.tsx';
import { ApplicationHistory } from './history/application-history.tsx';
import { LikelyDuplicates } from './likely-duplicates.tsx';
import type { RenderPlace } from './render-place.ts';

export interface OpenedApplicationProps {
  application: ReviewedApplication;
  renderPlace: RenderPlace;
}

/** All that a decision on an application needs. */
export default function OpenedApplication({ application, renderPlace }: OpenedApplicationProps) {
  return (
    <Stack gap={5} className={classes.content}>
      <Stack className={classes.side}>
        <ApplicationDetail application={application} renderPlace={renderPlace} />
        <LikelyDuplicates application={application} />
        <ApplicationHistory application={application} />
      </Stack>
      <Stack className={classes.side}>
        <DecideApplication application={application} />
        <AssignApplication application={application} />
      </Stack>
    </Stack>
  );
}
