import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { componentDefaults } from './theme-components.ts';

const limestone: MantineColorsTuple = [
  '#fbfaf7',
  '#f1efe9',
  '#e7e4db',
  '#d9d5ca',
  '#b9b2a5',
  '#857e72',
  '#676058',
  '#4f4942',
  '#191613',
  '#0d0c0b',
];

/** Replaces Mantine's dark greys by warm ones: text first, the darkest background last. */
const night: MantineColorsTuple = [
  '#f5f0e8',
  '#c4bbaf',
  '#a0968a',
  '#847b71',
  '#4a443d',
  '#35302c',
  '#252120',
  '#1b1816',
  '#131110',
  '#0d0c0b',
];

const variants: Record<string, ReturnType<VariantColorsResolver>> = {
  /** The one main action of a view. */
  primary: {
    background: 'var(--pulse-accent)',
    hover: 'var(--pulse-accent-hover)',
    color: 'var(--pulse-on-accent)',
    border: '1px solid transparent',
  },
  filled: {
    background: 'var(--pulse-inverse)',
    hover: 'color-mix(in srgb, var(--pulse-inverse) 86%, var(--pulse-paper))',
    color: 'var(--pulse-on-inverse)',
    border: '1px solid transparent',
  },
  default: {
    background: 'transparent',
    hover: 'var(--pulse-raised)',
    color: 'var(--pulse-ink)',
    border: '1px solid var(--pulse-line-strong)',
  },
  subtle: {
    background: 'transparent',
    hover: 'var(--pulse-sunken)',
    color: 'var(--pulse-ink-2)',
    border: '1px solid transparent',
  },
  /** A place held for the member. */
  offer: {
    background: 'var(--pulse-offer-solid)',
    hover: 'color-mix(in srgb, var(--pulse-offer-solid) 88%, var(--pulse-paper))',
    color: 'var(--pulse-on-offer)',
    border: '1px solid transparent',
  },
  /** Actions that cost something; never the primary button. */
  danger: {
    background: 'transparent',
    hover: 'var(--pulse-danger-fill)',
    color: 'var(--pulse-danger-text)',
    border: '1px solid var(--pulse-danger-solid)',
  },
};

const variantColorResolver: VariantColorsResolver = (input) =>
  variants[input.variant] ?? defaultVariantColorsResolver(input);

/** Maps Mantine's variables to the product's tokens, so that its components follow the theme. */
export const cssVariables: CSSVariablesResolver = () => {
  const tokens = {
    '--mantine-color-body': 'var(--pulse-paper)',
    '--mantine-color-text': 'var(--pulse-ink)',
    '--mantine-color-bright': 'var(--pulse-ink)',
    '--mantine-color-dimmed': 'var(--pulse-ink-2)',
    '--mantine-color-placeholder': 'var(--pulse-ink-3)',
    '--mantine-color-anchor': 'var(--pulse-ink)',
    '--mantine-color-default': 'var(--pulse-sheet)',
    '--mantine-color-default-hover': 'var(--pulse-raised)',
    '--mantine-color-default-color': 'var(--pulse-ink)',
    '--mantine-color-default-border': 'var(--pulse-line-strong)',
    '--mantine-color-error': 'var(--pulse-danger-text)',
    '--mantine-color-disabled': 'var(--pulse-sunken)',
    '--mantine-color-disabled-color': 'var(--pulse-ink-3)',
    '--mantine-color-disabled-border': 'var(--pulse-line)',
    '--mantine-primary-color-filled': 'var(--pulse-inverse)',
    '--mantine-primary-color-filled-hover': 'var(--pulse-ink-2)',
    '--mantine-primary-color-contrast': 'var(--pulse-on-inverse)',
    '--mantine-primary-color-light': 'var(--pulse-sunken)',
    '--mantine-primary-color-light-hover': 'var(--pulse-line)',
    '--mantine-primary-color-light-color': 'var(--pulse-ink)',
  };
  return { variables: {}, light: tokens, dark: tokens };
};

/** The product's Mantine theme. */
export const theme = createTheme({
  primaryColor: 'limestone',
  primaryShade: 8,
  autoContrast: false,
  colors: { limestone, gray: limestone, dark: night },
  fontFamily: 'var(--pulse-text)',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '14px', xl: '22px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  headings: {
    fontFamily: 'var(--pulse-display)',
    fontWeight: '700',
    textWrap: 'balance',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  variantColorResolver,
  components: componentDefaults,
});
