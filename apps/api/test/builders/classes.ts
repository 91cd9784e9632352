export {
  type ClassSessionOverrides,
  type ClassTemplateOverrides,
  createClassSession as aClassSession,
  createClassTemplate as aClassTemplate,
} from '@pulse/test-data';
