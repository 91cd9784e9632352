import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A password with its show and hide button, which the keyboard reaches too. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('accounts');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'field.hide' : 'field.show'),
        'aria-pressed': visible,
        tabIndex: 0,
        style: { width: 40, height: 40 },
      }}
    />
  );
}
