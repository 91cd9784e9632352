import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';

/** A venue's average with the number of its reviews; nothing without a review. */
export function Rating({ rating }: { rating: { count: number; average: number | null } }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const { count, average } = rating;
  if (average === null) return null;
  const shown = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Row as="span" gap={2} align="center" wrap={false}>
      <IconStarFilled size={16} aria-hidden="true" />
      {t('rating', { average: shown, count })}
    </Row>
  );
}
