import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { openFuzzShop } from './fuzz-shop.ts';

const { values } = parseArgs({
	options: {
		requests: { type: 'string', default: '2000' },
		seed: { type: 'string', default: '1' },
	},
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
	console.error('Usage: pnpm fuzz [--requests n] [--seed s]');
	process.exit(2);
}
console.log('Starting a shop …');
const shop = await openFuzzShop();
try {
	console.log(`Sending ${requests} requests, seed ${seed} …`);
	const report = await fuzz(shop, { requests, seed });
	for (const failure of report.failures.slice(0, 50)) console.log(JSON.stringify(failure));
	if (report.failures.length > 0) console.log(lastErrors(shop.readLog()));
	const { failures, ...figures } = report;
	console.log(JSON.stringify({ ...figures, failures: failures.length }));
	process.exitCode = failures.length + report.leaks.length === 0 ? 0 : 1;
} finally {
	await shop.close();
}

function lastErrors(log: string): string {
	const lines = log.split('\n').filter((line) => line.includes('"request failed"'));
	return lines.slice(-20).join('\n');
}
