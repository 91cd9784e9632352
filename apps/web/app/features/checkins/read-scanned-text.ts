/** Where a scanned or typed text leads: a path of this app, or null when it is no check-in code. */
export function checkInPathOf(text: string, origin: string): string | null {
  const trimmed = text.trim();
  const path = trimmed.includes('/') ? pathOfLink(trimmed, origin) : `/checkin/${trimmed}`;
  return path && /^\/checkin\/[\w-]{4,80}(\/[\w-]{20,120})?$/.test(path) ? path : null;
}

/** A poster may carry another address of the same server, so only the path is believed. */
function pathOfLink(text: string, origin: string): string | null {
  return URL.canParse(text, origin) ? new URL(text, origin).pathname : null;
}
