import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const nothing = { scripts: [], frames: [] };

describe('the content security policy', () => {
  it('lets nothing run but files of this site', () => {
    const policy = contentSecurityPolicy({}, nothing);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|nonce|sha256/);
  });

  it('lets in what the site names, and what the check for robots needs', () => {
    const policy = contentSecurityPolicy(
      { scriptHosts: ['https://tags.example'], frameHosts: ['https://player.example'] },
      { scripts: ['https://robots.example'], frames: ['https://frames.example'] },
    );
    expect(policy).toContain("; script-src 'self' https://tags.example https://robots.example;");
    expect(policy).toContain('; frame-src https://player.example https://frames.example;');
  });

  it('lets in the third parties that the page needs, each host once', () => {
    const chat = { name: 'live-chat', script: 'https://chat.example/a.js', frames: [] } as const;
    const parties = [
      { ...chat, connectsTo: ['wss://chat.example'] },
      { ...chat, frames: ['https://player.example'], connectsTo: [] },
    ];
    const policy = contentSecurityPolicy({ frameHosts: ['https://player.example'] }, nothing, parties);
    expect(policy).toContain("; script-src 'self' https://chat.example;");
    expect(policy).toContain("; connect-src 'self' wss://chat.example;");
    expect(policy).toContain('; frame-src https://player.example;');
  });

  it('lets in pictures of the origins that the page shows', () => {
    expect(contentSecurityPolicy({}, nothing)).toContain("; img-src 'self' data:;");
    const policy = contentSecurityPolicy({}, { ...nothing, pictures: ['https://pictures.example'] });
    expect(policy).toContain("; img-src 'self' data: https://pictures.example;");
  });

  it('has browsers report what it blocks', () => {
    expect(contentSecurityPolicy({}, nothing)).toContain(
      '; report-uri /api/content-security-reports; report-to security',
    );
  });

  it('never lets inline scripts run, not even in development', () => {
    expect(contentSecurityPolicy({}, nothing, [], true)).toContain("; script-src 'self';");
  });
});
