const prefix = 'pulse_draft:';
const ownerKey = 'typist';

/** Returns the unsent text stored under this key in this tab; empty without one. */
export function readDraft(key: string): string {
  return sessionStorage.getItem(prefix + key) ?? '';
}

/** Stores a text until it is sent or the tab is closed. */
export function saveDraft(key: string, text: string): void {
  sessionStorage.setItem(prefix + key, text);
}

/** Deletes a text that was sent. */
export function clearDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

/** Binds the drafts of this tab to a user; drafts of another user are deleted. */
export function bindDraftsToUser(userId: string): void {
  const previousUserId = readDraft(ownerKey);
  if (previousUserId && previousUserId !== userId) clearDrafts();
  saveDraft(ownerKey, userId);
}

/** Deletes all drafts, so that the next person to sign in does not see them. */
export function clearDrafts(): void {
  const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of drafts) sessionStorage.removeItem(key);
}
