import { site } from '../../site.ts';

export const GET = async (request: Request) => (await site()).api.exitPreview(request);
