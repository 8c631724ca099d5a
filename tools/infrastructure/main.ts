import { infrastructureDown, infrastructureStatus, infrastructureUp } from './infrastructure.ts';

const commands = { up: infrastructureUp, down: infrastructureDown, status: infrastructureStatus };
const command = commands[process.argv[2] as keyof typeof commands];

if (!command) {
	console.error('Usage: pnpm infrastructure up|down|status');
	process.exit(2);
}
try {
	await command((line) => console.log(line));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
