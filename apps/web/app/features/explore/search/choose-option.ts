import {
  changeOfArea,
  changeOfClass,
  changeOfCoach,
  changeOfUnderstood,
  type SearchChange,
  toPlace,
  type Understood,
} from '../address/understood-search.ts';
import type { RecentSearch } from './recent-searches.ts';
import type { SearchOption } from './use-search-options.ts';

type ChangingOption = Extract<SearchOption, { kind: 'understood' | 'area' | 'coach' | 'class' }>;

/** Returns the change that an option makes; `understood` is what the rest of the text means. */
export function changeOfOption(
  option: ChangingOption,
  understood: Understood | null,
): SearchChange {
  switch (option.kind) {
    case 'understood':
      return changeOfUnderstood(option.understood);
    case 'area':
      return changeOfArea(option.area, understood);
    case 'coach':
      return changeOfCoach(option.coach, understood?.area ?? null);
    case 'class':
      return changeOfClass(option.named, understood);
  }
}

/** Returns the search that is stored on the device when an option is chosen. */
export function recentOfOption(option: ChangingOption, typed: string): RecentSearch {
  switch (option.kind) {
    case 'understood':
      return { kind: 'words', words: typed };
    case 'area':
      return toPlace(option.area);
    case 'coach':
      return { kind: 'words', words: option.coach.name };
    case 'class':
      return { kind: 'words', words: option.named.name };
  }
}
