import { filesIn, type GivenFile, type RefusedFile } from '#engine';

/** A file on its way to the server. */
export interface SentFile {
  /** The outcome; `fileFailed` if the server did not answer. Never rejects. */
  readonly arrived: Promise<GivenFile | RefusedFile>;
  readonly abort: () => void;
}

/** Sends one file, apart from the form. `XMLHttpRequest` is what tells how much of it has gone. */
export function sendFile(address: string, file: File, onProgress: (part: number) => void): SentFile {
  const request = new XMLHttpRequest();
  const failed: RefusedFile = { name: file.name.slice(0, 120), fault: 'fileFailed' };
  const arrived = new Promise<GivenFile | RefusedFile>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(replyOf(request.responseText) ?? failed));
    for (const event of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(event, () => resolve(failed));
  });
  request.open('POST', `${address}?${new URLSearchParams({ name: file.name })}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('accept', 'application/json');
  request.send(file);
  return { arrived, abort: () => request.abort() };
}

/** Tells the server that a file was removed. One that it does not hear of goes with the answers. */
export function forgetFile(address: string, id: string): void {
  void fetch(`${address}?${new URLSearchParams({ id })}`, { method: 'DELETE', keepalive: true }).catch(
    () => undefined,
  );
}

function replyOf(text: string): GivenFile | RefusedFile | undefined {
  try {
    return filesIn([JSON.parse(text)])[0];
  } catch {
    return undefined;
  }
}
