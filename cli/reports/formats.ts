import type { Format } from './format.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';
import { stylish } from './stylish.ts';

export type FormatName = 'stylish' | 'json' | 'junit' | 'sarif' | 'github';

export const formats: { readonly [name in FormatName]: Format } = { stylish, json, junit, sarif, github };
