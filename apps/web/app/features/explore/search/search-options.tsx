import { IconHistory, IconMapPin, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import classes from './search-options.module.css';
import type { SearchOption } from './use-search-options.ts';

interface SearchOptionsProps {
  id: string;
  optionId: (index: number) => string;
  options: readonly SearchOption[];
  active: number;
  onChoose: (index: number) => void;
  onRemove: (index: number) => void;
}

/** The listbox below the field. A click on an option leaves the focus in the field. */
export function SearchOptions({ id, options, active, optionId, ...handlers }: SearchOptionsProps) {
  const { t } = useTranslation('explore');
  const recent = options[0]?.kind === 'recent';
  return (
    <div className={classes.panel}>
      {recent && (
        <p aria-hidden="true" className={classes.heading}>
          {t('search.recent')}
        </p>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={t(recent ? 'search.recent' : 'search.cities')}
        className={classes.list}
      >
        {options.map((option, index) => (
          <div
            key={optionKey(option)}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-description={option.kind === 'recent' ? t('search.removeHint') : undefined}
            className={classes.option}
            onMouseDown={(event) => {
              event.preventDefault();
              handlers.onChoose(index);
            }}
          >
            <OptionContent option={option} onRemove={() => handlers.onRemove(index)} />
          </div>
        ))}
      </div>
    </div>
  );
}

const optionKey = (option: SearchOption) => {
  if (option.kind === 'clear') return 'clear';
  if (option.kind === 'city') return `${option.city.name} ${option.city.latitude}`;
  return option.search.kind === 'city' ? `city ${option.search.name}` : option.search.words;
};

function OptionContent({ option, onRemove }: { option: SearchOption; onRemove: () => void }) {
  const { t } = useTranslation('explore');
  if (option.kind === 'clear')
    return (
      <>
        <IconTrash size={18} stroke={1.6} aria-hidden="true" />
        <span>{t('search.clear')}</span>
      </>
    );
  if (option.kind === 'city')
    return (
      <>
        <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
        <span>{option.city.name}</span>
        <span className={classes.count}>{t('search.venues', { count: option.venues })}</span>
      </>
    );
  const { search } = option;
  const OptionIcon = search.kind === 'city' ? IconMapPin : IconHistory;
  return (
    <>
      <OptionIcon size={18} stroke={1.6} aria-hidden="true" />
      <span>{search.kind === 'city' ? search.name : search.words}</span>
      {/* For a pointer; with the keyboard it is Delete, as the option's description says. */}
      <span
        aria-hidden="true"
        className={classes.remove}
        title={t('search.remove')}
        onMouseDown={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onRemove();
        }}
      >
        <IconX size={16} stroke={1.8} />
      </span>
    </>
  );
}
