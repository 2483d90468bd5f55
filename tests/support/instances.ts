import { afterAll } from 'vitest';
import { type Instance, type InstanceOptions, openInstance } from './instance.ts';

/** Starts an instance that is closed when the test file ends. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const instance = await openInstance(options);
  running.push(instance);
  return instance;
}

const running: Instance[] = [];
afterAll(async () => {
  await Promise.all(running.splice(0).map((instance) => instance.close()));
});
