import type { Plan } from '@pulse/contract/client';

/** What a year costs less than twelve months of the same plan; null when it costs no less. */
export function yearlySaving({ monthly_price, yearly_price }: Plan): Plan['yearly_price'] {
  if (!monthly_price || !yearly_price || monthly_price.currency !== yearly_price.currency)
    return null;
  const saved = 12 * monthly_price.amount_minor - yearly_price.amount_minor;
  return saved > 0 ? { amount_minor: saved, currency: yearly_price.currency } : null;
}
