import {
  changeOrganisationMutation,
  getOrganisation,
  getOrganisationQueryKey,
  type Organisation,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useEditor } from '#ui/forms/editor/use-editor.ts';
import { type EditedOrganisation, toChange, toShown, toValues } from './organisation-values.ts';

/** Edits the organisation's details, which are changed with the current password. */
export function useOrganisationEditor(organisation: Organisation, onSaved: () => void) {
  const { t } = useTranslation('partner-organisation');
  const queryClient = useQueryClient();
  const change = useAction(changeOrganisationMutation(), {
    done: t('saved'),
    onDone: (saved) => queryClient.setQueryData(getOrganisationQueryKey(), saved),
    failure: 'note',
  });
  const editor = useEditor<Organisation, EditedOrganisation>({
    // Neither a password nor an account is stored in the browser.
    draftKey: null,
    saved: organisation,
    toValues: (saved) => ({ ...toValues(saved ?? organisation), current_password: '' }),
    toShown,
    readAgain: async () => (await getOrganisation()).data,
    save: ({ values, record, version }) => {
      const changed = toChange(values, record ?? organisation);
      const { current_password } = values;
      return change.mutateAsync({ body: { ...changed, version, current_password } });
    },
    check: ({ current_password }) => ({
      current_password: current_password ? null : t('passwordMissing'),
    }),
    explain: ({ code }) =>
      code === 'invalid_credentials' ? { errors: { current_password: t('wrongPassword') } } : null,
    fallback: t('failed'),
    onSaved,
  });
  const unsaved = editor.typed.some((name) => name !== 'current_password');
  return {
    ...editor,
    unsaved,
    submit: () => (unsaved ? editor.submit() : editor.show({ errors: {}, note: t('unchanged') })),
  };
}
