import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { StudioPlace } from '../authoring/studio-place.ts';
import { readRequest } from './page-request.ts';

const withSite: StudioPlace = { kind: 'with-site' };
const ownHost: StudioPlace = {
  kind: 'host',
  origin: 'https://studio.example.nz',
  host: 'studio.example.nz',
};
const alone: StudioPlace = { kind: 'alone' };

function kindOf(studioPlace: StudioPlace, host: string, url: string, cookie?: string): string {
  const no = () => false;
  const request = { url, method: 'GET', headers: { host, cookie } } as unknown as IncomingMessage;
  const asked = readRequest(request, {
    site: {
      studioPlace,
      answersTo: () => true,
      previewAccess: {
        isConfigured: true,
        isPreviewing: (headers: { readonly cookie?: string | undefined }) => headers.cookie === 'preview',
      } as never,
    },
    isAsset: no,
    isBuiltFile: no,
    isPicture: (path) => path.endsWith('.png'),
    isPublicFile: no,
    isTheme: no,
    runsStudio: studioPlace.kind !== 'off',
  });
  return asked.kind === 'refused' ? String(asked.status) : asked.kind;
}

it.each([
  ['with the site', withSite, 'www.example.nz', '/studio/api/me', 'studio'],
  ['with the site, pages stay', withSite, 'www.example.nz', '/about', 'page'],
  ['off', { kind: 'off' } as const, 'www.example.nz', '/studio', 'page'],
  ['at its own host', ownHost, 'Studio.example.nz', '/studio', 'studio'],
  ['not at those of visitors', ownHost, 'www.example.nz', '/studio', 'page'],
  ['not at those of visitors, either', ownHost, 'www.example.nz', '/studio/api/me', 'page'],
  ['no page at its own host', ownHost, 'studio.example.nz', '/about', 'studio-door'],
  ['no form at its own host', ownHost, 'studio.example.nz', '/api/journeys/order/who', '404'],
  ['pictures at its own host', ownHost, 'studio.example.nz', '/images/logo.png', 'picture'],
  ['links to previews at its own host', ownHost, 'studio.example.nz', '/api/preview/abc', 'interface'],
  ['in a process of its own', alone, 'localhost:3100', '/studio', 'studio'],
  ['no page in a process of its own', alone, 'localhost:3100', '/', 'studio-door'],
  ['its health', alone, 'localhost:3100', '/api/health', 'interface'],
  ['pages for visitors beside it', ownHost, 'www.example.nz', '/about', 'page'],
] as const)('says where the studio is: %s', (_, place, host, path, kind) => {
  expect(kindOf(place, host, path)).toBe(kind);
});

it('shows the pages and forms of a preview where the studio is', () => {
  expect(kindOf(alone, 'localhost:3100', '/about', 'preview')).toBe('page');
  expect(kindOf(alone, 'localhost:3100', '/api/journeys/order/who', 'preview')).toBe('interface');
});
