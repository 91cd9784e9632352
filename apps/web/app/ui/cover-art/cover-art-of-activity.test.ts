import { expect, test } from 'vitest';
import { coverArtOfActivity } from './cover-art-of-activity.ts';

test('activities without their own drawing use another one', () => {
  expect(coverArtOfActivity('tennis')).toBe('padel');
  expect(coverArtOfActivity('other')).toBe('strength');
  expect(coverArtOfActivity(undefined)).toBe('strength');
  expect(coverArtOfActivity('martial_arts')).toBe('martial_arts');
});
