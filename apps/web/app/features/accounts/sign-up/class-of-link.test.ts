import { expect, test } from 'vitest';
import { classOfLink } from './class-of-link.ts';

test('a link that expired or was used tells which class it carried', () => {
  const details = { purpose: 'verify_email', class_session_id: 's1' };
  expect(classOfLink({ status: 410, code: 'link_expired', details })).toBe('s1');
  expect(classOfLink({ status: 410, code: 'link_invalid', details })).toBe('s1');
});

test.each([
  null,
  new TypeError('Failed to fetch'),
  { status: 410, code: 'link_invalid' },
  { status: 400, code: 'validation_failed', details: { field: 'token' } },
])('otherwise there is none: %j', (error) => {
  expect(classOfLink(error)).toBeNull();
});
