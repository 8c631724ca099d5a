const known = new Set([
	'timestamp',
	'time',
	'level',
	'message',
	'msg',
	'error',
	'err',
	'pid',
	'hostname',
	'v',
]);
const numbers: Record<number, string> = {
	10: 'trace',
	20: 'debug',
	30: 'info',
	35: 'client',
	40: 'warn',
	50: 'error',
	60: 'fatal',
};

type Fields = Record<string, unknown>;

/** Formats a log line for the terminal; leaves anything else unchanged. */
export function readableLine(line: string): string {
	const fields = parse(line);
	if (!fields) return line;
	const level = String(numbers[Number(fields['level'])] ?? fields['level'] ?? 'info');
	const head = [timeOf(fields), level.padEnd(6), String(fields['message'] ?? fields['msg'] ?? '')];
	const rest = Object.entries(fields)
		.filter(([name, value]) => !known.has(name) && value !== null && value !== undefined)
		.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
	return [
		[...head, ...rest].join(' ').trimEnd(),
		...errorLines(fields['error'] ?? fields['err']),
	].join('\n');
}

function parse(line: string): Fields | null {
	if (!line.startsWith('{')) return null;
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === 'object' && value !== null && 'level' in value
			? (value as Fields)
			: null;
	} catch {
		return null;
	}
}

function timeOf({ timestamp, time }: Fields): string {
	const moment = new Date((timestamp ?? time) as string | number);
	return Number.isNaN(moment.getTime())
		? ''
		: moment.toLocaleTimeString('de-AT', { hour12: false });
}

/** The error, its stack frames and its cause. */
function errorLines(error: unknown): string[] {
	if (typeof error === 'string') return [`  ${error}`];
	if (typeof error !== 'object' || error === null) return [];
	const { type, message, stack, cause, ...facts } = error as Fields;
	const more = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
	const frames = String(stack ?? '')
		.split('\n')
		.filter((frame) => /^\s+at /.test(frame));
	return [
		`  ${[type ?? 'Error', ...more].join(' ')}: ${message ?? ''}`,
		...frames.map((frame) => `    ${frame.trim()}`),
		...errorLines(cause),
	];
}
