import type { EditorChange, EditorOptions } from './editor-options.ts';
import { createEditorStore } from './editor-store.ts';

export interface Venue {
  version: number;
  name: string;
  city: string;
  hours: string[];
  /** Only its end is shown, and the form opens without it. */
  account_hint: string;
  /** Is not edited here. */
  status: string;
}

export interface VenueValues {
  name: string;
  city: string;
  hours: string[];
  account: string;
}

export const sidon: Venue = {
  version: 3,
  name: 'Cedar Studio',
  city: 'Sidon',
  hours: ['08:00'],
  account_hint: '•• 9114',
  status: 'draft',
};
export const conflict = {
  status: 409,
  code: 'version_conflict',
  detail: 'Another version is saved.',
};
export const failedText = 'That did not work.';

export const toValues = (venue: Venue | null): VenueValues => ({
  name: venue?.name ?? '',
  city: venue?.city ?? '',
  hours: venue?.hours ?? [],
  account: '',
});

/** An editor over a server that refuses what was typed over another version than its own. */
export function openVenue(options: Partial<EditorOptions<Venue, VenueValues>> = {}) {
  const server = { venue: sidon, calls: [] as EditorChange<Venue, VenueValues>[] };
  const save = async (change: EditorChange<Venue, VenueValues>) => {
    server.calls.push(change);
    if (change.record && change.version !== server.venue.version) throw conflict;
    const typed = Object.fromEntries(change.typed.map((name) => [name, change.values[name]]));
    server.venue = { ...server.venue, ...typed, version: server.venue.version + 1 };
    return server.venue;
  };
  const all = {
    draftKey: 'venue:1',
    saved: sidon as Venue | null,
    toValues,
    readAgain: async () => server.venue,
    save,
    fallback: failedText,
    ...options,
  };
  const editor = createEditorStore<Venue, VenueValues>(() => all);
  const elsewhere = (change: Partial<Venue>) => {
    server.venue = { ...server.venue, ...change, version: server.venue.version + 1 };
  };
  return { editor, server, elsewhere, options: all };
}
