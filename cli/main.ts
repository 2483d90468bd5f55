import { processTerminal } from './process-terminal.ts';
import { runWaymark } from './run-waymark.ts';

process.exitCode = await runWaymark(process.argv.slice(2), processTerminal());
