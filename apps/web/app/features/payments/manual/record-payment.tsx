import { listPlansOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { RecordPaymentForm, type Renewal } from './record-payment-form.tsx';

interface RecordPaymentProps {
  member: {
    id: string;
    full_name: string;
    email: string;
    membership: { renewal: Renewal | null } | null;
  };
}

/** The form for a new plan, or for the renewal of the present one; without either, why not. */
export function RecordPayment({ member }: RecordPaymentProps) {
  const { t } = useTranslation('platform-payments');
  const plans = useQuery({ ...listPlansOptions(), staleTime: 0 });
  const renewal = member.membership?.renewal ?? null;
  if (member.membership && !renewal) return <FailureNote>{t('record.noRenewal')}</FailureNote>;
  // In UTC, as the server counts it.
  const today = new Date().toISOString().slice(0, 10);
  return (
    <QueryContent query={plans} loading={<LoadingRows rows={3} height={84} />}>
      {({ items }) => (
        <RecordPaymentForm member={member} plans={items} today={today} renewal={renewal} />
      )}
    </QueryContent>
  );
}
