import type { OperationRequest } from '#engine';
import type { Service } from '../services/service.ts';
import { basicAuthorization } from './basic-authorization.ts';

export interface CallIdentity {
  readonly transactionId: string;
  /** Absent for calls that no request has asked for. */
  readonly requestId?: string;
  /** Of the span of the call, where it is traced. */
  readonly traceparent?: string;
  /** Absent for services without a token. */
  readonly accessToken?: string;
}

/** The headers of one call: the service's, the call's own over them, and over both who calls, which no document can change. */
export function callHeaders(
  request: Pick<OperationRequest, 'headers' | 'body'>,
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
    accept: 'application/json',
    // A compressed body could unfold past the cap.
    'accept-encoding': 'identity',
  };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (accessToken !== undefined) headers.authorization = `Bearer ${accessToken}`;
  if (credentials.kind === 'basic') {
    headers.authorization = basicAuthorization(credentials.user, credentials.password);
  }
  if (transactionIdHeader) headers[transactionIdHeader] = transactionId;
  if (requestIdHeader && requestId !== undefined) headers[requestIdHeader] = requestId;
  // Services that are told of requests are told of their traces, too.
  if (requestIdHeader && traceparent !== undefined) headers.traceparent = traceparent;
  if (credentials.kind === 'client' && credentials.headers) {
    headers[credentials.headers.clientId] = credentials.clientId;
    headers[credentials.headers.clientSecret] = credentials.clientSecret;
  }
  return headers;
}
