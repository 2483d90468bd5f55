/** Writes the contracts of the services of the shipped site from the schemas that the sandbox checks calls with. */
import { documentWidth, layOutJson } from '#engine';
import { contracts } from '../../sandbox/contracts/contracts.ts';
import { writeGenerated } from './write-generated.ts';

for (const [service, contract] of Object.entries(contracts)) {
  const document = {
    $schema: '../../schemas/editor/contract.schema.json',
    kind: 'contract',
    id: `${service}-contract`,
    schemaVersion: 1,
    description: `Calls that the service "${service}" takes, by the sandbox. Generated; see sandbox/contracts.`,
    ...contract,
  };
  await writeGenerated(
    `pages-config/contracts/${service}-contract.json`,
    layOutJson(document, documentWidth),
  );
}
