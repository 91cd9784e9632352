import { expect, test } from 'vitest';
import { readAuthHistory } from './auth-history.ts';

test('the history entry keeps where to return and where the mail went', () => {
  const from = { pathname: '/app/venue/v1', search: '?session=s1' };
  expect(readAuthHistory({ from, sentTo: 'maya@pulse.test' })).toEqual({
    from,
    sentTo: 'maya@pulse.test',
  });
});

test.each([null, undefined, 'text', {}, { from: 'x', sentTo: 1 }, { from: null }])(
  'anything else is ignored: %j',
  (state) => expect(readAuthHistory(state)).toEqual({}),
);
