import { expect, test } from 'vitest';
import { normalizeTaxId, taxIdFault } from './tax-id.ts';

test.each([
  '601-2871904',
  'LB-301-445566',
  'LB 123456',
  'CHE-114.552.908 MWST',
  'DE 311 402 778',
  '12/345/67890',
  'FR 40 303 265 045',
])('%s has the shape of a tax id', (taxId) => {
  expect(taxIdFault(taxId)).toBeNull();
});

test.each([
  '????',
  'none',
  '0000000',
  'DE 311 402',
  'CHE 114',
  '12',
  'LB 301 445566'.repeat(4),
  '\u202e6655\u202c-44',
  '',
])('%s has not', (taxId) => {
  expect(taxIdFault(taxId)).toBe('tax_id_invalid');
});

test('separators and case do not make another tax id', () => {
  expect(normalizeTaxId('che-114.552.908')).toBe(normalizeTaxId('CHE 114552908'));
});
