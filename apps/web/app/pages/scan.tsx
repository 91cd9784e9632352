import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { checkInPathOf } from '../features/checkins/read-scanned-text.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Scanner } from '../ui/scanner/scanner.tsx';
import classes from './page-lead.module.css';

export default function Scan() {
  const { t } = useTranslation('checkins');
  const navigate = useNavigate();
  const open = useCallback(
    (text: string) => {
      const path = checkInPathOf(text, window.location.origin);
      if (!path) return t('scan.notOurs');
      navigate(path);
      return null;
    },
    [navigate, t],
  );
  return (
    <>
      <PageTitle>{t('scan.title')}</PageTitle>
      <p className={classes.lead}>{t('scan.lead')}</p>
      <Scanner onText={open} typeLabel={t('scan.type')} />
    </>
  );
}
