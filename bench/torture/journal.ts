/** What the servers told one member about one class, as the member would write it down. */
export interface JournalEntry {
  userId: string;
  sessionId: string;
  bookingId: string | null;
  /** As in the last answer; the system may have changed it since. */
  status: string | null;
  /** A refusal after a lost answer: the first request may still take effect. */
  mayBeBooked: boolean;
  checkInId: string | null;
}

/** What clients were answered, and what was wrong with an answer as such. */
export interface Journal {
  /** The entry of this member and class, new unless there is one. */
  entry(userId: string, sessionId: string): JournalEntry;
  entries(): JournalEntry[];
  /** Notes the state of a booking, which has to follow from what was acknowledged. */
  observe(entry: JournalEntry, status: string, explained?: readonly string[]): void;
  violate(sentence: string): void;
  violations: ReadonlySet<string>;
  /** The same notes without the violations, to compare with for a moment. */
  copy(): Journal;
}

/** What the system may do to a booking after its member heard of it. */
const LATER: Record<string, readonly string[]> = {
  waitlisted: ['waitlisted', 'confirmed', 'cancelled'],
  confirmed: ['confirmed'],
  cancelled: ['cancelled'],
  completed: ['completed'],
};

export function createJournal(noted: readonly JournalEntry[] = []): Journal {
  const keyOf = (userId: string, sessionId: string) => `${userId} ${sessionId}`;
  const entries = new Map(
    noted.map((entry) => [keyOf(entry.userId, entry.sessionId), { ...entry }]),
  );
  const violations = new Set<string>();
  return {
    violations,
    violate: (sentence) => void violations.add(sentence),
    entries: () => [...entries.values()],
    copy: () => createJournal([...entries.values()]),
    entry(userId, sessionId) {
      const key = keyOf(userId, sessionId);
      const nothing = { bookingId: null, status: null, mayBeBooked: false, checkInId: null };
      const entry = entries.get(key) ?? { userId, sessionId, ...nothing };
      entries.set(key, entry);
      return entry;
    },
    observe(entry, status, explained = []) {
      const { bookingId, status: told } = entry;
      if (told !== null && !LATER[told]?.includes(status) && !explained.includes(status))
        violations.add(`booking ${bookingId} was acknowledged as ${told} and is ${status}`);
      entry.status = status;
    },
  };
}
