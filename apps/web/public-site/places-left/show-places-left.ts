import { findSlot, interpolate } from '../templates/copy-template.ts';
import { formatCount, readPluralForms } from '../templates/plural-forms.ts';

/** How full a class is now. */
export interface ClassPlaces {
  id: string;
  capacity: number;
  booked: number;
}

/** Updates the dots, the text and the action of each class that is shown. */
export function showPlacesLeft(page: HTMLElement, classes: ClassPlaces[], language: string): void {
  const forms = readPluralForms(page.dataset.left);
  const byId = new Map(classes.map((session) => [session.id, session]));
  for (const row of page.querySelectorAll<HTMLElement>('[data-session]')) {
    const session = byId.get(row.dataset.session ?? '');
    const places = findSlot(row, 'places');
    if (!session || !places) continue;
    const { capacity, booked } = session;
    for (const [place, dot] of [...places.querySelectorAll('circle')].entries())
      dot.setAttribute('data-kind', place < booked ? 'taken' : 'free');
    const bar = places.querySelector<HTMLElement>('[style]');
    if (bar) bar.style.inlineSize = `${(Math.min(booked, capacity) / capacity) * 100}%`;
    const label = places.firstElementChild?.lastElementChild;
    if (label) label.textContent = formatCount(forms, Math.max(0, capacity - booked), language);
    showAction(row, booked >= capacity);
  }
}

function showAction(row: HTMLElement, full: boolean): void {
  const link = findSlot<HTMLAnchorElement>(row, 'action');
  const action = full ? link?.dataset.waitlist : link?.dataset.book;
  if (!link || !action) return;
  link.textContent = action;
  if (link.dataset.label)
    link.setAttribute('aria-label', interpolate(link.dataset.label, { action }));
}
