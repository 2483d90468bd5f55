import type { Document, Operation } from '#schemas';
import { findCall, schemasBelow } from '../../openapi/call-contract.ts';
import { type JsonSchema, typesOf } from '../../openapi/json-schema.ts';
import { readServiceDescription } from '../../openapi/service-description.ts';
import type { WrittenQuestion } from './journey-calls.ts';

/** The schemas that a contract has for a part of the body of an operation. */
export type ContractPlaces = (path: readonly (string | number)[]) => readonly JsonSchema[];

/** Undefined where no contract describes the body. */
export function contractPlaces(
  operation: Operation,
  documents: ReadonlyMap<string, Document>,
): ContractPlaces | undefined {
  const contract = documents.get(operation.contract ?? '');
  const description = contract?.kind === 'contract' ? readServiceDescription(contract.openapi) : undefined;
  const body = description && findCall(operation, description).call?.body;
  return body && ((path) => schemasBelow(body.schema, path, description.plain));
}

/** Whether an object may have a property beside those that it has. */
export function permits(
  schemas: readonly JsonSchema[],
  name: string,
  type: WrittenQuestion['type'],
): boolean {
  return schemas.some(({ properties = {}, additionalProperties }) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return property === undefined ? additionalProperties !== false : takes(property, type);
  });
}

/** The properties that an object may have, and that nothing fills, for answers of a type. */
export function freeProperties(
  schemas: readonly JsonSchema[],
  filled: ReadonlySet<string>,
  type: WrittenQuestion['type'],
): readonly string[] {
  const described = schemas.flatMap(({ properties = {} }) => Object.entries(properties));
  const free = described.filter(([name, schema]) => !filled.has(name) && takes(schema, type));
  return [...new Set(free.map(([name]) => name))];
}

function takes(schema: JsonSchema, type: WrittenQuestion['type']): boolean {
  if (schema.enum !== undefined || schema.const !== undefined || schema.pattern !== undefined) return false;
  if (schema.format !== undefined && !(type === 'date' && schema.format === 'date')) return false;
  const types = typesOf(schema);
  if (types === undefined) return false;
  const own = typeof type === 'object' ? 'array' : type === 'date' ? 'string' : type;
  return types.includes(own) || (own === 'integer' && types.includes('number'));
}

/** The limit of a text that may say anything; undefined where a contract has no such text. Shorter ones are names and codes. */
export function longestText(schemas: readonly JsonSchema[]): number | undefined {
  const limits = schemas.map((schema) => {
    const isFree = takes(schema, 'string') && (schema.maxLength ?? shortestComment) >= shortestComment;
    return isFree ? (schema.maxLength ?? Number.POSITIVE_INFINITY) : 0;
  });
  const least = Math.min(...limits);
  return limits.length === 0 || least === 0 ? undefined : least;
}

const shortestComment = 200;
