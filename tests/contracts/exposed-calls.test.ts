import { expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';

it('A browser may ask the site for suggestions, offers, cars and the share, and for nothing else', () => {
  const exposed = [...shippedRelease().documents.values()].flatMap((document) =>
    document.kind === 'operation' && document.expose ? [[document.method, document.expose.path]] : [],
  );
  expect(exposed.sort()).toEqual([
    ['GET', '/api/addresses'],
    ['GET', '/api/car-registration'],
    ['GET', '/api/home-addresses'],
    ['GET', '/api/live-chat/status'],
    ['GET', '/api/share-performance'],
    ['POST', '/api/offers/by-icp'],
  ]);
});
