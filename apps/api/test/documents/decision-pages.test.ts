import { expect, test } from 'vitest';
import { find, read } from './read-documents.ts';

const FOLDER = 'docs/decisions/';
const SECTIONS = ['Date: ', 'Status: accepted', '## Context', '## Decision', '## Consequences'];

const pages = find(`${FOLDER}[0-9]*.md`).sort();
const numberOf = (page: string) => page.slice(FOLDER.length, FOLDER.length + 3);

test('the pages are numbered without holes', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.map(numberOf)).toEqual(pages.map((_, index) => String(index + 1).padStart(3, '0')));
});

test('the list names every page by its number and title, in order', () => {
  const listed = [
    ...read(`${FOLDER}README.md`).matchAll(/^\| \[(\d+)\]\((.+?)\) \| (.+?) \| .+ \|$/gm),
  ];
  expect(listed.map(([, number, file, title]) => `${FOLDER}${file} # ${number}. ${title}`)).toEqual(
    pages.map((page) => `${page} ${read(page).split('\n', 1)[0]}`),
  );
});

test('every page has a date, a status, a context, a decision and its consequences, in this order', () => {
  const incomplete = pages.filter((page) => {
    const places = SECTIONS.map((section) => read(page).indexOf(`\n${section}`));
    return places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0));
  });
  expect(incomplete).toEqual([]);
});

test('a link to a decision says its number', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\[(?:decisions? )?(\d{3})\]\((\d{3})-[^)]+\)/g)].map(
      ([link, said, target]) => ({ page, link, isTrue: said === target }),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ isTrue }) => !isTrue)).toEqual([]);
});
