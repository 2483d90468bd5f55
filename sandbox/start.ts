import { startSandbox } from './server.ts';

const wanted = process.env.SANDBOX_PORT ?? '4600';
const port = Number(wanted);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`SANDBOX_PORT must be a port number from 0 to 65535, not "${wanted}".`);
  process.exit(2);
}

try {
  const host = process.env.SANDBOX_HOST;
  const sandbox = await startSandbox({ port, ...(host && { host }) });
  console.log(`Sandbox ready on ${sandbox.url}`);
  const stop = () => void sandbox.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken. Set SANDBOX_PORT to another.` : error);
  process.exit(1);
}
