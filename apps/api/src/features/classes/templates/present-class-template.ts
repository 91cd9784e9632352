import type { classTemplate } from '@pulse/contract';
import type { z } from 'zod';
import type { ClassTemplateRow } from './class-templates.store.ts';

/** A class with its weekly times, in its wire form. */
export type PresentedTemplate = z.input<typeof classTemplate>;

/** Presents a class to the own organisation. */
export function presentClassTemplate(row: ClassTemplateRow): PresentedTemplate {
  const { draft, archived_at, price_minor, currency, updated_at, ...others } = row;
  const { venue_tier: _, venue_time_zone: __, ...fields } = others;
  return {
    ...fields,
    activity: row.activity as PresentedTemplate['activity'],
    status: archived_at ? 'archived' : draft ? 'draft' : 'published',
    drop_in_price: price_minor === null ? null : { amount_minor: price_minor, currency },
    updated_at: updated_at.toISOString(),
  };
}
