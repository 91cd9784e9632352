const header = 'Pulse-Position';

/** The highest position that this browser has seen, and when it saw the last one; other tabs share it. */
const positionKey = 'pulse_position';

/** Longer than any replica that the server reads is behind: each has the change by then. */
const longestAgeMs = 30_000;

/** Keeps how far the database had come at a change, so that what is read next has it. */
export function keepPosition(response: Response, now = Date.now()): void {
  const position = response.headers.get(header);
  if (!position) return;
  const kept = readPosition(now);
  // Answers may arrive in another order than they were written.
  const highest = kept && kept > position ? kept : position;
  localStorage.setItem(positionKey, `${highest} ${now}`);
}

/** Asks for data that has this browser's own changes, of the last seconds. */
export function addPosition(headers: Headers, now = Date.now()): void {
  const position = readPosition(now);
  if (position) headers.set(header, position);
}

function readPosition(now: number): string | null {
  const [position, seenAt] = localStorage.getItem(positionKey)?.split(' ') ?? [];
  return position && now - Number(seenAt) < longestAgeMs ? position : null;
}
