import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { functionName } from '#engine';
import type { BuiltExtension } from './build-extension.ts';
import { bundles, compiled } from './bundles.ts';
import { extensionProblem } from './extension-problem.ts';
import type { OperatorExtensionFolder } from './read-extensions.ts';
import { operatorEnding } from './read-operator.ts';

/**
 * Compiles an operator: one script for the server and for browsers, so that both evaluate the same. It exports what the
 * engine evaluates an operator by.
 */
export async function buildOperator({
  type,
  folder,
  operator: { parameters, value },
}: OperatorExtensionFolder): Promise<BuiltExtension> {
  const file = join(folder, type + operatorEnding);
  const path = `extensions/${type}/${type}${operatorEnding}`;
  const name = functionName(type);
  const faulty = (message: string, help: string): BuiltExtension => ({
    outcome: 'faulty',
    problems: [extensionProblem(path, { message, help })],
  });
  if (!existsSync(file)) return faulty('The code is missing.', `Write a file that exports ${name}.`);
  const operator: Plugin = {
    name: 'operator',
    resolveId: (id) => (id === type ? id : null),
    load: (id) =>
      id === type
        ? `import { ${name} as code } from ${JSON.stringify(file)};
export default { name: ${JSON.stringify(type)}, code, parameters: ${JSON.stringify(parameters)}, value: ${JSON.stringify(value)} };`
        : null,
  };
  return await compiled<BuiltExtension>(folder, path, async () => {
    const browser = { platform: 'browser' } as const;
    const [own] = await bundles({ ...browser, input: file }, { codeSplitting: false });
    if (!own.exports.includes(name))
      return faulty(`The file does not export ${name}.`, `Export the function: export function ${name}(…).`);
    const [{ code, imports }] = await bundles(
      { ...browser, input: type, plugins: [operator] },
      { codeSplitting: false },
    );
    const [outside] = imports;
    if (outside !== undefined)
      return faulty(
        `The code imports "${outside}", which is not there in browsers.`,
        'Import only from its folder and from packages of the site that need nothing else.',
      );
    return { outcome: 'built', code, script: code };
  });
}
