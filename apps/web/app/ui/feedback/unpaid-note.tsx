import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { unpaidReturnOf } from '../page/unpaid-return.ts';
import { FailureNote } from './failure-note.tsx';

/** Says to a member who comes back from a payment that was not made how it ended, and what to do. */
export function UnpaidNote({ mayPayAlone = false }: { mayPayAlone?: boolean }) {
  const { t } = useTranslation();
  const back = unpaidReturnOf(useLocation().search);
  if (!back) return null;
  const isForPlan = back.purpose === 'membership';
  // A change or a renewal of the plan is tried again by its own button.
  const isTriedHere = isForPlan || back.purpose === 'drop_in';
  return (
    <FailureNote>
      {t(`unpaid.${back.outcome}`)}{' '}
      {isTriedHere && t(isForPlan && mayPayAlone ? 'unpaid.orAlone' : 'unpaid.again')}
    </FailureNote>
  );
}
