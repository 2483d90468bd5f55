import type { Socket } from 'node:net';
import type { Fault } from '../state/fault.ts';

/** Every connection to the scanner begins with it; no request of HTTP does. */
export const scannerGreeting = 'zINSTREAM\0';

/** The harmless text that all scanners find (eicar.org). It is in two parts, so that none finds this file. */
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

/** Answers one scan as clamd does: chunks behind their lengths, an empty one, and a line that says what was found. */
export function answerScan(socket: Socket, takeFault: () => Fault | undefined): void {
  const fault = takeFault();
  let held = Buffer.alloc(0);
  let seen = '';
  let isFound = false;
  let isBegun = false;
  socket.on('error', () => socket.destroy());
  if (fault?.kind === 'reset') return void socket.resetAndDestroy();
  socket.on('data', (chunk) => {
    held = Buffer.concat([held, chunk]);
    if (!isBegun) {
      if (held.length < scannerGreeting.length) return;
      held = held.subarray(scannerGreeting.length);
      isBegun = true;
    }
    while (held.length >= 4 && held.length >= 4 + held.readUInt32BE(0)) {
      const length = held.readUInt32BE(0);
      const content = held.subarray(4, 4 + length).toString('latin1');
      held = held.subarray(4 + length);
      // The text may lie across two chunks.
      seen = (seen + content).slice(-content.length - eicar.length);
      isFound ||= seen.includes(eicar);
      if (length > 0 || fault?.kind === 'hang') continue;
      const answer =
        fault?.kind === 'status'
          ? 'INSTREAM size limit exceeded. ERROR'
          : isFound
            ? 'stream: Eicar-Test-Signature FOUND'
            : 'stream: OK';
      setTimeout(() => socket.end(`${answer}\0`), fault?.kind === 'delay' ? fault.ms : 0);
    }
  });
}
