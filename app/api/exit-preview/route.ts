import { site } from '../../site.ts';

export const GET = async (request: Request) => site().api.exitPreview(request);
