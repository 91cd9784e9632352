import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';

/** Which dates of a class change. */
export type ChangeScope = 'this' | 'this_and_following' | 'all';

const scopes = ['this', 'this_and_following', 'all'] as const;

interface ScopeChoiceProps {
  value: ChangeScope;
  onChoose: (scope: ChangeScope) => void;
}

/** Whether one date of a class changes, it and the later ones, or all that are still to come. */
export function ScopeChoice({ value, onChoose }: ScopeChoiceProps) {
  const { t } = useTranslation('partner-schedule');
  return (
    <Choices
      label={t('cancel.scope')}
      value={value}
      choices={scopes.map((scope) => ({ value: scope, name: t(`scope.${scope}`) }))}
      onChoose={onChoose}
      wrap
    />
  );
}
