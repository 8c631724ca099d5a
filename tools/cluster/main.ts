import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { verifyAlerts } from './alerts/alerts.ts';
import { runClusterChaos } from './chaos/chaos.ts';
import { faultKinds } from './chaos/fault-plan.ts';
import { downCluster, showStatus, upCluster } from './commands.ts';

let isStopped = false;
const say = (line: string) => console.log(line);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		minutes: { type: 'string', default: '10' },
		seed: { type: 'string', default: randomUUID().slice(0, 8) },
		shoppers: { type: 'string', default: '16' },
		viewers: { type: 'string', default: '4' },
		editors: { type: 'string', default: '4' },
		only: { type: 'string' },
	},
});

const commands: Record<string, () => Promise<void>> = {
	up: () => upCluster(say),
	down: () => downCluster(say),
	status: () => showStatus(say),
	chaos: () => chaos(values.seed),
	alerts,
	// Half an hour in total; a machine without other work is needed.
	verify: async () => {
		for (const seed of ['a', 'b', 'c']) if (!isStopped) await chaos(seed);
	},
};
const command = commands[positionals[0] ?? ''];
if (!command) {
	console.error(
		'Usage: pnpm cluster up|down|status|alerts|verify\n       pnpm cluster chaos [--minutes n] [--seed s] [--shoppers n] [--viewers n] [--editors n] [--only "api dies,edge dies"]',
	);
	process.exit(2);
}
try {
	await command();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
process.exit();

function stopOnSignals(): void {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
		process.once(signal, () => {
			isStopped = true;
		});
	}
}

async function alerts(): Promise<void> {
	stopOnSignals();
	const outcome = await verifyAlerts(say, () => isStopped);
	say(JSON.stringify({ run: 'cluster alerts', ...outcome }));
	if (!outcome.isGood) process.exitCode = 1;
}

async function chaos(seed: string): Promise<void> {
	stopOnSignals();
	const kinds = values.only?.split(',').map((kind) => kind.trim());
	say(`seed ${seed}, ${values.minutes} min`);
	const outcome = await runClusterChaos({
		minutes: Number(values.minutes),
		seed,
		shoppers: Number(values.shoppers),
		viewers: Number(values.viewers),
		editors: Number(values.editors),
		...(kinds && { only: faultKinds.filter((kind) => kinds.includes(kind)) }),
		isStopped: () => isStopped,
		say,
	});
	if (outcome) say(JSON.stringify({ run: 'cluster chaos', ...outcome }));
	if (!outcome?.isGood) process.exitCode = 1;
}
