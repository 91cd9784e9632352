import { Radio } from '@mantine/core';
import { STAFF_ROLES, type StaffRole } from '@pulse/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import classes from './staff.module.css';

interface RoleFieldProps {
  value: StaffRole;
  error?: ReactNode;
  onChange: (role: StaffRole) => void;
}

/** The roles that a partner admin gives, each with what it may do. */
export function RoleField({ value, error, onChange }: RoleFieldProps) {
  const { t } = useTranslation('partner-staff');
  const choose = (chosen: string) => {
    const role = STAFF_ROLES.find((name) => name === chosen);
    if (role) onChange(role);
  };
  return (
    <Radio.Group size="md" label={t('roleLabel')} value={value} error={error} onChange={choose}>
      <div className={classes.roles}>
        {STAFF_ROLES.map((role) => (
          <Radio
            key={role}
            value={role}
            label={t(`role.${role}`)}
            description={t(`roleText.${role}`)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
