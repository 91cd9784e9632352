import type { Booker, BookingLedger } from './booking-ledger.ts';
import { type BookingDraft, draftCalledOff, draftPlace, draftWait } from './draft-booking.ts';
import type { FillableSession } from './fill-session.ts';
import type { Random } from './random.ts';

const hour = 60 * 60 * 1000;

/** Fifteen visits at seven venues in five weeks: days ago and where. Nine are in her billing month. */
const visits: readonly (readonly [daysAgo: number, venueName: string])[] = [
  [34, 'Nafas Studio'],
  [32, 'Jabal Bloc'],
  [29, 'Corniche Boxing Club'],
  [26, 'Nafas Studio'],
  [23, 'Bahr Swim Club'],
  [20, 'Beit el Raqs'],
  [14, 'Nafas Studio'],
  [13, 'Jabal Bloc'],
  [11, 'Corniche Boxing Club'],
  [9, 'Gemmayzeh Pilates Rooms'],
  [8, 'Jabal Bloc'],
  [6, 'Bahr Swim Club'],
  [4, 'Beit el Raqs'],
  [3, 'Nafas Studio'],
  [1, 'Jbeil Runners'],
];

export interface MayaStory {
  drafts: BookingDraft[];
  nextClass: FillableSession | null;
  waitingFor: FillableSession | null;
  calledOff: FillableSession | null;
}

/**
 * What the demo member has behind and before her: a past with one missed class, the next class at
 * Nafas Studio, two later ones, a place in line, and a class that the venue called off.
 */
export function tellMayaStory(
  random: Random,
  maya: Booker,
  sessions: readonly FillableSession[],
  ledger: BookingLedger,
  now: number,
): MayaStory {
  const drafts: BookingDraft[] = [];
  const book = (session: FillableSession | undefined, missed = false): FillableSession | null => {
    if (!session || !ledger.allows(maya, session)) return null;
    ledger.take(maya, session);
    drafts.push(draftPlace(random, maya, session, now, missed));
    return session;
  };
  for (const [index, [daysAgo, venueName]] of visits.entries()) {
    const evenings = sessions.filter(
      (session) =>
        session.venueName === venueName && session.endsAt < now && session.localMinute >= 17 * 60,
    );
    const distance = (session: FillableSession) => Math.abs(session.daysAhead + daysAgo);
    const nearest = Math.min(...evenings.map(distance));
    const choice = evenings.filter((session) => distance(session) === nearest);
    if (choice.length > 0) book(random.pick(choice), index === 4);
  }
  const upcoming = (venueName: string, title: string, afterHours: number) =>
    sessions
      .filter((session) => session.venueName === venueName && session.title === title)
      .filter((session) => session.startsAt > now + afterHours * hour)
      .filter((session) => title !== 'Sea Lanes, coached' || session.localMinute >= 17 * 60)
      .sort((a, b) => a.startsAt - b.startsAt)[0];
  const nextClass = book(upcoming('Nafas Studio', 'Vinyasa Flow', 0.7));
  book(upcoming('Jbeil Runners', 'Old Town 8 km', 30));
  book(upcoming('Beit el Raqs', 'Dabke for Everyone', 60));
  const waitingFor = upcoming('Bahr Swim Club', 'Sea Lanes, coached', 20) ?? null;
  if (waitingFor) {
    ledger.note(maya, waitingFor);
    drafts.push({ ...draftWait(random, maya, waitingFor, now), createdAt: now - 26 * hour });
  }
  const calledOff = upcoming('Batroun Surf House', 'Surf School', 26) ?? null;
  if (calledOff) {
    ledger.note(maya, calledOff);
    drafts.push(draftCalledOff(random, maya, calledOff, now, 'High swell.'));
  }
  return { drafts, nextClass, waitingFor, calledOff };
}
