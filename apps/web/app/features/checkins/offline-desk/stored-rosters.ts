import type { OfflineRosters, RosterEntry, VenueDay } from '@pulse/contract/client';
import { checkInWindow, DAY, type EpochMs } from '@pulse/domain';

/** The prefix `pulse_` marks data that sign-out clears. */
const prefix = 'pulse_desk_rosters:';
/** They are of two days, and staff do not need the names for longer. */
const keptMs = 2 * DAY;

/** What a desk keeps of one venue for a network drop. */
export interface StoredRosters {
  user_id: string;
  /** When they were loaded, by the clock of this device. */
  as_of: EpochMs;
  day: VenueDay;
  rosters: OfflineRosters['rosters'];
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

function read(key: string): StoredRosters | null {
  try {
    const stored: StoredRosters = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored?.rosters) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps the rosters of one venue; a device without room keeps none, and says so when it is offline. */
export function storeRosters(stored: StoredRosters): void {
  const key = prefix + stored.day.venue.id;
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    localStorage.removeItem(key);
  }
}

/** What this device keeps for a person, the latest first; deletes what is older than two days. */
export function readStoredRosters(userId: string, now: EpochMs): StoredRosters[] {
  const all = keys().map((key) => ({ key, stored: read(key) }));
  for (const { key, stored } of all)
    if (!stored || now - stored.as_of > keptMs) localStorage.removeItem(key);
  return all
    .flatMap(({ stored }) => stored ?? [])
    .filter(({ user_id, as_of }) => user_id === userId && now - as_of <= keptMs)
    .sort((a, b) => b.as_of - a.as_of);
}

/** The place of a member on the kept rosters for which check-in is open at `at`, nearest start first. */
export function findOnRosters(
  { rosters }: StoredRosters,
  memberCode: string,
  at: EpochMs,
): { entry: RosterEntry; title: string; starts_at: string } | null {
  const distance = (startsAt: string) => Math.abs(Date.parse(startsAt) - at);
  const found = rosters
    .filter(({ session }) => checkInWindow(Date.parse(session.starts_at), at).state === 'open')
    .sort((a, b) => distance(a.session.starts_at) - distance(b.session.starts_at))
    .flatMap(({ session: { title, starts_at }, items }) =>
      items
        .filter(({ member_code }) => member_code === memberCode)
        .map((entry) => ({ entry, title, starts_at })),
    );
  return found.find(({ entry }) => entry.status === 'confirmed') ?? found[0] ?? null;
}
