import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { LanguageSwitch } from '#ui/controls/language-switch.tsx';
import { BrandMark } from '#ui/display/brand/brand-mark.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx';
import classes from './public-frame.module.css';

const links = [
  { to: '/cities', name: 'nav.cities' },
  { to: '/faq', name: 'nav.faq' },
  { to: '/terms', name: 'nav.terms' },
  { to: '/privacy', name: 'nav.privacy' },
  { to: '/contact', name: 'nav.contact' },
] as const;

/** Footer of the public pages. */
export function PublicFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer className={classes.footer}>
      <BrandMark />
      <nav aria-label={t('footer.label')} className={classes.footerLinks}>
        {links.map(({ to, name }) => (
          <Link key={to} to={to} className={classes.footerLink}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <Row align="center" className={classes.choices}>
        <ThemeSwitch />
        <LanguageSwitch />
      </Row>
    </footer>
  );
}
