import type { VenueRequirement } from '@pulse/domain';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import { focusField, requiredField } from '../edit/venue-fields.ts';
import classes from '../manage.module.css';

interface MissingFieldsProps {
  missing: readonly VenueRequirement[];
  /** The page with the form; without one the fields are on this page. */
  editorUrl?: string;
}

/** Names what publishing still needs; each is a link to its field. */
export function MissingFields({ missing, editorUrl }: MissingFieldsProps) {
  const { t } = useTranslation('partner-venues');
  if (missing.length === 0) return null;
  return (
    <Row
      as="ul"
      gap={2}
      className={`pulse-list ${classes.missing}`}
      aria-label={t('publish.missing')}
    >
      {missing.map((requirement) => (
        <li key={requirement}>
          <Link
            to={`${editorUrl ?? ''}#${requiredField(requirement)}`}
            replace={editorUrl === undefined}
            preventScrollReset={editorUrl === undefined}
            onClick={() => focusField(requiredField(requirement))}
          >
            {t(`missing.${requirement}`)}
          </Link>
        </li>
      ))}
    </Row>
  );
}
