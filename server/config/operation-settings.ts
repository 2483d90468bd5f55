import { json, type Reading } from './setting.ts';

/** Settings that operation documents read as `settings.<name>`. */
export type OperationSettings = Readonly<Record<string, string>>;

export function readOperationSettings(text: string): Reading<OperationSettings> {
  const read = json(text);
  if ('mistake' in read) return read;
  const { value } = read;
  const mistake = 'is to be a JSON object of texts, for example {"prefix": "AB-"}.';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { mistake };
  const settings: Record<string, string> = {};
  for (const [name, setting] of Object.entries(value)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return { mistake: `holds "${name}"; names are in camelCase.` };
    if (typeof setting !== 'string') return { mistake };
    settings[name] = setting;
  }
  return { value: settings };
}
