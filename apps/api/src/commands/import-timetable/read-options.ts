import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../../config.ts';

const OPTIONS = {
  file: { type: 'string' },
  mapping: { type: 'string' },
  organisation: { type: 'string' },
  'create-organisation': { type: 'boolean', default: false },
  commit: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'shift-weeks': { type: 'string' },
  language: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
} as const;

/** The options of the command, with absolute paths; every fault of them is reported at once. */
export function readOptions(args: string[]) {
  const { values } = parse(args);
  const { file, mapping, language, commit, publish, json, organisation } = values;
  const create = values['create-organisation'];
  const faults: string[] = [];
  // npm changes into the project's folder; paths are relative to where the command was entered.
  const paths = [file, mapping].map((path) => path && resolve(process.env.INIT_CWD ?? '.', path));
  if (!file) faults.push('--file names the CSV.');
  if (!mapping) faults.push('--mapping names the mapping, see docs/timetable-import.md.');
  for (const path of paths) if (path && !existsSync(path)) faults.push(`There is no file ${path}.`);
  if (!organisation === !create)
    faults.push(
      'Give one of both: --organisation with the name or id of an organisation that agreed, or --create-organisation to create that of the mapping as a draft.',
    );
  if (publish && create)
    faults.push(
      '--publish needs an organisation that agreed: leave it out, or name one with --organisation.',
    );
  const shiftWeeks = values['shift-weeks'];
  if (shiftWeeks !== undefined && !/^-?\d{1,3}$/.test(shiftWeeks))
    faults.push(`--shift-weeks must be a whole number of weeks (it is "${shiftWeeks}").`);
  if (!isLanguage(language)) faults.push('--language is en, fr or de.');
  const [filePath, mappingPath] = paths;
  if (!filePath || !mappingPath || !isLanguage(language) || faults.length > 0)
    throw new ConfigError(faults);
  return {
    file: filePath,
    mapping: mappingPath,
    organisation: { organisation: organisation ?? null, create },
    shiftWeeks: shiftWeeks === undefined ? null : Number(shiftWeeks),
    commit,
    publish,
    json,
    language,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS });
  } catch (error) {
    throw new ConfigError([(error as Error).message]);
  }
}

function isLanguage(text: string): text is 'en' | 'fr' | 'de' {
  return ['en', 'fr', 'de'].includes(text);
}
