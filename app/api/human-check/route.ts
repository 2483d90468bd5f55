import { site } from '../../site.ts';

export const dynamic = 'force-dynamic';
export const GET = () => site().api.humanCheck();
