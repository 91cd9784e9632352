import { NativeSelect } from '@mantine/core';
import {
  assignPartnerApplicationMutation,
  listApplicationReviewersOptions,
  type ReviewedApplication,
} from '@pulse/contract/client';
import { isApplicationClosed } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';

/** Gives an application that is not decided to a reviewer, or takes it away from one. */
export function AssignApplication({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  const reviewers = useQuery(listApplicationReviewersOptions());
  const assign = useAction(assignPartnerApplicationMutation(), {
    done: ({ assignee }) =>
      assignee ? t('assign.done', { name: assignee.full_name }) : t('assign.released'),
    refetch: ['partners'],
  });
  if (isApplicationClosed(application.status)) return null;
  const { assignee } = application;
  const known = reviewers.data?.items ?? (assignee ? [assignee] : []);
  return (
    <NativeSelect
      size="md"
      label={t('assign.label')}
      value={assignee?.id ?? ''}
      disabled={assign.isPending}
      data={[
        { value: '', label: t('assign.nobody') },
        ...known.map(({ id, full_name }) => ({ value: id, label: full_name })),
      ]}
      onChange={(event) =>
        assign.mutate({
          path: { id: application.id },
          body: { user_id: event.currentTarget.value || null },
        })
      }
    />
  );
}
