import { type FSWatcher, watch } from 'node:fs';

/** An editor writes a file in several steps: what follows closely belongs together. */
const quietMs = 100;

/** Waits until something changes in one of some folders, and has been quiet again. Watches from the call on. */
export function untilChanged(folders: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const watchers: FSWatcher[] = [];
    let timer: NodeJS.Timeout | undefined;
    const end = (settle: () => void) => {
      for (const watcher of watchers) watcher.close();
      settle();
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
