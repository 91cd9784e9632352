import { getCityPage, listClassSessions } from '@pulse/contract/client';
import type { Language } from '#locales/languages.ts';
import { type ClassPlaces, showPlacesLeft } from './show-places-left.ts';

/** Refreshes the places left of a venue's classes: the page may have been rendered a minute ago. */
export async function startVenuePage(page: HTMLElement, language: Language): Promise<void> {
  const { id, date } = page.dataset;
  if (!id || !date) return;
  const query = { venue_id: id, date, days: 7, limit: 100 };
  await refresh(page, language, async () => (await listClassSessions({ query })).data?.items);
}

/** Refreshes the places left of the classes on a city's page. */
export async function startCityPage(page: HTMLElement, language: Language): Promise<void> {
  const slug = page.dataset.id;
  if (!slug) return;
  await refresh(page, language, async () => {
    const { data } = await getCityPage({ path: { slug } });
    return data?.days.flatMap((day) => day.classes);
  });
}

async function refresh(
  page: HTMLElement,
  language: Language,
  load: () => Promise<ClassPlaces[] | undefined>,
): Promise<void> {
  // Without a response the page stays as it was rendered.
  const classes = await load().catch(() => undefined);
  if (classes) showPlacesLeft(page, classes, language);
}
