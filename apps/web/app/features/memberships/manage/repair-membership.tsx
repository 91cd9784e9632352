import { Button } from '@mantine/core';
import { repairMembershipMutation } from '@pulse/contract/client';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';

/** Leads with one tap to where an overdue renewal is paid: a new card, or the bank that asks. */
export function RepairMembership() {
  const { t } = useTranslation('membership-changes');
  const navigate = useNavigate();
  const repair = useAction(repairMembershipMutation(), {
    onDone: ({ url }) => navigateToUrl(url, navigate),
    failure: 'note',
  });
  return (
    <>
      <Button variant="primary" loading={repair.isPending} onClick={() => repair.mutate({})}>
        {t('pastDue.repair')}
      </Button>
      {repair.failureText && <FailureNote>{repair.failureText}</FailureNote>}
    </>
  );
}
