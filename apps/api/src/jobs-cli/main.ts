import { parseArgs } from 'node:util';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { databaseEnv, readEnv } from '../env.ts';
import { type DeadLetters, openDeadLetters, type Selection } from './dead-letters.ts';

const env = readEnv(databaseEnv);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		id: { type: 'string', multiple: true },
		queue: { type: 'string' },
		all: { type: 'boolean', default: false },
	},
});
const pool = createPool({
	url: env.DATABASE_URL,
	size: 2,
	deadlines: jobDeadlines,
	applicationName: 'korb-jobs',
	onError: () => {},
});
const selection: Selection = {
	...(values.id && { ids: values.id }),
	...(values.queue && { queue: values.queue }),
};
const isSelective = values.id !== undefined || values.queue !== undefined;

const commands: Record<string, (deadLetters: DeadLetters) => Promise<void>> = {
	list: async (deadLetters) => {
		for (const job of await deadLetters.list(selection)) print(JSON.stringify(job));
	},
	retry: async (deadLetters) => print(`retried ${await deadLetters.retry(selection)}`),
	discard: async (deadLetters) => print(`discarded ${await deadLetters.discard(values.id ?? [])}`),
};

/** Retrying everything, or deleting anything, has to be meant. */
function isComplete(command: string): boolean {
	if (command === 'retry') return isSelective || values.all;
	return command !== 'discard' || values.id !== undefined;
}

try {
	const [command = ''] = positionals;
	const run = commands[command];
	if (!run || positionals.length > 1 || !isComplete(command)) {
		process.stderr.write(
			'usage: pnpm jobs list [--queue <name>]\n' +
				'       pnpm jobs retry --id <id> … | --queue <name> | --all\n' +
				'       pnpm jobs discard --id <id> …\n',
		);
		process.exitCode = 2;
	} else {
		const deadLetters = await openDeadLetters(pool);
		await run(deadLetters).finally(() => deadLetters.close());
	}
} catch (error) {
	process.stderr.write(`jobs: ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	await pool.end();
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
