import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#light-translator';
import { languageNames, languages, toLanguage } from '#locales/languages.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import classes from './poster.module.css';
import type { PosterContent, PosterTexts } from './poster-content.ts';
import { PRINT_PIXELS, renderPoster } from './render-poster.ts';
import { type PosterFormat, savePoster } from './save-poster.ts';
import { usePosterTexts } from './use-poster-texts.ts';

/** Enough for a screen with two pixels to each. */
const PREVIEW_PIXELS = 840;

/** The poster with the choice of its language, and buttons to print and to save it. */
export default function PosterPanel({ content }: { content: PosterContent }) {
  const { t, translator } = useTranslation('partner-qr-codes');
  const [language, setLanguage] = useState(() => toLanguage(translator.language));
  const [prints, setPrints] = useState(0);
  const [saving, setSaving] = useState<PosterFormat | null>(null);
  const poster = usePosterTexts(content, language);
  const save = async (format: PosterFormat) => {
    if (!poster || saving) return;
    setSaving(format);
    await savePoster(poster, format).catch(() => toastFailure(t('poster.failed')));
    setSaving(null);
  };
  return (
    <>
      <Choices
        label={t('poster.language')}
        value={language}
        choices={languages.map((value) => ({ value, name: languageNames[value] }))}
        onChoose={(chosen) => {
          setPrints(0);
          setLanguage(chosen);
        }}
      />
      <div className={classes.paper}>
        {poster && (
          <PosterCanvas poster={poster} pixels={PREVIEW_PIXELS} className={classes.canvas} />
        )}
      </div>
      {/* Drawn when it is needed, as it takes 35 MB, and left there: some browsers print later. */}
      {poster &&
        prints > 0 &&
        createPortal(
          <div className={classes.printCopy} aria-hidden="true">
            <PosterCanvas
              poster={poster}
              pixels={PRINT_PIXELS}
              onDrawn={() => {
                window.print();
                setPrints(0);
              }}
            />
          </div>,
          document.body,
        )}
      <div className={classes.actions}>
        <Button
          variant="filled"
          size="lg"
          fullWidth
          leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden="true" />}
          onClick={() => setPrints(prints + 1)}
        >
          {t('poster.print')}
        </Button>
        {(['pdf', 'png', 'svg'] as const).map((format) => (
          <Button
            key={format}
            loading={saving === format}
            leftSection={<IconDownload size={20} stroke={1.6} aria-hidden="true" />}
            onClick={() => save(format)}
          >
            {t(`poster.${format}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface PosterCanvasProps {
  poster: PosterTexts;
  /** Its width; the height is that of A4. */
  pixels: number;
  className?: string | undefined;
  onDrawn?: () => void;
}

/** A poster as it is printed, black on white in both themes. */
function PosterCanvas({ poster, pixels, className, onDrawn }: PosterCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    let isCurrent = true;
    if (canvas.current)
      void renderPoster(canvas.current, poster, pixels).then(() => isCurrent && drawn());
    return () => {
      isCurrent = false;
    };
  }, [poster, pixels]);
  return <canvas ref={canvas} role="img" aria-label={poster.alt} className={className} />;
}
