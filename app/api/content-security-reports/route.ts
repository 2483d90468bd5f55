import { site } from '../../site.ts';

export const POST = async (request: Request) => (await site()).api.securityReports(request);
