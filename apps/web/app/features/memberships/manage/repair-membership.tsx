import { Button } from '@mantine/core';
import { repairMembershipMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';

/** Leads with one tap to where an overdue renewal is paid: a new card, or the bank that asks. */
export function RepairMembership() {
  const { t } = useTranslation('membership-changes');
  const navigate = useNavigate();
  const repair = useMutation(repairMembershipMutation());
  return (
    <>
      <Button
        variant="primary"
        loading={repair.isPending}
        onClick={() => repair.mutate({}, { onSuccess: ({ url }) => navigateToUrl(url, navigate) })}
      >
        {t('pastDue.repair')}
      </Button>
      {repair.isError && <FailureNote>{toFailure(repair.error).detail ?? t('failed')}</FailureNote>}
    </>
  );
}
