import { createConnection, type Socket } from 'node:net';

/** Where the scanner of visitors' files is. */
export interface ScannerAddress {
  readonly host: string;
  readonly port: number;
}

/** Looks into files for what must not come in. */
export interface Scanner {
  /** Begins to scan a file. */
  begin(): FileScan;
}

/** The scan of one file. Every member rejects with `ScannerAway` when the scanner does not answer. */
export interface FileScan {
  write(bytes: Uint8Array): Promise<void>;
  /** Whether something was found. */
  end(): Promise<boolean>;
  /** Gives the scan up; does nothing once it has ended. */
  abort(): void;
}

/** The scanner cannot be asked, or says that it cannot scan this. */
export class ScannerAway extends Error {}

/** Stands in for a scanner where the operator has said that there is none. */
export const noScanner: Scanner = {
  begin: () => ({ write: async () => undefined, end: async () => false, abort: () => undefined }),
};

const longestAnswer = 4096;

/** A scanner that speaks the protocol of clamd: `INSTREAM`, chunks behind their lengths, and a line that says what was found. */
export function clamdScanner({ host, port }: ScannerAddress, silenceMs = 30_000): Scanner {
  return {
    begin() {
      const socket = createConnection({ host, port });
      socket.setTimeout(silenceMs, () => socket.destroy(new ScannerAway('The scanner is silent.')));
      const answer = answerOf(socket);
      // Whoever writes or ends is told.
      answer.catch(() => undefined);
      let hasBegun = false;
      const send = (bytes: Uint8Array) =>
        Promise.race([
          new Promise<void>((resolve, reject) => {
            socket.write(bytes, (error) => (error ? reject(away(error)) : resolve()));
          }),
          // It may answer before it has read everything, as when a file is larger than it scans.
          answer.then((text) => {
            if (!isFind(text)) throw new ScannerAway(text);
          }),
        ]);
      const open = async () => {
        if (!hasBegun) await send(Buffer.from('zINSTREAM\0'));
        hasBegun = true;
      };
      return {
        async write(bytes) {
          await open();
          const length = Buffer.alloc(4);
          length.writeUInt32BE(bytes.length);
          await send(Buffer.concat([length, bytes]));
        },
        async end() {
          await open();
          await send(Buffer.alloc(4));
          const text = await answer;
          if (isFind(text)) return true;
          if (!/\bOK$/.test(text)) throw new ScannerAway(text);
          return false;
        },
        abort: () => socket.destroy(),
      };
    },
  };
}

function isFind(text: string): boolean {
  return / FOUND$/.test(text);
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.length > longestAnswer) socket.destroy(new ScannerAway('The scanner answers too much.'));
    });
    socket.on('error', (error) => reject(away(error)));
    socket.on('close', () => {
      if (text === '') reject(new ScannerAway('The scanner has closed the connection.'));
      else resolve(text.replace(/\0.*$/s, '').trim());
    });
    // With `z`, an answer ends with a zero byte; the connection may stay open.
    socket.on('data', () => {
      if (text.includes('\0')) socket.end();
    });
  });
}

function away(error: unknown): ScannerAway {
  return error instanceof ScannerAway ? error : new ScannerAway(String(error));
}
