import type { MantineThemeComponents } from '@mantine/core';
import classes from './theme-components.module.css';

const input = { size: 'md' };
const inputClasses = { label: classes.label, input: classes.input, error: classes.error };

/** Default props and styles of Mantine's components; pages do not repeat them. */
export const componentDefaults: MantineThemeComponents = {
  Button: {
    defaultProps: { variant: 'default', size: 'md' },
    classNames: { root: classes.button },
  },
  Alert: { classNames: { root: classes.alert, message: classes.alertMessage } },
  ActionIcon: {
    defaultProps: { variant: 'subtle', size: 44 },
    classNames: { root: classes.actionIcon },
  },
  TextInput: { defaultProps: input, classNames: inputClasses },
  PasswordInput: { defaultProps: input, classNames: inputClasses },
  Textarea: { defaultProps: input, classNames: inputClasses },
  NumberInput: { defaultProps: input, classNames: inputClasses },
  NativeSelect: { defaultProps: input, classNames: inputClasses },
  Checkbox: { defaultProps: { size: 'md', radius: 'xs' }, classNames: { input: classes.box } },
  Radio: { defaultProps: { size: 'md' }, classNames: { radio: classes.box } },
  Switch: {
    defaultProps: { size: 'md', withThumbIndicator: false },
    classNames: { track: classes.track, thumb: classes.thumb },
  },
  Chip: { defaultProps: { radius: 'md', variant: 'filled' }, classNames: { label: classes.chip } },
  Tabs: { classNames: { list: classes.tabList, tab: classes.tab } },
  Modal: {
    defaultProps: { radius: 'xl', centered: true, padding: 'lg' },
    classNames: { content: classes.sheet, header: classes.sheetHeader, title: classes.sheetTitle },
  },
  Drawer: {
    defaultProps: { padding: 'lg' },
    classNames: { content: classes.sheet, header: classes.sheetHeader, title: classes.sheetTitle },
  },
  Overlay: { defaultProps: { color: '#0d0c0b', backgroundOpacity: 0.6 } },
};
