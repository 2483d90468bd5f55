import type { OperationRequest } from '#engine';
import type { Service } from '../service.ts';

export interface CallIdentity {
  readonly transactionId: string;
  /** Absent for calls outside a request. */
  readonly requestId?: string;
  /** Trace context of the call's span, if it is traced. */
  readonly traceparent?: string;
  /** Absent for services without a token. */
  readonly accessToken?: string;
}

/**
 * The headers of one call. The call's own override the service's; those that identify the caller override
 * both, so no document can change them.
 */
export function callHeaders(
  request: Pick<OperationRequest, 'headers' | 'body' | 'reads'>,
  {
    headers: usual,
    transactionIdHeader,
    requestIdHeader,
    credentials,
  }: Pick<Service, 'headers' | 'transactionIdHeader' | 'requestIdHeader' | 'credentials'>,
  { transactionId, requestId, traceparent, accessToken }: CallIdentity,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...usual,
    ...request.headers,
    accept: request.reads === 'xml' ? 'application/xml, text/xml' : 'application/json',
    // A compressed body could exceed the limit once decompressed.
    'accept-encoding': 'identity',
  };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (accessToken !== undefined) headers.authorization = `Bearer ${accessToken}`;
  if (credentials.kind === 'basic') {
    headers.authorization = basicAuthorization(credentials.user, credentials.password);
  }
  if (transactionIdHeader) headers[transactionIdHeader] = transactionId;
  if (requestIdHeader && requestId !== undefined) headers[requestIdHeader] = requestId;
  // Services that receive request ids receive trace ids, too.
  if (requestIdHeader && traceparent !== undefined) headers.traceparent = traceparent;
  if (credentials.kind === 'client' && credentials.headers) {
    headers[credentials.headers.clientId] = credentials.clientId;
    headers[credentials.headers.clientSecret] = credentials.clientSecret;
  }
  return headers;
}

/** The `authorization` header for a user name and a password (RFC 7617). */
export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
