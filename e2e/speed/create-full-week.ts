import { PASSWORD } from '../fixtures/database/create-user.ts';

/** Who measures, and the venue whose week is full. */
export interface FullWeek {
  venueId: string;
  /** How many weeks after the one that begins today; the days of that one are not all full. */
  weeksAhead: number;
  /** What a browser stores for the partner who is signed in. */
  storage: Record<string, string>;
}

const CLASSES = 5;
const DAY_MS = 86_400_000;

/** Creates a venue of the demo partner with 200 sessions in each week, as partners do. */
export async function createFullWeek(origin: string): Promise<FullWeek> {
  const session = await post(origin, '/auth/sign-in', '', {
    email: 'partner@pulse.test',
    password: PASSWORD,
  });
  const token = String(session.access_token);
  const venue = await post(origin, '/partner/venues', token, {
    name: 'A full week',
    address: 'Rue Gouraud 1',
    city: 'Beirut',
    latitude: 33.8938,
    longitude: 35.518,
    amenities: [],
    activities: ['yoga'],
    tier: 'standard',
    open_gym: false,
    operating_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opens: '06:00',
      closes: '22:30',
    })),
  });
  const venueId = String(venue.id);
  for (let number = 0; number < CLASSES; number += 1) {
    await post(origin, '/partner/class-templates', token, {
      venue_id: venueId,
      name: `Reformer Flow ${number + 1}`,
      activity: 'yoga',
      capacity: 10,
      duration_minutes: 50,
      drop_in_price: null,
      tier: 'standard',
      weekly: weeklyTimes(number),
      first_date: dateAfter(1),
    });
  }
  return {
    venueId,
    weeksAhead: 2,
    storage: {
      pulse_access_token: token,
      pulse_refresh_token: String(session.refresh_token),
      pulse_user: JSON.stringify(session.user),
    },
  };
}

/** 40 of the 200 times: from 07:00 on every half hour, at which five days have a class at once. */
function weeklyTimes(number: number) {
  return Array.from({ length: 40 }, (_, index) => {
    const place = number * 40 + index;
    const minute = 7 * 60 + Math.floor(place / 7) * 30;
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
    const start = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
    return { weekday: (place % 7) + 1, start };
  });
}

function dateAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

async function post(
  origin: string,
  path: string,
  token: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
