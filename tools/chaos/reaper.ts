import { discardScratch } from '../services/scratch.ts';

// Holds one end of a pipe whose other end is in the run's hands: however the run ends, and be it
// killed, the pipe ends with it. What it has started is stopped then.
const dir = process.argv[2];
if (!dir) throw new Error('usage: reaper.ts <folder>');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdin.resume().once('end', () => void discardScratch(dir));
