import type { SandboxContext } from '../service.ts';

/** One reason for a refusal; `at` is the header or the JSON Pointer that it concerns. */
export interface Reason {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

/** A refusal: 401 unauthorised, 400 malformed, 404 unknown, 422 unacceptable. */
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
