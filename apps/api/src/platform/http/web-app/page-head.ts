/** What machines read about one page of the web app: link previews, search engines, the browser tab. */
export interface PageHead {
  title: string;
  description: string;
  /** Where the page lives, from the root: `/app/venue/…`. */
  path: string;
  /** A picture of this server, from the root; the product's own card without one. */
  image: string | null;
  /** Structured data (schema.org), before it is written as text. */
  structuredData: object;
}

/** Which pages a feature describes, and how: wired in app.ts, because the platform knows no feature. */
export interface PageHeadSource {
  /** Finds the id in a path without slashes at its ends; only a match is ever looked up. */
  path: RegExp;
  /** The head of the page with this id; null leaves the page as it is. */
  find(id: string): Promise<PageHead | null>;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SOCIAL_CARD = '/social-card.png';

/**
 * Writes a page's head into the HTML of the app's shell, in place of its title. Texts of strangers
 * come out as text: in tags by entities, in the data block without a character that could end it.
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
  // A function, because a name may hold `$&`, which a replacement text would act upon.
  return html.replace(/<title>[^<]*<\/title>/, '').replace('</head>', () => `${tags}</head>`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** JSON that cannot end the script element it stands in, nor open a comment there. */
function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
