import { Ajv } from 'ajv';
import type { IndexSettings, SearchObject } from '../text-search/text-index.ts';

export interface WriteBatch {
  readonly requests: readonly {
    readonly action: 'addObject' | 'updateObject' | 'deleteObject' | 'clear' | 'delete';
    readonly body?: Partial<SearchObject>;
  }[];
}

export interface IndexOperation {
  readonly operation: 'move' | 'copy';
  readonly destination: string;
  readonly scope?: readonly string[];
}

/** Largest record in bytes, as in the plans of the real service. */
export const largestRecord = 100_000;

const ajv = new Ajv();

export const isWriteBatch = ajv.compile<WriteBatch>({
  type: 'object',
  required: ['requests'],
  properties: {
    requests: {
      type: 'array',
      items: {
        type: 'object',
        required: ['action'],
        properties: {
          action: { enum: ['addObject', 'updateObject', 'deleteObject', 'clear', 'delete'] },
          body: { type: 'object', properties: { objectID: { type: 'string' } } },
        },
      },
    },
  },
});

export const isIndexOperation = ajv.compile<IndexOperation>({
  type: 'object',
  required: ['operation', 'destination'],
  properties: {
    operation: { enum: ['move', 'copy'] },
    destination: { type: 'string', minLength: 1 },
    scope: { type: 'array', items: { type: 'string' } },
  },
});

export const isSettings = ajv.compile<IndexSettings>({ type: 'object' });
