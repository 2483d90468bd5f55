import { cleanUpAfterFile } from '../running/cleanup.ts';
import { type Instance, type InstanceOptions, openInstance } from './instance.ts';

/** Starts an instance that is closed when the test file ends. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const instance = await openInstance(options);
  cleanUpAfterFile(() => instance.close());
  return instance;
}
