import { type FSWatcher, watch } from 'node:fs';

/** An editor writes a file in several steps: changes closer than this belong together. */
const quietMs = 100;

/**
 * Waits until something in the folders changes and there are no more changes. Watching starts with the call.
 */
export function untilChanged(folders: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const watchers: FSWatcher[] = [];
    let timer: NodeJS.Timeout | undefined;
    const end = (finish: () => void) => {
      for (const watcher of watchers) watcher.close();
      finish();
    };
    for (const folder of folders) {
      const watcher = watch(folder, () => {
        clearTimeout(timer);
        timer = setTimeout(() => end(resolve), quietMs);
      });
      watcher.on('error', (error) => end(() => reject(error)));
      watchers.push(watcher);
    }
  });
}
