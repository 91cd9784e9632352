/** An amount in the currency's smallest unit (cents for USD) with its ISO 4217 code. */
export interface Money {
  amount_minor: number;
  currency: string;
}

/** The lowest and the highest of some prices. */
export interface PriceRange {
  lowest: Money;
  highest: Money;
}

/** Amounts of two currencies were added, subtracted or compared. */
export class MixedCurrencies extends Error {
  constructor(left: string, right: string) {
    super(`Amounts in ${left} and ${right} cannot be combined`);
  }
}

/** ISO 4217: currencies whose smallest unit is not a hundredth. */
const EXPONENTS: Record<0 | 3, readonly string[]> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
};

/** The decimals of a currency: 0 for JPY, 3 for KWD, 2 for most. */
export function minorUnitExponent(currency: string): 0 | 2 | 3 {
  if (EXPONENTS[0].includes(currency)) return 0;
  return EXPONENTS[3].includes(currency) ? 3 : 2;
}

/** Whether two amounts are equal, currency included. */
export function isSameMoney(left: Money, right: Money): boolean {
  return left.currency === right.currency && left.amount_minor === right.amount_minor;
}

/** The sum. Throws MixedCurrencies, and a RangeError beyond what a number holds exactly. */
export function addMoney(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return exact(left.amount_minor + right.amount_minor, left.currency);
}

/** `left` less `right`; may be negative. Throws as `addMoney` does. */
export function subtractMoney(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return exact(left.amount_minor - right.amount_minor, left.currency);
}

/** An amount as plain digits in whole units, for a spreadsheet: `-18.50` USD, `1250` JPY. */
export function decimalAmount({ amount_minor, currency }: Money): string {
  const decimals = minorUnitExponent(currency);
  const digits = String(Math.abs(amount_minor)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const fraction = decimals > 0 ? `.${digits.slice(cut)}` : '';
  return `${amount_minor < 0 ? '-' : ''}${digits.slice(0, cut)}${fraction}`;
}

/**
 * `numerator / denominator` of an amount, rounded half up (away from zero for a negative one) to
 * the smallest unit. Throws unless the denominator is a positive integer and the numerator an integer.
 */
export function fractionOfMoney(money: Money, numerator: number, denominator: number): Money {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator < 1)
    throw new RangeError(`${numerator}/${denominator} is not a fraction`);
  // The product may exceed what a number holds exactly.
  const product = BigInt(money.amount_minor) * BigInt(numerator);
  return exact(Number(divideHalfUp(product, BigInt(denominator))), money.currency);
}

/**
 * Splits an amount by weights into parts that add up to it: each part is within one smallest unit
 * of its share, and the earlier parts get the units left over. Throws without a positive weight.
 */
export function splitMoney(money: Money, weights: readonly number[]): Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Weights are whole numbers from 0');
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError('At least one weight is positive');
  const parts = weights.map((weight) => (BigInt(money.amount_minor) * BigInt(weight)) / total);
  let left = BigInt(money.amount_minor) - parts.reduce((sum, part) => sum + part, 0n);
  const unit = left < 0n ? -1n : 1n;
  return parts.map((part, index) => {
    const takes = left !== 0n && weights[index] !== 0;
    if (takes) left -= unit;
    return exact(Number(takes ? part + unit : part), money.currency);
  });
}

/**
 * The nearest amount that a card can be charged: of a currency with three decimals a multiple of
 * ten, which is all that card networks settle; of others the amount itself.
 */
export function chargeableMoney(money: Money): Money {
  if (minorUnitExponent(money.currency) !== 3) return money;
  const tens = divideHalfUp(BigInt(money.amount_minor), 10n);
  return exact(Number(tens * 10n), money.currency);
}

/** The range of some prices, of those in the currency of the first one; null without a price. */
export function priceRange(prices: readonly Money[]): PriceRange | null {
  const [first] = prices;
  if (!first) return null;
  const amounts = prices
    .filter(({ currency }) => currency === first.currency)
    .map(({ amount_minor }) => amount_minor);
  return {
    lowest: { ...first, amount_minor: Math.min(...amounts) },
    highest: { ...first, amount_minor: Math.max(...amounts) },
  };
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new MixedCurrencies(left.currency, right.currency);
}

function exact(amount_minor: number, currency: string): Money {
  if (!Number.isSafeInteger(amount_minor))
    throw new RangeError('An amount beyond what a number holds exactly');
  // -0 and 0 are one amount.
  return { amount_minor: amount_minor + 0, currency };
}

function divideHalfUp(value: bigint, by: bigint): bigint {
  const magnitude = value < 0n ? -value : value;
  const rounded = (2n * magnitude + by) / (2n * by);
  return value < 0n ? -rounded : rounded;
}
