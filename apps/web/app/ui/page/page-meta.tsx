import { useTranslation } from '#light-translator';
import { languages, toLanguage } from '#locales/languages.ts';
import { publicOrigin } from './public-origin.ts';

interface PageMetaProps {
  /** The page's path from the root. */
  path: string;
  /** Without the product's name, which is appended. */
  title: string;
  description: string;
  /** The path of an image for social cards; the product's own without one. */
  image?: string | null;
}

/**
 * Metadata of a public page for search engines and social cards. English has the plain URL, the other
 * languages `?lang=`. The tab's title is set by the page's heading.
 */
export function PageMeta({ path, title, description, image }: PageMetaProps) {
  const { translator } = useTranslation();
  const language = toLanguage(translator.language);
  const localizedUrl = (locale: string) =>
    `${publicOrigin()}${path}${locale === 'en' ? '' : `?lang=${locale}`}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={localizedUrl(language)} />
      {languages.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={localizedUrl(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={localizedUrl('en')} />
      <meta property="og:site_name" content="Pulse" />
      <meta property="og:title" content={`${title} · Pulse`} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={localizedUrl(language)} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={publicOrigin() + (image ?? '/social-card.png')} />
      <meta property="og:image:alt" content={`Pulse · ${title}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
