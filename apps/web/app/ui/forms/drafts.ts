const prefix = 'pulse_draft:';
const ownerKey = 'typist';

/** What was typed under this key in this tab and not sent yet. */
export function readDraft(key: string): string {
  return sessionStorage.getItem(prefix + key) ?? '';
}

/** Keeps what is being typed until it is sent or the tab closes. */
export function saveDraft(key: string, text: string): void {
  sessionStorage.setItem(prefix + key, text);
}

/** Forgets a text that has been sent. */
export function clearDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

/** Says who types from now on. What somebody else has typed in this tab is forgotten. */
export function bindDraftsToUser(userId: string): void {
  const previousUserId = readDraft(ownerKey);
  if (previousUserId && previousUserId !== userId) clearDrafts();
  saveDraft(ownerKey, userId);
}

/** Forgets every text that was not sent: who signs out leaves nothing for the next person. */
export function clearDrafts(): void {
  const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of drafts) sessionStorage.removeItem(key);
}
