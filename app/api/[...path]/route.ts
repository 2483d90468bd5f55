import { site } from '../../site.ts';

const answer = async (request: Request) => (await site()).api.gateway(request);

export { answer as DELETE, answer as GET, answer as POST, answer as PUT };
