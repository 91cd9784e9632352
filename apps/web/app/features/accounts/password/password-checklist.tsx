import { containsOwnWords, passwordRequirements } from '@pulse/domain';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './password-checklist.module.css';

interface PasswordChecklistProps {
  id: string;
  password: string;
  /** Whose password it is; without it, the rule about the owner's words is left to the server. */
  owner?: { email: string; fullName: string };
}

/** Live checklist of the password requirements; shown once something is typed. */
export function PasswordChecklist({ id, password, owner }: PasswordChecklistProps) {
  const { t } = useTranslation('accounts');
  const rules = [
    ...passwordRequirements(password),
    ...(owner ? [{ code: 'own_words' as const, met: !containsOwnWords(password, owner) }] : []),
  ];
  return (
    <div id={id} aria-live="polite">
      {password !== '' && (
        <Stack as="ul" gap={1} className={classes.list} aria-label={t('requirement.title')}>
          {rules.map(({ code, met }) => (
            <Row
              as="li"
              key={code}
              align="center"
              gap={2}
              wrap={false}
              className={classes.item}
              data-met={met || undefined}
            >
              {met ? (
                <IconCircleCheckFilled size={18} aria-hidden="true" />
              ) : (
                <IconCircle size={18} stroke={1.6} aria-hidden="true" />
              )}
              <span>{t(`requirement.${code}`)}</span>
              <span className="visually-hidden">
                {t(met ? 'requirement.met' : 'requirement.unmet')}
              </span>
            </Row>
          ))}
        </Stack>
      )}
    </div>
  );
}
