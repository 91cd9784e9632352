import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import { OptionContent } from './option-content.tsx';
import classes from './search.module.css';
import type { SearchOption } from './use-search-options.ts';

interface SearchOptionsProps {
  id: string;
  optionId: (index: number) => string;
  options: readonly SearchOption[];
  active: number;
  onChoose: (index: number) => void;
  onRemove: (index: number) => void;
}

type GroupName = 'recent' | 'viewed' | 'search' | 'area' | 'coach' | 'class' | 'venue';

/** The groups whose options are counted in classes. */
const countedInClasses: readonly GroupName[] = ['coach', 'class', 'venue'];
/** As many days as the day strip shows. */
const daysCounted = 14;

const groupOf = ({ kind }: SearchOption): GroupName => {
  if (kind === 'clear') return 'recent';
  return kind === 'correction' || kind === 'understood' ? 'search' : kind;
};

const isRemovable = ({ kind }: SearchOption) => kind === 'recent' || kind === 'viewed';

/** The listbox below the field, grouped by kind. A click on an option leaves the focus in the field. */
export function SearchOptions({ id, options, active, optionId, ...handlers }: SearchOptionsProps) {
  const { t } = useTranslation('explore');
  const groups = [...new Set(options.map(groupOf))];
  const [only] = groups.length === 1 ? groups : [];
  const nameOf = (group: GroupName) =>
    t(group === 'recent' || group === 'viewed' ? `search.${group}` : `search.group.${group}`);
  const noteOf = (group: GroupName) =>
    countedInClasses.includes(group) ? t('search.inDays', { count: daysCounted }) : '';
  return (
    <div className={classes.panel}>
      <div
        id={id}
        role="listbox"
        aria-label={only === 'recent' || only === 'viewed' ? nameOf(only) : t('search.list')}
        className={classes.list}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox contains groups, not fieldsets.
          <div
            key={group}
            role="group"
            aria-label={[nameOf(group), noteOf(group)].filter(Boolean).join(', ')}
          >
            {group !== 'search' && (
              <Row as="p" justify="between" aria-hidden="true" className={classes.heading}>
                <span>{nameOf(group)}</span>
                <span>{noteOf(group)}</span>
              </Row>
            )}
            {options.map(
              (option, index) =>
                groupOf(option) === group && (
                  <div
                    key={optionKey(option)}
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    aria-description={isRemovable(option) ? t('search.removeHint') : undefined}
                    className={classes.option}
                    onMouseDown={(event) => {
                      event.preventDefault();
                      handlers.onChoose(index);
                    }}
                  >
                    <OptionContent option={option} onRemove={() => handlers.onRemove(index)} />
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function optionKey(option: SearchOption): string {
  switch (option.kind) {
    case 'recent':
      return option.search.kind === 'city' ? `city ${option.search.name}` : option.search.words;
    case 'area':
      return `${option.area.name} ${option.area.latitude}`;
    case 'coach':
      return option.coach.id;
    case 'class':
      return option.named.name;
    case 'venue':
    case 'viewed':
      return option.venue.id;
    default:
      return option.kind;
  }
}
