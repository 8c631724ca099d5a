import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { hasPgBackRest } from './backup-repository.ts';
import { runRestoreDrill } from './drill.ts';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		orders: { type: 'string', default: '200' },
		seed: { type: 'string', default: randomUUID().slice(0, 8) },
		shoppers: { type: 'string', default: '16' },
	},
});
const [orders, shoppers] = [Number(values.orders), Number(values.shoppers)];
if (positionals.join(' ') !== 'restore' || !(orders >= 1) || !(shoppers >= 1)) {
	console.error('Usage: pnpm drill restore [--orders n] [--seed s] [--shoppers n]');
	process.exit(2);
}
if (!hasPgBackRest) {
	console.error('pgBackRest is not installed: apt-get install --no-install-recommends pgbackrest');
	process.exit(2);
}
const startedAt = Date.now();
const say = (line: string) => {
	const at = `${Math.round((Date.now() - startedAt) / 1000)} s`;
	console.log(`${at.padStart(6)}  ${line}`);
};
say(`seed ${values.seed}: ${shoppers} shoppers, ${orders} orders before each accident`);
const outcome = await runRestoreDrill({ orders, seed: values.seed, shoppers, say });
console.log(JSON.stringify({ run: 'drill restore', ...outcome }));
process.exit(outcome.isGood ? 0 : 1);
