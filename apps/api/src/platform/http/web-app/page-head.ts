/**
 * The metadata of one page of the web app for link previews, search engines and the browser tab.
 */
export interface PageHead {
  title: string;
  description: string;
  /** The path of the page to index, from the root: `/venues/…`. */
  path: string;
  /** The path of an image of this server, from the root; the product's own image without one. */
  image: string | null;
  /** Structured data (schema.org), before it is serialised. */
  structuredData: object;
}

/**
 * The pages that a feature describes, and how: passed in by app.ts, because the platform does not
 * depend on features.
 */
export interface PageHeadSource {
  /** Finds the id in a path without slashes at its ends; only a match is looked up. */
  path: RegExp;
  /** The head of the page with this id; null leaves the page as it is. */
  find(id: string): Promise<PageHead | null>;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SOCIAL_CARD = '/social-card.png';

/**
 * Writes a page's head into the HTML shell of the app, in place of its title. User content is
 * escaped: by entities in tags, and in the data block without characters that could end it.
 */
export function writePageHead(html: string, head: PageHead, publicUrl: string): string {
  const title = escapeHtml(`${head.title} · Pulse`);
  const description = escapeHtml(head.description);
  const image = escapeHtml(publicUrl + (head.image ?? SOCIAL_CARD));
  const canonicalUrl = escapeHtml(publicUrl + head.path);
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="${canonicalUrl}"/>`,
    `<meta property="og:site_name" content="Pulse"/>`,
    `<meta property="og:type" content="website"/>`,
    `<meta property="og:title" content="${title}"/>`,
    `<meta property="og:description" content="${description}"/>`,
    `<meta property="og:url" content="${canonicalUrl}"/>`,
    `<meta property="og:image" content="${image}"/>`,
    `<meta name="twitter:card" content="summary_large_image"/>`,
    `<script type="application/ld+json">${jsonLd(head.structuredData)}</script>`,
  ].join('');
  // A function, because a name may contain `$&`, which a replacement string would interpret.
  return html.replace(/<title>[^<]*<\/title>/, '').replace('</head>', () => `${tags}</head>`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** JSON that can neither end the script element around it nor open a comment in it. */
function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
