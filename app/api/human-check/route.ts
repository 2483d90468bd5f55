import { site } from '../../site.ts';

export const dynamic = 'force-dynamic';
export const GET = async (request: Request) => (await site()).api.humanCheck(request);
