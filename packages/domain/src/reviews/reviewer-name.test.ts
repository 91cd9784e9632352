import { expect, test } from 'vitest';
import { reviewerName } from './reviewer-name.ts';

test('a reviewer is a first name and an initial', () => {
  expect(reviewerName('Maya Khoury')).toBe('Maya K.');
  expect(reviewerName('  Joelle   Abi Nader ')).toBe('Joelle N.');
  expect(reviewerName('Zoé d’Arcy')).toBe('Zoé D.');
});

test('a single name stands alone', () => {
  expect(reviewerName('Rania')).toBe('Rania');
});
