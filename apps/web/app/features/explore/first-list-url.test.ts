import { client } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { distanceOrigin } from './address/distance-origin.ts';
import { readExploreAddress } from './address/explore-address.ts';
import { defaultPlace } from './address/last-place.ts';
import { exploreQuery } from './explore-query.ts';
import { firstListUrl } from './first-list-url.ts';
import { listPath } from './list-parameters.ts';

test('the list that is requested early is the one that the page asks for first', () => {
  const search = readExploreAddress(new URLSearchParams());
  const distanceFrom = distanceOrigin(defaultPlace, null);
  const { initialPageParam } = exploreQuery(search, defaultPlace, '2026-11-22', distanceFrom);
  const asked = client.buildUrl({
    baseUrl: '',
    url: listPath,
    ...initialPageParam,
  });
  expect(firstListUrl('2026-11-22')).toBe(asked);
});
