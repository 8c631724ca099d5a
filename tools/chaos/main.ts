import { parseArgs } from 'node:util';
import { checkpoints } from '../../apps/api/src/modules/order/index.ts';
import { runChaos } from './chaos.ts';

const { values } = parseArgs({
	options: {
		minutes: { type: 'string', default: '5' },
		rounds: { type: 'string', default: '5' },
		events: { type: 'string', default: '10000' },
		answers: { type: 'string', default: '200' },
		restarts: { type: 'string', default: '5' },
	},
});
const outcome = await runChaos({
	minutes: Number(values.minutes),
	killsPerPoint: Number(values.rounds),
	points: checkpoints,
	events: Number(values.events),
	lostAnswers: Number(values.answers),
	postgresKills: Number(values.restarts),
	say: (line) => console.log(line),
});
console.log(JSON.stringify({ run: 'chaos', ...outcome }));
process.exit(outcome.isGood ? 0 : 1);
