import { site } from '../../site.ts';

export const POST = async (request: Request) => site().api.securityReports(request);
