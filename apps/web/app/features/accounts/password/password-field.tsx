import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#light-translator';

/** Password input with a show and hide button that is reachable by keyboard. */
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
