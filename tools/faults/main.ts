import { parseArgs } from 'node:util';
import { breakCarts } from './cart-changes.ts';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		changes: { type: 'string', default: '10000' },
		strikes: { type: 'string', default: '50' },
	},
});
if (positionals[0] !== 'cart') {
	console.error('Usage: pnpm faults cart [--changes n] [--strikes n]');
	process.exit(2);
}
const outcome = await breakCarts({
	changes: Number(values.changes),
	strikes: Number(values.strikes),
	withKeys: true,
	say: (line) => console.log(line),
});
console.log(JSON.stringify({ run: 'cart', ...outcome }));
process.exitCode = outcome.lost + outcome.doubled + outcome.miscounted === 0 ? 0 : 1;
