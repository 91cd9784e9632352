import type { Locator } from '@playwright/test';

/** How much a person did with a finger: what is tapped, and what is typed or chosen in a field. */
export interface Effort {
  taps: number;
  fields: number;
  tap(control: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(field: Locator, option: string): Promise<void>;
}

/** Counts from zero. */
export function countEffort(): Effort {
  const effort: Effort = {
    taps: 0,
    fields: 0,
    tap: async (control) => {
      effort.taps += 1;
      await control.tap();
    },
    fill: async (field, text) => {
      effort.fields += 1;
      await field.fill(text);
    },
    choose: async (field, option) => {
      effort.fields += 1;
      await field.selectOption(option);
    },
  };
  return effort;
}
