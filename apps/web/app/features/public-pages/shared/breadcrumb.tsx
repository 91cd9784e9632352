import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import classes from './shared.module.css';

interface BreadcrumbProps {
  /** The pages above this one, outermost first. */
  above: { to: string; name: string }[];
  /** The name of this page. */
  current: string;
}

/** Where a page is: the pages above it as links, then its own name. */
export function Breadcrumb({ above, current }: BreadcrumbProps) {
  const { t } = useTranslation('public-pages');
  return (
    <nav aria-label={t('breadcrumb')}>
      <List ordered className={classes.path}>
        {above.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
