import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import {
  checkDocuments,
  compareContracts,
  openApiDocument,
  operationContracts,
  readServiceDescription,
} from '#analysis';
import { buildRequest, compileOperation, emptyScope, type JsonValue, visitParts } from '#engine';
import { findCall } from '../../analysis/openapi/call-contract.ts';
import { createSchemaCheck } from '../../analysis/openapi/schema-check.ts';
import { sandboxOverHttp } from '../../cli/scenarios/sandbox-over-http.ts';
import { releaseSurroundings } from '../../engine/index.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { shippedDocuments, shippedRelease } from '../support/documents/shipped-documents.ts';
import { sandboxForTests } from '../support/instances/sandbox.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const release = shippedRelease();
const operations = [...release.documents.values()].filter((document) => document.kind === 'operation');
const contracts = operationContracts(checkDocuments(shippedDocuments(), [], false).documents);
const services = [...new Set(operations.flatMap(({ service }) => service ?? []))];

describe('the operations of the shipped site', () => {
  it.each(services)('are valid OpenAPI, for the service %s', async (service) => {
    const { exitCode, out } = await waymark(['openapi', service]);
    expect(exitCode).toBe(0);
    expect(await new Validator().validate(out)).toEqual({ valid: true });
  });

  it.each(services)('do not differ from their own description, for the service %s', (service) => {
    const own = contracts.filter((contract) => contract.service === service);
    const described = readServiceDescription(openApiDocument(service, own));
    expect(described && compareContracts(own, described)).toEqual([]);
  });
});

const described = [...release.documents.values()].filter((document) => document.kind === 'contract');

describe('the contracts of the shipped site', () => {
  it('are named by every operation that calls a service', () => {
    const without = operations.filter(
      ({ service, contract }) => service !== undefined && contract === undefined,
    );
    expect(without).toEqual([]);
  });

  it.each(described.map(({ id, openapi }) => [id, openapi] as const))(
    'say each schema once, for %s',
    (_, openapi) => {
      const seen = new Set<string>();
      const repeated: string[] = [];
      visitParts(openapi, (part) => {
        const text = typeof part === 'object' && !Array.isArray(part) ? JSON.stringify(part) : '';
        if (text.length > 200 && seen.has(text)) repeated.push(text);
        seen.add(text);
        return true;
      });
      expect(repeated).toEqual([]);
    },
  );
});

const scope = {
  ...emptyScope,
  ...releaseSurroundings(release),
  now: '2026-03-02',
  call: { transactionId: '00000000-0000-4000-8000-000000000000' },
};

/** An input for each operation whose answer is read, for which the sandbox has data. */
const inputs: { readonly [operation: string]: { readonly [name: string]: JsonValue } } = {
  'address-details': { pxid: '9-1' },
  'address-suggestions': { typed: 'Everything Lane' },
  'bank-name': { bankNumber: '01', branchNumber: '0001' },
  'create-ticket': { customerType: 'residential' },
  'hydro-summary': {},
  'index-history': {},
  'join-address-suggestions': { typed: '10 Registered Lane' },
  'live-chat-status': { pageId: 'home' },
  'open-card-session': { returnAddress: 'https://site.example/return' },
  'pricing-offers': { type: 'ELECTRICITY', icp: '0000001001SB2EF' },
  'read-card-session': {},
  'share-history': {},
  'share-quote': {},
  'share-summary': {},
  'supply-point': { icp: '0000001001SB2EF', fuel: 'electricity' },
  'supply-points': { streetNumber: '1', streetName: 'Everything Lane', town: 'Wellington' },
  'vehicle-registration': { plate: 'EVBLUE' },
};

describe('the answers of the sandbox', () => {
  const sandbox = sandboxForTests();

  it('fit the response and the contract of every operation', async () => {
    const read = operations.filter(({ response }) => response !== undefined);
    expect(read.map(({ id }) => id).sort()).toEqual(Object.keys(inputs));
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'answers'));
    const services = sandboxOverHttp(sandbox.url);
    const answers = new Map<string, unknown>();
    for (const operation of read) {
      const { id } = operation;
      const opened = answers.get('open-card-session') as { readonly id: string } | undefined;
      const input = id === 'read-card-session' ? { id: opened?.id ?? '' } : inputs[id];
      const request = buildRequest(compileOperation(operation), input ?? {}, scope);
      if (request === undefined) throw new Error(`The request of "${id}" cannot be built.`);
      const outcome = await services.answer(request, operation);
      expect(outcome, id).toMatchObject({ outcome: 'answered' });
      answers.set(id, 'body' in outcome ? outcome.body : undefined);
      writeFileSync(join(folder, 'answers', `${id}.json`), JSON.stringify(answers.get(id), null, 2));
    }
    services.close();
    for (const operation of read) {
      const contract = described.find(({ id }) => id === operation.contract);
      const description = readServiceDescription(contract?.openapi);
      const call = description && findCall(operation, description).call;
      const [answer] = call?.answers ?? [];
      const schema = answer?.schema ?? answer?.readAs;
      if (contract === undefined || schema === undefined)
        throw new Error(`"${operation.id}" is not described.`);
      expect(createSchemaCheck(contract.openapi)(schema, answers.get(operation.id)), operation.id).toEqual(
        [],
      );
    }
    const environment = { WAYMARK_PAGES: join(import.meta.dirname, '../../pages-config') };
    const { exitCode, out } = await waymark(['openapi', '--recorded', 'answers'], { folder, environment });
    expect(out).toBe(`✔ ${read.length} documents, no problems\n`);
    expect(exitCode).toBe(0);
  });
});
