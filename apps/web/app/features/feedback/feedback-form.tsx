import { Rating, Textarea } from '@mantine/core';
import { submitFeedbackMutation } from '@pulse/contract/client';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { clearDraft, readDraft, saveDraft } from '#ui/forms/drafts.ts';
import { Form } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ScreenshotField } from './screenshot-field.tsx';
import { useScreenshot } from './use-screenshot.ts';

/** What feedback may be about, in display order. */
const categories = ['idea', 'bug', 'venue', 'booking', 'payment', 'other'] as const;
type Category = (typeof categories)[number];

const initialValues = { category: 'idea' as Category, rating: 0, message: '' };
const draftKey = 'feedback';
/** Minimum message length of the contract, in characters. */
const minMessageLength = 5;

/** Feedback form: category, rating, message and screenshot. The typed text is kept on failure. */
export function FeedbackForm() {
  const { t } = useTranslation('feedback');
  const screenshot = useScreenshot();
  const ratingLabel = useId();
  const send = useAction(submitFeedbackMutation(), {
    done: t('thanks'),
    onDone: () => {
      form.setValues(initialValues);
      clearDraft(draftKey);
      screenshot.remove();
    },
    onFailed: ({ code }) => {
      if (code === 'screenshot_unknown') screenshot.remove();
    },
    refetch: ['feedback'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { ...initialValues, message: readDraft(draftKey) },
    onChange: ({ message }) => saveDraft(draftKey, message),
    check: ({ message }) => ({
      message: message.trim().length < minMessageLength ? t('tooShort') : null,
    }),
    isReady: () => screenshot.state !== 'sending',
    action: send,
    toVariables: ({ category, rating, message }) => ({
      body: {
        category,
        rating: rating || null,
        message: message.trim(),
        screenshot_key: screenshot.key,
      },
    }),
    fallback: t('failed'),
  });
  return (
    <div
      onPaste={(event) => {
        const [image] = event.clipboardData.files;
        if (!image?.type.startsWith('image/')) return;
        event.preventDefault();
        screenshot.choose(image);
      }}
    >
      <UnsavedChangesGuard unsaved={form.values.message.trim() !== '' && !send.isPending} />
      <Form form={form} submit={t('send')}>
        <Choices
          label={t('category')}
          wrap
          value={form.values.category}
          choices={categories.map((value) => ({ value, name: t(`about.${value}`) }))}
          onChoose={(category) => form.setFieldValue('category', category)}
        />
        <Stack gap={2}>
          <Text id={ratingLabel} strong>
            {t('rating')}
          </Text>
          <Rating
            size="xl"
            emptySymbol={<IconStar size={32} stroke={1.6} />}
            fullSymbol={<IconStarFilled size={32} />}
            aria-labelledby={ratingLabel}
            getSymbolLabel={(count) => t('stars', { count })}
            value={form.values.rating}
            onChange={(rating) => form.setFieldValue('rating', rating)}
          />
        </Stack>
        <Textarea
          label={t('message')}
          description={t('messageHint')}
          rows={6}
          maxLength={4000}
          {...form.getInputProps('message')}
        />
        <ScreenshotField screenshot={screenshot} />
      </Form>
    </div>
  );
}
