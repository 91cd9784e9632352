import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CoverPhoto } from './cover-photo.tsx';

const source = (file: string, format: 'avif' | 'webp', width: number) => ({
  url: `/images/${file}`,
  media_type: `image/${format}` as const,
  width,
});

test('a cover is offered as AVIF and WebP in each width, for the width at which it is shown', () => {
  const html = renderToStaticMarkup(
    createElement(CoverPhoto, {
      url: '/images/small.webp',
      sources: [
        source('small.avif', 'avif', 640),
        source('large.avif', 'avif', 1600),
        source('small.webp', 'webp', 640),
        source('large.webp', 'webp', 1600),
      ],
      sizes: '136px',
    }),
  );
  expect(html).toContain(
    '<source type="image/avif" sizes="136px" srcSet="/images/small.avif 640w, /images/large.avif 1600w"/>',
  );
  expect(html).toContain(
    '<source type="image/webp" sizes="136px" srcSet="/images/small.webp 640w, /images/large.webp 1600w"/>',
  );
  expect(html).toContain('src="/images/small.webp" alt=""');
  expect(html).toContain('loading="lazy"');
});
