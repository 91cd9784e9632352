import type { favourite } from '@pulse/contract';
import type { z } from 'zod';
import type { FavouriteRow } from './favourites.store.ts';

/** A favourite as in the contract. */
export function presentFavourite({ created_at, ...row }: FavouriteRow): z.input<typeof favourite> {
  return { ...row, created_at: created_at.toISOString() };
}
