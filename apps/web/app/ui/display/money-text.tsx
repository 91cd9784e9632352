import type { Money } from '@pulse/contract/client';
import { useFormat } from '../format/use-format.ts';

/** An amount with its currency, in the reader's language. */
export function MoneyText({ money }: { money: Money }) {
  return <span>{useFormat().money(money)}</span>;
}
