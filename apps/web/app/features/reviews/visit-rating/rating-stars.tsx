import { useTranslation } from '#light-translator';
import { Numeral } from '#ui/layout/numeral.tsx';
import { StarRadios, starValues } from '../stars/star-radios.tsx';
import classes from './visit-rating.module.css';

interface RatingStarsProps {
  /** 0 without a choice. */
  value: number;
  onChange: (stars: number) => void;
  disabled: boolean;
}

/** One to five stars as radio buttons, each named by a word, which stands below once it is chosen. */
export function RatingStars({ value, onChange, disabled }: RatingStarsProps) {
  const { t } = useTranslation('visit-rating');
  const chosen = starValues.find((star) => star === value);
  return (
    <fieldset className={classes.stars} disabled={disabled}>
      <legend className="visually-hidden">{t('stars')}</legend>
      <StarRadios large value={value} onChange={onChange} nameOf={(star) => t(`star.${star}`)} />
      {chosen && (
        <Numeral as="p" size={4} aria-hidden="true">
          {t(`star.${chosen}`)}
        </Numeral>
      )}
    </fieldset>
  );
}
