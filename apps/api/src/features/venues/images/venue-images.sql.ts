import { sql } from 'kysely';

/** An image of a venue, with the size of its largest file in pixels. */
export interface VenueImageRow {
  id: string;
  storage_key: string;
  alt_text: string;
  width: number;
  height: number;
}

/** The images of the venue `v` in their order, as JSON. */
export const VENUE_IMAGES = sql<VenueImageRow[]>`(
  SELECT coalesce(json_agg(json_build_object('id', vi.id, 'storage_key', vi.storage_key,
    'alt_text', vi.alt_text, 'width', i.width, 'height', i.height) ORDER BY vi.sort_order), '[]')
  FROM venue_images vi JOIN images i ON i.key = vi.storage_key WHERE vi.venue_id = v.id)`;
