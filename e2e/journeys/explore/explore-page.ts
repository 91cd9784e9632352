import type { Locator, Page } from '@playwright/test';
import type { Town } from '../../fixtures/database/create-town.ts';
import { expect } from '../../fixtures/test.ts';

/** The list of what was found. */
export const venuesOf = (page: Page): Locator => page.getByRole('list', { name: 'Venues' });

/** The field that is searched with. */
export const fieldOf = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Class, venue, coach or area' });

/** The row of the venue of this name. */
export const rowOf = (page: Page, name: string): Locator =>
  venuesOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** Expects the focus on the row at this place in the whole list. */
export const expectFocusOn = (page: Page, place: number) =>
  expect(
    venuesOf(page).locator(`[aria-posinset="${place}"]`).getByRole('link').first(),
  ).toBeFocused();

/** Explore with its map over a town. */
export const addressOf = ({ latitude, longitude }: Pick<Town, 'latitude' | 'longitude'>): string =>
  `/app/explore?at=${latitude.toFixed(3)},${longitude.toFixed(3)}`;
