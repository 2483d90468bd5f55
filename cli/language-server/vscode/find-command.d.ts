/** The path of Waymark's command for a folder; undefined where it has none. */
export function findCommand(folder: string, configured: string): string | undefined;
