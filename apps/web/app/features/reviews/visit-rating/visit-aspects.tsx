import { VISIT_ASPECTS, type VisitAspect } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from './visit-rating.module.css';

interface VisitAspectsProps {
  isGood: boolean;
  hasTrainer: boolean;
  disabled: boolean;
  /** null: only the stars. */
  onChoose: (aspect: VisitAspect | null) => void;
}

/** The second tap: what was good, or could be better, or only to send the stars. */
export function VisitAspects({ isGood, hasTrainer, disabled, onChoose }: VisitAspectsProps) {
  const { t } = useTranslation('visit-rating');
  const aspects = VISIT_ASPECTS.filter((aspect) => aspect !== 'trainer' || hasTrainer);
  return (
    <fieldset className={classes.aspects} disabled={disabled}>
      <legend>{t(isGood ? 'good' : 'better')}</legend>
      <Row gap={2}>
        {aspects.map((aspect) => (
          <Action key={aspect} onClick={() => onChoose(aspect)}>
            {t(`aspect.${aspect}`)}
          </Action>
        ))}
        <Action variant="filled" onClick={() => onChoose(null)}>
          {t('send')}
        </Action>
      </Row>
    </fieldset>
  );
}
