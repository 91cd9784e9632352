import { Radio } from '@mantine/core';
import { STAFF_ROLES, type StaffRole } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import type { FieldProps } from '#ui/forms/field-props.ts';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './staff.module.css';

/** The roles that a partner admin gives, each with what it may do. */
export function RoleField(field: FieldProps<StaffRole>) {
  const { t } = useTranslation('partner-staff');
  return (
    <Radio.Group size="md" label={t('roleLabel')} {...field}>
      <Stack className={classes.roles}>
        {STAFF_ROLES.map((role) => (
          <Radio
            key={role}
            value={role}
            label={t(`role.${role}`)}
            description={t(`roleText.${role}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
