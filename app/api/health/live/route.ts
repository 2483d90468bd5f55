import { site } from '../../../site.ts';

export const dynamic = 'force-dynamic';
export const GET = async () => (await site()).api.live();
