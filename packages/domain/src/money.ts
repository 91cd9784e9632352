/** An amount in the currency's smallest unit (cents for USD) with its ISO 4217 code. */
export interface Money {
  amount_minor: number;
  currency: string;
}
