import type { ReactNode } from 'react';

export interface Toast {
  id: string;
  message: ReactNode;
  tone: 'plain' | 'success' | 'failure';
}

interface ToastOptions {
  /** A toast with the same id replaces the earlier one. */
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

/** Calls the listener when the toasts change; returns a function that unsubscribes. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides a toast before its time is up. */
export function hideToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Shows a short message above the page for 5 seconds by default; at most the newest three, each once. */
export function showToast(
  message: ReactNode,
  { id = `toast-${++count}`, tone = 'plain', durationMs = 5000 }: ToastOptions = {},
): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => hideToast(id), durationMs),
  );
  const others = toasts.filter((toast) => toast.id !== id && toast.message !== message);
  setToasts([...others, { id, message, tone }].slice(-maxToasts));
}

/** Shows a short success message. */
export function toastSuccess(message: string): void {
  showToast(message, { tone: 'success' });
}

/** Shows a failure message, for 8 seconds. */
export function toastFailure(message: string): void {
  showToast(message, { tone: 'failure', durationMs: 8000 });
}
