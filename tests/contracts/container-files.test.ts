import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../server/config/settings.ts';
import { healthPath } from '../../server/front/serving/health.ts';
import { imageSources } from '../production/production-folder.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const variables = new Set<string>(Object.values(settings).map(({ variable }) => variable));
/** Read by other programs than the site. */
const foreign = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB']);

describe('the Dockerfile', () => {
  it('copies what exists, and what the build makes', () => {
    const built = ['.next', 'dist'];
    const sources = imageSources();
    expect(sources).toEqual(
      expect.arrayContaining([...built, 'server', 'engine', 'analysis', 'extensions', 'pages-config']),
    );
    for (const source of sources.filter((each) => !built.includes(each)))
      expect(existsSync(join(root, source)), source).toBe(true);
    const ignored = read('.dockerignore').trim().split('\n');
    expect(sources.filter((source) => ignored.includes(source) && !built.includes(source))).toEqual([]);
  });

  it('copies all that the built programs are compared with, so that they run', () => {
    const compared = ['package-lock.json', 'cli', 'analysis', 'engine', 'schemas', 'scripts', 'server'];
    expect(imageSources()).toEqual(expect.arrayContaining(compared));
  });

  it('runs what exists, as somebody who is not root', () => {
    for (const [, file = ''] of dockerfile.matchAll(/node",? "?([\w/]+\.ts)/g))
      expect(existsSync(join(root, file)), file).toBe(true);
    const site = dockerfile.slice(dockerfile.indexOf(' AS site\n'));
    expect(site.indexOf('USER node')).toBeGreaterThan(0);
    expect(site.indexOf('USER node')).toBeLessThan(site.indexOf('\nCMD'));
  });

  it('has the Node that the packages bring, and names no registry', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    const images = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${devDependencies.node}-slim`]));
    const named = [...compose.matchAll(/image: (\S+)/g)].map(([, image]) => image);
    expect(named.every((image) => /^[a-z]+:\d+\.\d+(\.\d+)?$/.test(image ?? ''))).toBe(true);
  });

  it('asks the health check where it answers', () => {
    expect(dockerfile).toContain(`\`http://127.0.0.1:\${process.env.PORT || 3000}${healthPath}\``);
    expect(dockerfile).toContain(`EXPOSE ${settings.port.fallback}\n`);
    expect(dockerfile).toContain(`EXPOSE ${settings.sandboxPort.fallback}\n`);
  });
});

describe('compose.yaml', () => {
  it('sets variables that are settings', () => {
    const names = [...`${dockerfile}\n${compose}`.matchAll(/\b([A-Z][A-Z]+_[A-Z_]+|PORT)(?=[:=])/g)];
    const unknown = names
      .map(([, name = '']) => name)
      .filter((name) => !variables.has(name) && !foreign.has(name));
    expect(unknown).toEqual([]);
    expect(names.length).toBeGreaterThan(8);
  });

  it('runs the site three times, with ports and hosts that agree', () => {
    const services = [...compose.matchAll(/^ {2}([a-z]+):$/gm)].map(([, name]) => name);
    expect(services).toEqual(expect.arrayContaining(['proxy', 'site', 'sandbox', 'database']));
    expect(compose).toContain('replicas: 3');
    expect(compose).toContain('SANDBOX_HOST: sandbox');
    expect(compose).toMatch(/DATABASE_URL: postgres:\/\/waymark:waymark@database\/waymark\n/);
    const [, port] = /\n {6}PORT: (\d+)/.exec(compose) ?? [];
    expect(compose).toContain(`dynamic a site ${port}\n`);
    const ports = [...compose.matchAll(/SANDBOX_PORT: (\d+)/g)].map(([, each]) => each);
    expect(ports).toEqual([settings.sandboxPort.fallback, settings.sandboxPort.fallback]);
    for (const [, target = ''] of compose.matchAll(/target: (\w+) }\n/g))
      expect(`${dockerfile}${compose}`).toMatch(new RegExp(` AS ${target}\n|/etc/caddy`));
  });
});
