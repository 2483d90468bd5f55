import type { SandboxContext } from '../service.ts';

/** One reason a request was refused; `at` is the header or the JSON Pointer it is about. */
export interface Reason {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

/** How a stand-in says no: 401 who are you, 400 not understood, 404 not known, 422 understood and refused. */
export interface Refusal {
  readonly status: 400 | 401 | 404 | 422;
  readonly reasons: readonly Reason[];
}

export function refusal(status: Refusal['status'], code: string, at: string, message: string): Refusal {
  return { status, reasons: [{ code, at, message }] };
}

export function refuse(context: SandboxContext, { status, reasons }: Refusal): Response {
  return context.json({ reasons }, status);
}
