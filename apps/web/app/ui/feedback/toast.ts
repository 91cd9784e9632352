import type { ReactNode } from 'react';

export interface Toast {
  id: string;
  message: ReactNode;
  tone: 'plain' | 'success' | 'failure';
}

interface ToastOptions {
  /** Shows a toast of the same id anew instead of twice. */
  id?: string;
  tone?: Toast['tone'];
  /** Milliseconds on screen. */
  durationMs?: number;
}

const maxToasts = 3;
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let toasts: readonly Toast[] = [];
let count = 0;

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const readToasts = () => toasts;

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a toast away before its time. */
export function hideToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Shows a short message above the page, 5 seconds unless told otherwise; the newest three stay. */
export function showToast(
  message: ReactNode,
  { id = `toast-${++count}`, tone = 'plain', durationMs = 5000 }: ToastOptions = {},
): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => hideToast(id), durationMs),
  );
  const others = toasts.filter((toast) => toast.id !== id);
  setToasts([...others, { id, message, tone }].slice(-maxToasts));
}

/** Says briefly that something worked. */
export function toastSuccess(message: string): void {
  showToast(message, { tone: 'success' });
}

/** Says that something did not work, long enough to be read. */
export function toastFailure(message: string): void {
  showToast(message, { tone: 'failure', durationMs: 8000 });
}
