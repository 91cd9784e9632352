interface PageMetaProps {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
}

/** What search engines and social cards say about a public page. The heading names the tab itself. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={`${title} · Pulse`} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content="/social-card.png" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
