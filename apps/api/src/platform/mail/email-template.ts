/** The content of an email, as plain text; `renderHtml` and `renderText` format it. */
export interface EmailContent {
  language: 'en' | 'fr' | 'de';
  title: string;
  greeting: string;
  paragraphs: string[];
  /** Short details: label and value. */
  details?: [label: string, value: string][];
  /** The one button, and the sentence before its URL for those who cannot press it. */
  action?: { label: string; url: string; fallback: string };
  footer: string;
}

// The colours of the app, inline because mail clients drop style sheets.
const BACKGROUND = '#f1efe9';
const SURFACE = '#fbfaf7';
const TEXT = '#191613';
const TEXT_SECONDARY = '#4f4942';
const BORDER = '#d9d5ca';
const PRIMARY = '#ff5a2b';
const ON_PRIMARY = '#1d0d06';
const FONT = "font-family:Figtree,'Segoe UI',system-ui,-apple-system,sans-serif";
const DISPLAY = "font-family:'Bricolage Grotesque','Arial Narrow',Arial,sans-serif";

/** Renders an email as plain text. */
export function renderText(content: EmailContent): string {
  const { language, greeting, paragraphs, details = [], action, footer } = content;
  // French has a non-breaking space before the colon.
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const parts = [
    greeting,
    ...paragraphs,
    details.map(([label, value]) => `${label}${colon} ${value}`).join('\n'),
    action ? `${action.label}${colon}\n${action.url}` : '',
    `-- \n${footer}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Renders an email as a small accessible HTML page. */
export function renderHtml(content: EmailContent): string {
  const { language, title, greeting, paragraphs, details = [], action, footer } = content;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${BACKGROUND};color:${TEXT};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${BACKGROUND}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;${DISPLAY};font-size:22px;font-weight:700;color:${TEXT}">Pulse</td></tr>
<tr><td style="background:${SURFACE};border:1px solid ${BORDER};border-radius:14px;padding:28px 24px">
<h1 style="margin:0 0 16px;${DISPLAY};font-size:28px;line-height:1.1;font-weight:700">${escapeHtml(title)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${details.length > 0 ? detailTable(details) : ''}
${action ? button(action) : ''}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:1.5;color:${TEXT_SECONDARY}">${withLinks(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 14px;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`;

/** A label that would leave no room for its value on a phone. */
const LONG_LABEL = 16;

function detailTable(details: [string, string][]): string {
  const rows = details.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="padding:8px 16px 8px 0;border-top:1px solid ${BORDER};font-size:14px;font-weight:400;color:${TEXT_SECONDARY};vertical-align:top;${label.length > LONG_LABEL ? 'width:40%' : 'white-space:nowrap'}">${escapeHtml(label)}</th><td style="padding:8px 0;border-top:1px solid ${BORDER};font-size:16px;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 18px;border-collapse:collapse">${rows.join('')}</table>`;
}

function button({ label, url, fallback }: NonNullable<EmailContent['action']>): string {
  const address = escapeHtml(url);
  return `<p style="margin:8px 0 18px"><a href="${address}" style="display:inline-block;padding:13px 22px;background:${PRIMARY};color:${ON_PRIMARY};border-radius:10px;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;line-height:1.5;color:${TEXT_SECONDARY}">${escapeHtml(fallback)}<br><a href="${address}" style="color:${TEXT_SECONDARY};word-break:break-all">${address}</a></p>`;
}

const URL_PATTERN = /https?:\/\/[^\s<]+[^\s<.,;:!?)]/g;

// Only the footer: paragraphs may quote what a venue or an applicant wrote.
function withLinks(text: string): string {
  return escapeHtml(text).replace(
    URL_PATTERN,
    (url) => `<a href="${url}" style="color:inherit">${url}</a>`,
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
