import { describe, expect, it } from 'vitest';
import type { Site } from '#schemas';
import { templateOf } from './template-of.ts';

const templates = { general: {}, 'Sign-up': { header: 'simple' as const } };
const site = { templates, defaultTemplate: 'SIGN-UP' } as Partial<Site> as Site;

describe('the template of a page', () => {
  it('is chosen by name, without regard to letter case', () => {
    expect(templateOf(site, 'sign-UP')).toBe(templates['Sign-up']);
    expect(templateOf(site, 'General')).toBe(templates.general);
  });

  it('is the default one for a name that no template has', () => {
    expect(templateOf(site, 'toString')).toBe(templates['Sign-up']);
  });

  it('says nothing on a site without templates', () => {
    expect(templateOf({} as Partial<Site> as Site, 'general')).toEqual({});
  });
});
