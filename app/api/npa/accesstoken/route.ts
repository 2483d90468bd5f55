import { site } from '../../../site.ts';

export const dynamic = 'force-dynamic';
export const GET = (request: Request) => site().api.accessToken(request);
