import type { FoundPayment } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';

/** Returns a function that says what a payment is for: a plan, its renewal, or a class. */
export function usePaymentTitle() {
  const { t } = useTranslation('platform-payments');
  return ({ purpose, plan_code: plan, title }: FoundPayment) =>
    t(`purpose.${purpose}`, { plan: plan ? t(`plan.${plan}`) : title, title });
}
