import { discardScratch } from '../infrastructure/scratch.ts';

// Holds one end of a pipe to the run. However the run ends, even by SIGKILL, the pipe closes and
// the reaper stops everything the run started.
const dir = process.argv[2];
if (!dir) throw new Error('usage: reaper.ts <folder>');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdin.resume().once('end', () => void discardScratch(dir));
