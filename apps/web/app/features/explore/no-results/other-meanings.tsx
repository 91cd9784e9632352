import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { interpretationQuery } from '../address/interpretation-query.ts';
import { changeOfArea, changeOfCoach } from '../address/understood-search.ts';
import { useSubmitSearch } from '../address/use-submit-search.ts';
import type { SearchProps } from './suggested-searches.tsx';

/** What a text without results may have meant: without its typing error, a coach, or an area. */
export function OtherMeanings(props: SearchProps) {
  const { search, place, date } = props;
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { apply, submit } = useSubmitSearch(props);
  const { data } = useQuery(interpretationQuery(search.q, place, date));
  if (!data) return null;
  const { did_you_mean: correction, coaches, areas, understood } = data;
  return (
    <Row as="span">
      {correction && (
        <Button variant="filled" onClick={() => void submit(correction)}>
          {t('search.didYouMean', { text: correction })}
        </Button>
      )}
      {coaches.map((coach) => (
        <Button key={coach.id} onClick={() => apply(changeOfCoach(coach, null))}>
          {t('empty.meaning', {
            name: coach.name,
            count: t('search.classes', { count: coach.classes }),
          })}
        </Button>
      ))}
      {areas.map((area) => (
        <Button
          key={`${area.name} ${area.latitude}`}
          onClick={() => apply(changeOfArea(area, understood))}
        >
          {t('empty.meaning', {
            name: format.city(area.name),
            count: t('search.venues', { count: area.venues }),
          })}
        </Button>
      ))}
    </Row>
  );
}
