import { Link } from 'react-router';
import classes from './brand-mark.module.css';
import { BrandMark } from './brand-mark.tsx';

interface BrandLinkProps {
  to: string;
  markOnly?: boolean;
}

/** The logo at the top of a frame, which leads to its first page. */
export function BrandLink({ to, markOnly }: BrandLinkProps) {
  return (
    <Link to={to} className={classes.link}>
      <BrandMark markOnly={markOnly} />
    </Link>
  );
}
