import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

describe('the content security policy', () => {
  it('lets nothing run but this site and what is listed', () => {
    const policy = contentSecurityPolicy({ scripts: ["'nonce-abc'"] });
    expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self';");
    expect(policy).toContain("frame-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'");
    expect(policy).not.toMatch(/unsafe/);
  });

  it('frames only the hosts the site names', () => {
    const policy = contentSecurityPolicy({ scripts: [], frames: ['https://player.example'] });
    expect(policy).toContain('; frame-src https://player.example;');
  });

  it('hashes each inline script once and no script that is fetched', () => {
    const html =
      '<script>1</script><script src="/a.js" async=""></script><script id="x">1</script><script>2</script>';
    expect(inlineScriptHashes(html)).toEqual([
      "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
      "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
    ]);
  });

  it('hashes the bytes of the text, not its characters', () => {
    const [hash] = inlineScriptHashes('<script>"é"</script>');
    expect(hash).toBe("'sha256-8ohgF+nHq6z4BLVNZHh9zithHJVEuiHzr/3RJqblAIY='");
  });
});
