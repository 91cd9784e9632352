/** The shapes of tax ids that name their country; the rest of the world has no common one. */
const SHAPES: readonly [prefix: RegExp, shape: RegExp][] = [
  [/^ATU\d/, /^ATU\d{8}$/],
  [/^BE\d/, /^BE\d{10}$/],
  [/^CHE\d/, /^CHE\d{9}(MWST|TVA|IVA|VAT)?$/],
  [/^CY\d/, /^CY\d{8}[A-Z]$/],
  [/^DE\d/, /^DE\d{9}$/],
  [/^ES[A-Z\d]\d/, /^ES[A-Z\d]\d{7}[A-Z\d]$/],
  [/^FR[A-Z\d]{2}\d/, /^FR[A-Z\d]{2}\d{9}$/],
  [/^GB\d/, /^GB(\d{9}|\d{12})$/],
  [/^IT\d/, /^IT\d{11}$/],
  [/^LU\d/, /^LU\d{8}$/],
];

/** The tax id without its separators, in capitals: two ways to type one id become equal. */
export function normalizeTaxId(taxId: string): string {
  return taxId.replaceAll(/[\s./-]/g, '').toUpperCase();
}

/**
 * What is wrong with the shape of a tax id; null when nothing is. It has 4 to 30 letters and digits,
 * at least 4 of them digits, which are not all the same; one with a known country prefix has that
 * country's shape. Whether it exists is for the reviewer.
 */
export function taxIdFault(taxId: string): 'tax_id_invalid' | null {
  const id = normalizeTaxId(taxId);
  const digits = id.replaceAll(/\D/g, '');
  if (!/^[A-Z\d]{4,30}$/.test(id) || digits.length < 4 || /^(\d)\1*$/.test(digits))
    return 'tax_id_invalid';
  const known = SHAPES.find(([prefix]) => prefix.test(id));
  return !known || known[1].test(id) ? null : 'tax_id_invalid';
}
