import { runWaymark } from './run-waymark.ts';
import { processTerminal } from './terminal/process-terminal.ts';

process.exitCode = await runWaymark(process.argv.slice(2), processTerminal());
