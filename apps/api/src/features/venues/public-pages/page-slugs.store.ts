import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** A published venue as its public page names it. */
export interface PageVenueRow {
  id: string;
  slug: string;
  city_slug: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The published venue with this slug, current or earlier, or with this id; null without one. */
export async function findPageVenue(db: Db, slugOrId: string): Promise<PageVenueRow | null> {
  const id = UUID.test(slugOrId) ? slugOrId : null;
  const { rows } = await sql<PageVenueRow>`
    SELECT v.id, current.slug, c.slug AS city_slug
    FROM (
      SELECT venue_id FROM venue_slugs WHERE slug = ${slugOrId}
      UNION
      SELECT venue_id FROM venue_slugs WHERE venue_id = ${id}::uuid
    ) AS found
    JOIN venues v ON v.id = found.venue_id AND v.status = 'published'
    JOIN venue_slugs current ON current.venue_id = v.id AND current.is_current
    LEFT JOIN city_slugs c ON c.city = v.city AND c.country_code = v.country_code`.execute(db);
  return rows[0] ?? null;
}

/** The current slugs of some venues, by their ids. */
export async function listVenueSlugs(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ venue_id: string; slug: string }>`
    SELECT venue_id, slug FROM venue_slugs
    WHERE is_current AND venue_id = ANY (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ venue_id, slug }) => [venue_id, slug]));
}

/** A public page in the sitemap. */
export interface ListedPageRow {
  path: string;
  /** The local date of its last change; null where it changes all the time. */
  changed_on: string | null;
}

/** The public pages of cities and venues, in the order of their paths. */
export async function listPublicPages(db: Db, limit: number): Promise<ListedPageRow[]> {
  const { rows } = await sql<ListedPageRow>`
    SELECT path, changed_on FROM (
      SELECT '/cities/' || c.slug AS path, NULL::text AS changed_on
      FROM city_slugs c
      WHERE EXISTS (
        SELECT FROM venues v
        WHERE v.city = c.city AND v.country_code = c.country_code AND v.status = 'published')
      UNION ALL
      SELECT '/venues/' || s.slug, v.updated_at::date::text
      FROM venue_slugs s JOIN venues v ON v.id = s.venue_id
      WHERE s.is_current AND v.status = 'published'
    ) AS pages
    ORDER BY path LIMIT ${limit}`.execute(db);
  return rows;
}
