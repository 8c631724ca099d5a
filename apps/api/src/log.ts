import { type DestinationStream, destination, type Logger as PinoLogger, pino } from 'pino';
import { toLoggedError } from './logged-error.ts';

/** JSON lines, each with `timestamp`, `level`, `requestId`, `message`, `path` and `status`. */
export type Logger = PinoLogger<'client'>;
export type LogOptions = { level: string; destination?: DestinationStream };

/** `process` logs outside of requests; `forRequest` creates the logger of a request. */
export type Logs = {
	process: Logger;
	forRequest(requestId: string, path: string): Logger;
};

const MAX_TEXT = 500;

export function createLogs(options: LogOptions): Logs {
	const target = options.destination ?? standardOutput();
	const root = pino<'client'>(
		{
			level: options.level,
			// Between info and warn: reports from browsers.
			customLevels: { client: 35 },
			base: null,
			messageKey: 'message',
			errorKey: 'error',
			serializers: { error: (error: unknown) => toLoggedError(error) },
			timestamp: () => `,"timestamp":"${new Date().toISOString()}"`,
			formatters: {
				level: (label) => ({ level: label }),
				log: (fields) => ({ status: null, ...fields }),
			},
			redact: { paths: redactedPaths, censor: '[redacted]' },
		},
		{ write: (line) => target.write(cleanLine(line)) },
	);
	return {
		process: root.child({ requestId: null, path: null }),
		forRequest: (requestId, path) => root.child({ requestId, path: truncate(path) }),
	};
}

/** Maximum buffer while the disk is full; anything beyond it is dropped. */
const MAX_WAITING = 1_000_000;

/** Ignores write errors: a failing log must not stop the process. */
function standardOutput(): DestinationStream {
	const target = destination({ dest: 1, sync: true, maxLength: MAX_WAITING });
	target.on('error', () => {});
	return target;
}

export function truncate(text: string): string {
	return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}

const secretNames = ['password', 'token', 'secret', 'cookie', 'authorization', 'code'];
const redactedPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const secretShapes = [
	/__Host-[\w-]+=[^;\s"\\]+/g,
	/\bwhsec_[\w+/=-]+/g,
	// Signed tokens: two random parts separated by a dot.
	/\b[\w-]{43}\.[\w-]{43}\b/g,
	// Email addresses, which mail servers repeat in their rejections; `pg@8.16.0` in a path is not
	// one.
	/[\w.+%-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi,
];
const cardNumber = /\b[2-6]\d{3}[ -]?(?:\d[ -]?){9,14}\d\b/g;
// Some readers treat these as line breaks, too, and terminals act on control characters.
const lineBreakers = /[\u007f-\u009f\u2028\u2029]/g;

/** Final sanitiser: one event stays one line and contains no secret. */
export function cleanLine(line: string): string {
	const escaped = line.replace(
		lineBreakers,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
	return secretShapes
		.reduce((text, shape) => text.replace(shape, '[redacted]'), escaped)
		.replace(cardNumber, (digits) => (isCardNumber(digits) ? '[redacted]' : digits));
}

function isCardNumber(text: string): boolean {
	const digits = text.replace(/\D/g, '');
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}
