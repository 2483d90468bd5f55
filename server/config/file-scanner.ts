import type { ScannerAddress } from '../sessions/visitor-files/scanner.ts';
import type { Reading, Setting } from './setting.ts';

/** The scanner of visitors' files; `off` where the operator has decided that there is none. */
export const fileScannerSetting: Setting<ScannerAddress | 'off' | undefined> = {
  variable: 'WAYMARK_FILE_SCANNER',
  fallback: '',
  read: readScanner,
  meaning:
    'Scanner of the files that visitors give, which speaks the protocol of clamd: `clamd://<host>:<port>`; or `off`, if you have decided that nothing scans them. ' +
    'Where it is not set, the sandbox stands in if it is on; else a site whose forms ask for files does not start.',
};

function readScanner(text: string): Reading<ScannerAddress | 'off' | undefined> {
  if (text === '') return { value: undefined };
  if (text === 'off') return { value: 'off' };
  const [, host, port] = /^clamd:\/\/([A-Za-z0-9.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || Number(port) > 65_535)
    return { mistake: 'is no scanner; expected clamd://<host>:<port>, or off.' };
  return { value: { host: host.replace(/[[\]]/g, ''), port: Number(port) } };
}

/** The configured scanner, or the sandbox where it stands in for what is not configured. */
export function scannerOrSandbox(
  configured: ScannerAddress | 'off' | undefined,
  sandbox: ScannerAddress,
  hasSandbox: boolean,
): ScannerAddress | 'off' | undefined {
  return configured ?? (hasSandbox ? sandbox : undefined);
}
