import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needsHydration, readClientModules, withoutHydration } from './hydration.ts';

describe("the client components of Next's build", () => {
  let folder: string;
  const write = async (text: string) => {
    const place = join(folder, 'server/app/at/[key]/[[...path]]');
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'page_client-reference-manifest.js'), text);
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-build-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are those that are neither the framework nor the page for failures', async () => {
    const clientModules = {
      '[project]/node_modules/next/dist/esm/client/components/layout-router.js': { id: 1 },
      '[project]/app/global-error.tsx': { id: 2 },
      '[project]/renderer/modules/map/map.tsx': { id: 3 },
      '[project]/node_modules/charts/index.js': { id: 'four' },
    };
    await write(
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/at/[key]/[[...path]]/page"] = ${JSON.stringify({ clientModules })};`,
    );
    expect(await readClientModules(folder)).toEqual(new Set(['3', 'four']));
  });

  it('are unknown when the build cannot be read', async () => {
    expect(await readClientModules(folder)).toBeUndefined();
    await write('export default 1');
    expect(await readClientModules(folder)).toBeUndefined();
  });
});

describe('a page', () => {
  const modules = new Set(['3']);
  const account = (...ids: readonly string[]) =>
    Buffer.from(ids.map((id, row) => `${row.toString(16)}:I[${id},["$2"],"default"]\n`).join(''));

  it('needs hydration when a client component of ours is on it', () => {
    expect(needsHydration(account('1', '3'), modules)).toBe(true);
    expect(needsHydration(account('1', '"3"'), modules)).toBe(true);
  });

  it('needs none when only the framework is', () => {
    expect(needsHydration(account('1', '33'), modules)).toBe(false);
  });

  it('is taken to need it when that cannot be told', () => {
    expect(needsHydration(account('1'), undefined)).toBe(true);
    expect(needsHydration(undefined, modules)).toBe(true);
  });
});

describe('a page without hydration', () => {
  it("has nothing of Next's left, and all of ours", () => {
    const ours =
      '<script>Object.defineProperty(window,"a",{})</script><script src="/site.js" type="module"></script>';
    const next =
      '<link rel="preload" as="script" href="/_next/static/a.js"/><script src="/_next/static/a.js" async=""></script>' +
      '<script id="_R_">(globalThis["TURBOPACK"] || [])</script><script>self.__next_f.push([1,"<p>Text</p>"])</script>';
    const page = `<link rel="stylesheet" href="/_next/static/a.css"/><p>Text</p>${ours}`;
    expect(withoutHydration(page + next)).toBe(page);
  });
});
