import { describe, expect, it } from 'vitest';
import { areaWords, beyondLimits, readArea } from './limits.ts';

const help = { kind: 'page', id: 'help-page', path: '/help/billing' };
const join = { kind: 'page', id: 'help', path: '/join' };
const documents = [help, join];
const site = {
  documentOf: (id: string) => documents.find((document) => document.id === id),
  language: 'en-nz',
};

const may = (areas: readonly string[], document: object, languages: readonly string[] = []) =>
  beyondLimits({ areas, languages }, document, site) === undefined;
const inMaori = (document: string) => ({ kind: 'translation', id: 't', language: 'mi', document });

describe('limits of somebody’s work', () => {
  it('limit nothing while none are named', () => {
    expect(may([], join)).toBe(true);
  });

  it('hold for pages by their address, whatever their ids', () => {
    expect(may(['pages/help'], help)).toBe(true);
    expect(may(['pages'], join)).toBe(true);
    expect(may(['pages/help'], join)).toBe(false);
    expect(may(['pages/help'], { ...help, path: '/helpers' })).toBe(false);
    expect(may(['pages/help'], { ...help, path: undefined })).toBe(false);
  });

  it('hold for other documents by kind and id, and for ids with a beginning', () => {
    expect(may(['forms'], { kind: 'form', id: 'enquiry-form' })).toBe(true);
    expect(may(['forms/enquiry-*'], { kind: 'form', id: 'enquiry-form' })).toBe(true);
    expect(may(['forms/enquiry-*'], { kind: 'form', id: 'order-form' })).toBe(false);
    expect(may(['assets/images'], { kind: 'asset', id: '/images/lake.jpg' })).toBe(true);
    expect(may(['site'], { kind: 'site', id: 'site' })).toBe(true);
    expect(may(['forms'], { kind: 'journey', id: 'forms' })).toBe(false);
  });

  it('hold for translations by what they translate, and by their language', () => {
    expect(may(['pages/help'], inMaori('help-page'), ['mi'])).toBe(true);
    expect(may(['pages/help'], inMaori('help'), ['mi'])).toBe(false);
    expect(may([], help, ['mi'])).toBe(false);
    expect(may([], help, ['en'])).toBe(true);
    expect(may([], { kind: 'content', id: 'faqs', language: 'mi-NZ' }, ['mi'])).toBe(true);
    expect(may([], { kind: 'content', id: 'faqs', language: 'min' }, ['mi'])).toBe(false);
  });

  it('are told in words', () => {
    expect(beyondLimits({ areas: ['pages/help', 'forms'], languages: [] }, join, site)).toBe(
      'Your work is limited to the page /help and those below it or all forms, and this is the page /join.',
    );
    expect(beyondLimits({ areas: [], languages: ['mi'] }, join, site)).toBe(
      'Your work is limited to texts in Māori, and this is in English (New Zealand).',
    );
  });

  it('are named in words', () => {
    expect(
      ['pages', 'journeys/join', 'forms/enquiry-*', 'content/faqs', 'assets/images'].map(areaWords),
    ).toEqual([
      'all pages',
      'the journey “join”',
      'forms whose id begins with “enquiry-”',
      'the list of content “faqs”',
      'pictures and files in /images',
    ]);
  });

  it('are read as they are typed', () => {
    expect(readArea(' /pages/help/ ')).toBe('pages/help');
    expect(readArea('forms/enquiry-*')).toBe('forms/enquiry-*');
    expect(readArea('forms/*')).toBe('forms/*');
    expect(['*', '', 'pages/a b', 'a*b', '<x>'].map(readArea)).toEqual(Array(5).fill(undefined));
  });
});
