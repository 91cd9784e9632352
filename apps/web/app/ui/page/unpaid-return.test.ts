import { expect, test } from 'vitest';
import { unpaidReturnOf, wayBack } from './unpaid-return.ts';

test.each(['declined', 'expired', 'open'] as const)(
  'the way back from a payment that is %s says so, and keeps the class',
  (status) => {
    const path = wayBack({ status, purpose: 'drop_in', return_path: '/app/venue/1?session=2' });
    const { pathname, searchParams, search } = new URL(path, 'https://pulse.test');
    expect([pathname, searchParams.get('session')]).toEqual(['/app/venue/1', '2']);
    expect(unpaidReturnOf(search)).toEqual({ outcome: status, purpose: 'drop_in' });
  },
);

test('a payment that was made leads back without a word', () => {
  const path = wayBack({ status: 'paid', purpose: 'membership', return_path: '/app/membership' });
  expect(path).toBe('/app/membership');
  expect(unpaidReturnOf('?session=2')).toBeNull();
});
