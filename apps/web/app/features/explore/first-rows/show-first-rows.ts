import type { SessionAtVenue, VenueWithClasses } from '@pulse/contract/client';
import { copyTemplate, findSlot, interpolate } from '#public-site/templates/copy-template.ts';
import { formatCount, readPluralForms } from '#public-site/templates/plural-forms.ts';
import type { EarlyRead } from '#ui/network/early-response.ts';
import { applyShellStyles } from '#ui/theme/apply-shell-styles.ts';
import { rowHeight } from '../results/row-height.ts';
import { maxSlots, slotState, slotsToShow } from '../results/session-state.ts';
import { memberVenueHref } from '../venue-href.ts';

/**
 * Draws explore's first rows with the list that the shell has requested, while the app still loads. The
 * page replaces them with its own, which say more; a class that was picked meanwhile is opened then.
 */
async function showFirstRows(read: EarlyRead): Promise<void> {
  const found = (await read.answer) as { items: VenueWithClasses[] } | undefined;
  if (!found || found.items.length === 0) return;
  document.head.append(...preloadedSheets());
  await applyShellStyles();
  if (!document.querySelector(beforeTheApp)) return;
  const place = copyTemplate(document, `first-rows-${read.language}`, {});
  if (document.documentElement.dataset.bars) place.dataset.collapsed = 'true';
  const date = new URLSearchParams(read.url.split('?')[1]).get('date') ?? '';
  const shown = found.items.slice(0, Math.ceil(window.innerHeight / rowHeight));
  findSlot(place, 'rows')?.append(
    ...shown.map((item) => drawRow(item, date, place, read.language)),
  );
  document.body.append(place);
  new MutationObserver((_, observer) => {
    if (document.querySelector(beforeTheApp)) return;
    observer.disconnect();
    removeRows(place);
  }).observe(document.body, { childList: true });
}

/** What the shell shows in the place of the page (root.tsx). */
const beforeTheApp = 'body > .pulse-start';

/** The page stands where the first rows were; the focus goes on in the same row. */
function removeRows(place: HTMLElement): void {
  const rows = [...(findSlot(place, 'rows')?.children ?? [])];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  place.remove();
  document.querySelector<HTMLElement>(`main [data-index="${focused}"] [data-main]`)?.focus();
}

/** The page's own style sheets, which the router only adds with the page; applied with those of the shell. */
function preloadedSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[as="style"]')].map(({ href }) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }),
  );
}

function drawRow(
  { venue, sessions }: VenueWithClasses,
  date: string,
  place: HTMLElement,
  language: string,
): HTMLElement {
  const row = copyTemplate(document, 'first-row', { name: venue.name });
  findSlot(row, 'name')?.setAttribute('href', memberVenueHref(venue.id, date));
  const times = slotsToShow(sessions, maxSlots).map((session) =>
    drawTime(session, place, language),
  );
  findSlot(row, 'times')?.append(...times);
  return row;
}

function drawTime(session: SessionAtVenue, place: HTMLElement, language: string): HTMLElement {
  const state = slotState(session);
  const { dataset } = findSlot(place, 'texts') ?? place;
  const label =
    state === 'open'
      ? formatCount(readPluralForms(dataset.left), session.capacity - session.booked, language)
      : (dataset[state] ?? '');
  const values = { time: session.local_start, state: label, title: session.title };
  const button = copyTemplate(document, `first-slot-${language}`, values);
  button.dataset.state = state;
  button.title = session.title;
  button.setAttribute('aria-label', interpolate(button.dataset.label, values));
  button.addEventListener('click', () => {
    window.firstPick = { id: session.id, title: session.title };
    for (const other of place.querySelectorAll('[aria-busy]')) other.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
  });
  return button;
}

if (window.earlyRead) showFirstRows(window.earlyRead).catch(() => undefined);
