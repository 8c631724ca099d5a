import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { GRACE_MS, runChaos } from './chaos.ts';

const FEWEST_SHOPPERS = 16;
const STOPPING_MS = 20_000;

const { values } = parseArgs({
	options: {
		minutes: { type: 'string', default: '5' },
		seed: { type: 'string', default: randomUUID().slice(0, 8) },
		shoppers: { type: 'string', default: String(FEWEST_SHOPPERS) },
		restarts: { type: 'string' },
		uptime: { type: 'string', default: '0' },
	},
});
const minutes = Number(values.minutes);
const shoppers = Math.max(FEWEST_SHOPPERS, Number(values.shoppers));
const postgresKills = Number(values.restarts ?? Math.max(1, Math.round(minutes)));
const uptimeMs = Number(values.uptime) * 1000;
if (
	!(minutes > 0 && uptimeMs >= 0) ||
	!Number.isInteger(shoppers) ||
	!Number.isInteger(postgresKills)
) {
	console.error(
		'Usage: pnpm chaos [--minutes n] [--seed s] [--shoppers n] [--restarts n] [--uptime seconds]',
	);
	process.exit(2);
}

let stoppedBy: string | null = null;
const stop = (why: string) => {
	if (stoppedBy) return;
	stoppedBy = why;
	console.log(`${why}: stopping all processes`);
	// The reaper kills whatever still hangs once this process has exited.
	setTimeout(() => process.exit(1), STOPPING_MS).unref();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
	process.on(signal, () => stop(signal));
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop('the parent process is gone'), 500).unref();
setTimeout(
	() => {
		console.error('did not settle in time');
		process.exit(1);
	},
	minutes * 60_000 + GRACE_MS,
).unref();

console.log(
	`seed ${values.seed}: ${shoppers} shoppers for ${minutes} min, and at most ${GRACE_MS / 1000} s to start and settle`,
);
const outcome = await runChaos({
	minutes,
	seed: values.seed,
	shoppers,
	postgresKills,
	uptimeMs,
	isStopped: () => stoppedBy !== null,
	say: (line) => console.log(line),
});
if (outcome) console.log(JSON.stringify({ run: 'chaos', ...outcome }));
process.exit(outcome?.isGood ? 0 : 1);
