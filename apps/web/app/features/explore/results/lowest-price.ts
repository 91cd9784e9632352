import type { Money, SessionAtVenue } from '@pulse/contract/client';

/** Returns the lowest drop-in price of these classes; null when none has one, or they differ in currency. */
export function lowestPrice(sessions: readonly Pick<SessionAtVenue, 'price'>[]): Money | null {
  const prices = sessions.flatMap(({ price }) => (price ? [price] : []));
  const [first] = prices;
  if (!first || prices.some(({ currency }) => currency !== first.currency)) return null;
  return prices.reduce((lowest, price) =>
    price.amount_minor < lowest.amount_minor ? price : lowest,
  );
}
