import { servicesDown, servicesStatus, servicesUp } from './services.ts';

const commands = { up: servicesUp, down: servicesDown, status: servicesStatus };
const command = commands[process.argv[2] as keyof typeof commands];

if (!command) {
	console.error('Usage: pnpm services up|down|status');
	process.exit(2);
}
try {
	await command((line) => console.log(line));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
