import { describe, expect, it } from 'vitest';
import type { CompiledRelease } from '#engine';
import { differenceOfCalls, issuedIn } from './received-calls.ts';

const operation = (id: string, more: object) => ({ kind: 'operation', id, service: 'shop', ...more });
const documents = [
  operation('hire', { method: 'POST', path: '/hires' }),
  operation('find', { method: 'POST', path: '/search', cacheSeconds: 60, lookUp: true }),
];
const release = {
  documents: new Map(documents.map((each) => [each.id, each])),
} as unknown as CompiledRelease;

const wanted = (body: Readonly<Record<string, string>>, id = 'hire', path = '/hires') => ({
  operation: id,
  request: { service: 'shop', method: 'POST' as const, path, headers: { 'x-brand': 'Shop' }, body },
});
const received = (body: object, path = '/hires') => ({
  ...{ service: 'shop', method: 'POST', path, query: {}, body },
  headers: { 'x-brand': 'Shop', authorization: 'Bearer of the site' },
});
const compare = (
  calls: Parameters<typeof differenceOfCalls>[0],
  memory: readonly ReturnType<typeof received>[],
  issued: ReadonlySet<string> = new Set(),
) =>
  differenceOfCalls(
    calls,
    { forget: async () => {}, received: async () => memory, refuse: async () => {} },
    release,
    issued,
  );

describe('the calls of a press at a site', () => {
  it('are those of the headless press, in any order, whatever the site adds to its requests', async () => {
    const calls = [wanted({ name: 'Mere' }), wanted({ name: 'Rangi' })];
    expect(await compare(calls, [received({ name: 'Rangi' }), received({ name: 'Mere' })])).toBeUndefined();
  });

  it('differ by a request, or by one more', async () => {
    const calls = [wanted({ name: 'Mere' })];
    expect(await compare(calls, [received({ name: 'Mary' })])).toBe(
      'the site calls hire with another request',
    );
    const two = [received({ name: 'Mere' }), received({ name: 'Mere' })];
    expect(await compare(calls, two)).toBe('the site also sends POST /hires');
  });

  it('may differ in ids of transactions, and in what a call that creates something has answered', async () => {
    const calls = [wanted({ key: 'transaction 1', hire: 'H-1' })];
    const memory = [received({ key: 'f81d4fae', hire: 'H-2' })];
    expect(await compare(calls, memory)).toBe('the site calls hire with another request');
    const gives = { status: 200, body: { number: 'H-1' } };
    const expected = { outcome: 'accepted', at: { step: 'thing' } } as const;
    const turns = [{ press: 'thing', calls: [{ operation: 'hire', gives }], expect: expected }];
    expect(issuedIn({ title: '', turns }, release)).toEqual(new Set(['H-1']));
    expect(await compare(calls, memory, new Set(['H-1']))).toBeUndefined();
  });

  it('need not be made where an answer is kept', async () => {
    expect(await compare([wanted({ text: 'tent' }, 'find', '/search')], [])).toBeUndefined();
  });
});
