import { basename } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { buildOptions } from './build-program.ts';

it('The built site loads the analysis of documents to publish and to preview, and not to serve', async () => {
  const { metafile } = await build({ ...buildOptions('site'), write: false });
  const ofAnalysis = (file: string) => file.startsWith('analysis/');
  const serving = loaded(metafile, ['import-statement']);
  expect(serving.filter(ofAnalysis)).toEqual([]);
  expect(serving).toContain('server/journeys/show-step.ts');
  expect(loaded(metafile, ['import-statement', 'dynamic-import']).filter(ofAnalysis)).not.toEqual([]);
});

/** The sources in the files that are loaded with the entries of the site, by these kinds of imports. */
function loaded({ outputs }: Metafile, kinds: readonly string[]): readonly string[] {
  const open = Object.keys(outputs).filter((file) => ['main.mjs', 'server.mjs'].includes(basename(file)));
  const seen = new Set(open);
  for (const file of seen) {
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kinds.includes(kind)) seen.add(path);
  }
  return [...seen].flatMap((file) =>
    Object.entries(outputs[file]?.inputs ?? {}).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [input] : [],
    ),
  );
}
