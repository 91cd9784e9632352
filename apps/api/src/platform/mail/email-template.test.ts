import { expect, test } from 'vitest';
import { type EmailContent, renderHtml, renderText } from './email-template.ts';

const content: EmailContent = {
  language: 'de',
  title: 'Gebucht: Yoga & Atem',
  greeting: 'Hallo Rima,',
  paragraphs: ['Bis gleich.'],
  details: [['Wann', 'Dienstag, 18:00']],
  action: {
    label: 'Buchungen ansehen',
    url: 'https://pulse.test/app/bookings?a=1&b=2',
    fallback: 'Oder kopiere:',
  },
  footer: 'Einstellungen: https://pulse.test/app/profile',
};

test('the HTML has a language and a title, one heading and one button', () => {
  const html = renderHtml(content);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<title>Gebucht: Yoga &amp; Atem</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/background:#ff5a2b/g)).toHaveLength(1);
  expect(html).toContain('<th scope="row"');
  expect(html).toContain('href="https://pulse.test/app/profile"');
});

test('no external resource is loaded and no script runs', () => {
  const html = renderHtml(content);
  expect(html).not.toMatch(/<(script|img|link|iframe)|url\(/);
});

test('the plain text has the same content in the same order', () => {
  expect(renderText(content)).toBe(
    'Hallo Rima,\n\nBis gleich.\n\nWann: Dienstag, 18:00\n\nBuchungen ansehen:\n' +
      'https://pulse.test/app/bookings?a=1&b=2\n\n-- \nEinstellungen: https://pulse.test/app/profile\n',
  );
});

test('every text is escaped', () => {
  const html = renderHtml({ ...content, paragraphs: ['<b onclick="x">"\'&</b>'] });
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;&quot;&#39;&amp;&lt;/b&gt;');
});

test('in plain text, a French email has a space before its colons', () => {
  const text = renderText({
    ...content,
    language: 'fr',
    details: [['Lieu', 'Nafas Studio']],
    action: { label: 'Voir la réservation', url: 'https://pulse.test/b', fallback: '' },
  });
  expect(text).toContain('Lieu\u00a0: Nafas Studio');
  expect(text).toContain('Voir la réservation\u00a0:\nhttps://pulse.test/b');
});
