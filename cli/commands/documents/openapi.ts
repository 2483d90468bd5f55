import {
  type CheckedDocuments,
  compareContracts,
  type OperationContract,
  openApiDocument,
  operationContracts,
  proofCodes,
  type ServiceDescription,
} from '#analysis';
import { didYouMean, isClean } from '#engine';
import { chosenFormat, formatOption } from '../../reports/chosen-format.ts';
import { beginOccasion } from '../../reports/format.ts';
import { formats } from '../../reports/formats.ts';
import { type Report, reportOn } from '../../reports/report.ts';
import { checkRecordings } from '../../sources/check-recordings.ts';
import { parseOpenApi, readNamedFile } from '../../sources/parse-open-api.ts';
import { type CleanDocuments, readCleanDocuments } from '../../sources/read-release.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Compares operations with the services that they call. */
export const openapi: Command = {
  arguments: '[service]',
  options: {
    against: {
      type: 'string',
      value: 'file',
      help: 'OpenAPI document of the service, in JSON or YAML, to compare the operations with.',
    },
    recorded: {
      type: 'string',
      value: 'folder',
      help: 'Recorded answers, to be checked against "response": <operation>.json, <operation>.<name>.json or <operation>/<name>.json.',
    },
    format: formatOption(formats, 'problems'),
    strict: { type: 'boolean', help: 'Take warnings for errors.' },
  },
  details: `Writes what the operations of a service send and read as OpenAPI 3.1, to standard output. With --against it
says instead what no longer fits, and with --recorded which answers do not. The service may be left out where
the documents call only one, and with --recorded alone. Journeys are not proved for it: what a service is sent and read
is the same wherever they lead.

Exit codes: 0 no errors, 1 errors (with --strict, warnings too), 2 called wrongly.`,
  run: async (invocation) => {
    const { positionals, text, flag, terminal } = invocation;
    const format = chosenFormat(invocation, formats);
    const occasion = beginOccasion(terminal);
    // Operations are the same wherever journeys lead.
    const clean = await readCleanDocuments(terminal, [...proofCodes], false);
    if (clean === undefined) return 1;
    const contracts = operationContracts(clean.documents);
    const [named] = positionals;
    const [against, recorded] = [text('against'), text('recorded')];
    const service =
      named === undefined && recorded !== undefined && against === undefined
        ? undefined
        : serviceOf(contracts, named);
    const calls = service === undefined ? contracts : contracts.filter((each) => each.service === service);
    if (service !== undefined && against === undefined && recorded === undefined) {
      terminal.out(`${JSON.stringify(openApiDocument(service, calls), null, 2)}\n`);
      return 0;
    }
    const report = await compare(calls, clean, invocation);
    const problems = flag('strict')
      ? report.problems.map((problem) => ({ ...problem, severity: 'error' as const }))
      : report.problems;
    terminal.out(format({ ...report, problems }, occasion()));
    return isClean(problems) ? 0 : 1;
  },
};

/** The service that is asked for, or the only one. */
function serviceOf(contracts: readonly OperationContract[], named: string | undefined): string {
  const services = [...new Set(contracts.map(({ service }) => service))].sort();
  const [only] = services;
  if (only === undefined) throw new UsageError('No operation calls a service.');
  if (named !== undefined) {
    if (services.includes(named)) return named;
    throw new UsageError(`No operation calls a service "${named}". ${didYouMean(named, services)}`);
  }
  if (services.length > 1) throw new UsageError(`Name a service: ${services.join(', ')}.`);
  return only;
}

async function compare(
  contracts: readonly OperationContract[],
  { documents, sources }: CleanDocuments,
  { text, terminal }: Invocation,
): Promise<Report> {
  const [against, recorded] = [text('against'), text('recorded')];
  const different =
    against === undefined ? [] : compareContracts(contracts, await readDescription(against, terminal));
  const recordings =
    recorded === undefined ? { sources: [], problems: [] } : checkRecordings(recorded, contracts, terminal);
  const checked: CheckedDocuments = { documents, problems: [...different, ...recordings.problems] };
  const operations = new Set(against === undefined ? [] : contracts.map(({ operation }) => operation.id));
  const files = [
    ...documents.filter(({ document }) => operations.has(document.id)).map(({ path }) => path),
    ...recordings.sources.map(({ path }) => path),
  ];
  return reportOn(checked, [...sources, ...recordings.sources], files.sort());
}

/** Reads an OpenAPI document, in JSON or YAML. */
async function readDescription(path: string, terminal: Terminal): Promise<ServiceDescription> {
  return (await parseOpenApi(readNamedFile(path, terminal), path)).description;
}
