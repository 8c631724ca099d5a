import { parseArgs } from 'node:util';
import { breakCarts } from './cart-changes.ts';
import { loadCarts } from './cart-load.ts';

/** Limits for the load run, on an otherwise idle machine. */
const REFUSED_WITHIN_MS = 200;
const NORMAL_WITHIN_MS = 1000;

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		changes: { type: 'string', default: '10000' },
		injections: { type: 'string', default: '50' },
		clients: { type: 'string', default: '300' },
		seconds: { type: 'string', default: '20' },
	},
});
const say = (line: string) => console.log(line);

if (positionals[0] === 'cart') {
	const outcome = await breakCarts({
		changes: Number(values.changes),
		injections: Number(values.injections),
		withKeys: true,
		say,
	});
	console.log(JSON.stringify({ run: 'cart', ...outcome }));
	process.exitCode = outcome.lost + outcome.doubled + outcome.miscounted === 0 ? 0 : 1;
} else if (positionals[0] === 'load') {
	const clients = Number(values.clients);
	const seconds = Number(values.seconds);
	const outcome = await loadCarts({ clients, seconds, withKeys: true, say });
	const { lost, doubled, miscounted, withoutRetryAfter, unexpected } = outcome;
	const isRight =
		lost + doubled + miscounted + withoutRetryAfter === 0 && Object.keys(unexpected).length === 0;
	const isInTime =
		outcome.refusedMs.max <= REFUSED_WITHIN_MS && outcome.normalAfterMs <= NORMAL_WITHIN_MS;
	console.log(JSON.stringify({ run: 'load', clients, seconds, ...outcome, isRight, isInTime }));
	process.exitCode = isRight && isInTime ? 0 : 1;
} else {
	console.error(
		'Usage: pnpm faults cart [--changes n] [--injections n] | load [--clients n] [--seconds n]',
	);
	process.exitCode = 2;
}
