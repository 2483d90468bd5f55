import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { classNamesOnly } from '../islands/class-names-only.ts';
import { islandsFolder } from '../islands/islands-folder.ts';
import { root } from '../processes.ts';

/** Builds the studio and the frame of its preview into `dist/studio`. */
export async function buildStudio(): Promise<void> {
  const source = join(root, 'studio');
  await build({
    root: source,
    base: '/studio/',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [classNamesOnly],
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'es' },
    build: {
      outDir: join(islandsFolder, 'studio'),
      emptyOutDir: true,
      assetsDir: 'files',
      // A policy that allows only files to run allows nothing from a data URL.
      assetsInlineLimit: 0,
      // A policy that allows only files to run allows no script in the page.
      modulePreload: { polyfill: false },
      target: 'es2023',
      rolldownOptions: {
        input: {
          studio: join(source, 'index.html'),
          changes: join(source, 'open-changes.html'),
          preview: join(source, 'preview.html'),
        },
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  compressFiles(join(islandsFolder, 'studio/files'));
}

/** Writes scripts and styles as `<name>.gz` and `<name>.br`, too. They are large: the best compression would take minutes. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => ['.css', '.js'].includes(extname(each)))) {
    const file = join(folder, name);
    const plain = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  }
}
