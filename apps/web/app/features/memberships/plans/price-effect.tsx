import type { EditedPlan } from '@pulse/contract/client';
import { countPriceChange, PRICE_NOTICE_DAYS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import editor from '#ui/forms/editor.module.css';
import { type PlanValues, type priceFields, readPrice } from './plan-values.ts';

interface PriceEffectProps {
  field: (typeof priceFields)[number];
  values: PlanValues;
  agreed: EditedPlan['agreed_prices'];
}

const consequences = ['dearer', 'cheaper', 'otherCurrency'] as const;

/** What a typed price means for those who have the plan, and for how many. */
export function PriceEffect({ field, values, agreed }: PriceEffectProps) {
  const { t } = useTranslation('platform-memberships');
  const price = readPrice(values, field);
  if (!price) return null;
  const change = countPriceChange(agreed, field === 'monthly_price' ? 'month' : 'year', price);
  const found = consequences.filter((one) => change[one] > 0);
  return (
    <div aria-live="polite">
      {found.length === 0 && <p className={editor.hint}>{t('edit.effect.none')}</p>}
      {found.map((one) => (
        <p key={one} className={editor.hint}>
          {t(`edit.effect.${one}`, { count: change[one], days: PRICE_NOTICE_DAYS })}
        </p>
      ))}
    </div>
  );
}
