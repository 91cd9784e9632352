import type { CityPage, PublicClass, PublicVenue, VenuePage } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { renderPublicPage } from './render-public-page.tsx';

const hostile = '</script><script>alert(1)</script>"\'<img src=x onerror=alert(1)>&amp;';

const session: PublicClass = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Vinyasa Flow',
  activity: 'yoga',
  tier: 'standard',
  starts_at: '2026-06-01T15:00:00.000Z',
  ends_at: '2026-06-01T16:00:00.000Z',
  time_zone: 'Asia/Beirut',
  local_date: '2026-06-01',
  local_start: '18:00',
  capacity: 12,
  booked: 9,
  waitlisted: 0,
  price: { amount_minor: 1450, currency: 'USD' },
  trainer_name: 'Rania Haddad',
};

const venue: VenuePage['venue'] = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Nafas',
  address: 'Rue Armenia 12',
  city: 'Beirut',
  district: 'Mar Mikhael',
  latitude: 33.898,
  longitude: 35.522,
  time_zone: 'Asia/Beirut',
  tier: 'standard',
  activities: ['yoga', 'breath'],
  open_gym: false,
  cover_url: '/media/cover.webp',
  cover_sources: [],
  location_description: '',
  description: 'A bright room above the harbour.',
  website: 'https://nafas.example',
  phone: '+961 1 234 567',
  opening: { open: true, changes_at: '2026-06-01T19:00:00.000Z' },
  opening_hours: [{ weekday: 1, opens: '07:00', closes: '22:00' }],
  closures: [],
  important_info: 'Socks off.',
  amenities: ['showers'],
  visit_limit_per_month: null,
  images: [
    {
      url: '/media/cover.webp',
      alt: 'The room',
      width: 1600,
      height: 1200,
      sources: [
        { url: '/media/small.avif', media_type: 'image/avif', width: 640 },
        { url: '/media/large.avif', media_type: 'image/avif', width: 1600 },
        { url: '/media/small.webp', media_type: 'image/webp', width: 640 },
        { url: '/media/cover.webp', media_type: 'image/webp', width: 1600 },
      ],
    },
  ],
  trainers: [],
  rating: { count: 2, average: 4.5, distribution: [0, 0, 0, 1, 1] },
  organisation_name: 'Nafas',
  booking_policy: {
    opens_days_before: 14,
    closes_minutes_before: 5,
    free_cancel_hours: 12,
    grace_minutes: 10,
    guests_per_booking: 0,
  },
};

const dates = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-06-0${day}`);
const venuePage: VenuePage = {
  slug: 'nafas-beirut',
  city_slug: 'beirut',
  venue,
  days: dates.map((date, index) => ({ date, classes: index === 0 ? [session] : [] })),
  drop_in: {
    lowest: { amount_minor: 1450, currency: 'USD' },
    highest: { amount_minor: 1450, currency: 'USD' },
  },
  plans: [
    {
      code: 'basic',
      classes_per_day: 1,
      visits_per_month: 8,
      plus_visits_per_month: 0,
      prices_published: true,
      monthly_price: { amount_minor: 3900, currency: 'USD' },
      yearly_price: null,
    },
  ],
  reviews: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      rating: 5,
      text: 'The best floor in town.',
      author_name: 'Perla O.',
      month: '2026-05',
      edited: false,
      answer: null,
      own: false,
      can_answer: false,
    },
  ],
  nearby: [],
};

const listed: PublicVenue = {
  ...venue,
  slug: 'nafas-beirut',
  distance_m: null,
  rating: venue.rating,
};
const city = {
  name: 'Beirut',
  slug: 'beirut',
  country_code: 'LB',
  latitude: 33.89,
  longitude: 35.5,
};
const cityPage: CityPage = {
  city: { ...city, venues: 1, time_zone: 'Asia/Beirut' },
  activity: null,
  activities: [{ activity: 'yoga', venues: 1 }],
  days: [
    {
      date: '2026-06-01',
      classes: [
        { ...session, venue: { id: venue.id, slug: 'nafas-beirut', name: 'Nafas', district: '' } },
      ],
    },
    { date: '2026-06-02', classes: [] },
  ],
  venues: [listed],
  next_cursor: 'more',
  nearby: [],
};

const renderVenue = (data: VenuePage, language = 'en') =>
  renderPublicPage({ page: 'venue', path: '/venues/nafas-beirut', language, data });
const structuredIn = (body: string): Record<string, unknown>[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')[
    '@graph'
  ];
const wordsOf = (body: string) =>
  body
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('a visitor reads timetable, price, hours, reviews and address of a venue without a script', () => {
  const words = wordsOf(renderVenue(venuePage).body);
  for (const part of [
    'Nafas',
    '18:00 Vinyasa Flow',
    'Rania Haddad',
    'USD 14.50',
    '3 left',
    'Open until 22:00',
    '4.5 from 2 reviews',
    'Basic 8 visits a month USD 39 a month',
    '07:00–22:00',
    'Socks off.',
    'Showers',
    'Cancel free until 12 hours before the start.',
    'The best floor in town.',
    'Rue Armenia 12, Mar Mikhael, Beirut',
  ])
    expect(words).toContain(part);
});

test('the link of a class books it, or joins the waitlist of a full one', () => {
  const address = `/app/venue/${venue.id}?date=2026-06-01&amp;session=${session.id}`;
  expect(renderVenue(venuePage).body).toContain(`href="${address}"`);
  const full = { ...session, booked: 12 };
  const days = [{ date: '2026-06-01', classes: [full] }, ...venuePage.days.slice(1)];
  const { body } = renderVenue({ ...venuePage, days });
  expect(body).toContain('aria-label="Join waitlist: Vinyasa Flow, 18:00"');
  expect(wordsOf(body)).toContain('No places left');
});

test('prices of plans that are not published are not shown', () => {
  const plans = venuePage.plans.map((plan) => ({ ...plan, monthly_price: null }));
  expect(wordsOf(renderVenue({ ...venuePage, plans }).body)).not.toContain('USD 39');
});

test('the head has title, description, languages, image and the address of the page', () => {
  const { head } = renderVenue(venuePage, 'fr');
  const at = 'https://public-url.invalid/venues/nafas-beirut';
  expect(head).toContain('<title>Nafas, Beyrouth · Pulse</title>');
  expect(head).toMatch(/name="description" content="Yoga et respiration à Mar Mikhael, Beyrouth/);
  expect(head).toContain(`rel="canonical" href="${at}?lang=fr"`);
  for (const language of ['fr', 'de'])
    expect(head).toContain(`hrefLang="${language}" href="${at}?lang=${language}"`);
  expect(head).toContain(
    'property="og:image" content="https://public-url.invalid/media/cover.webp"',
  );
});

test('the first image comes as AVIF where the browser knows it, in the width that it needs', () => {
  const { body } = renderVenue(venuePage);
  const [avif = '', webp = ''] = body.match(/<source [^>]*>/g) ?? [];
  expect(avif).toContain('type="image/avif"');
  expect(avif).toContain('srcSet="/media/small.avif 640w, /media/large.avif 1600w"');
  expect(webp).toContain('srcSet="/media/small.webp 640w, /media/cover.webp 1600w"');
  expect(body).toMatch(/<img src="\/media\/cover.webp" alt="The room" width="1600" height="1200"/);
});

test('search engines read hours, place, rating and price of a venue, and the way to its page', () => {
  const [data, path] = structuredIn(renderVenue(venuePage).body);
  expect(data).toMatchObject({
    '@type': 'ExerciseGym',
    name: 'Nafas',
    geo: { latitude: 33.898 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '07:00' }],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    makesOffer: { lowPrice: 14.5, highPrice: 14.5, priceCurrency: 'USD' },
  });
  expect(path).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(path?.itemListElement).toMatchObject([
    { position: 1, name: 'Cities' },
    { position: 2, name: 'Beirut' },
    { position: 3, name: 'Nafas' },
  ]);
});

test('hostile texts of partners, members and coaches stay texts', () => {
  const { head, body } = renderVenue({
    ...venuePage,
    days: venuePage.days.map((day) => ({
      ...day,
      classes: day.classes.map((own) => ({ ...own, title: hostile, trainer_name: hostile })),
    })),
    venue: {
      ...venue,
      name: hostile,
      description: hostile,
      address: hostile,
      important_info: hostile,
    },
    reviews: venuePage.reviews.map((own) => ({ ...own, text: hostile, author_name: hostile })),
  });
  for (const html of [head, body]) {
    expect(html.includes('<script>alert')).toBe(false);
    expect(html.includes('<img src=x')).toBe(false);
  }
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(structuredIn(body)[0]?.name).toBe(hostile);
});

test('a website of another scheme than http is no link', () => {
  const { body } = renderVenue({
    ...venuePage,
    venue: { ...venue, website: 'javascript:alert(1)' },
  });
  expect(body.includes('javascript:')).toBe(false);
});

test('a city has its next classes, its venues as links and as a list for search engines', () => {
  const { head, body } = renderPublicPage({
    page: 'city',
    path: '/cities/beirut',
    language: 'de',
    data: cityPage,
  });
  expect(head).toContain('<title>Kurse und Studios in Beirut · Pulse</title>');
  const words = wordsOf(body);
  for (const part of [
    'Heute 18:00 Vinyasa Flow',
    'Morgen',
    'Yoga 1',
    '1 Studio, eine Mitgliedschaft',
  ])
    expect(words).toContain(part);
  expect(body).toContain('href="/venues/nafas-beirut"');
  expect(body).toContain('href="/cities/beirut?cursor=more#venues"');
  expect(structuredIn(body)[0]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ url: 'https://public-url.invalid/venues/nafas-beirut' }],
  });
});

test('only a city that is drawn, and where its drawing is, has a map', () => {
  const map = 'aria-label="Map of the area around Nafas"';
  expect(renderVenue(venuePage).body.includes(map)).toBe(true);
  const elsewhere = { ...venue, latitude: 48.86, longitude: 2.34 };
  expect(renderVenue({ ...venuePage, venue: elsewhere }).body.includes(map)).toBe(false);
  expect(renderVenue({ ...venuePage, city_slug: 'nowhere' }).body.includes(map)).toBe(false);
});
