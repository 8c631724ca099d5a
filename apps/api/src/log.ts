import { type DestinationStream, destination, type Logger as PinoLogger, pino } from 'pino';
import { toLoggedError } from './logged-error.ts';

/** Lines of JSON with `timestamp`, `level`, `requestId`, `message`, `path` and `status` on each. */
export type Logger = PinoLogger<'client'>;
export type LogOptions = { level: string; destination?: DestinationStream };

/** Lines that belong to no request: `forRequest` makes the logger of one. */
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
			// Between info and warn: something a browser says about itself.
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

/** As much as waits for a disk that is full; what comes beyond it is lost. */
const MAX_WAITING = 1_000_000;

/** Whoever cannot write down what happened goes on nevertheless. */
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
	// Signed tokens: two random parts with a dot between.
	/\b[\w-]{43}\.[\w-]{43}\b/g,
	// Addresses of people, which mail servers repeat in their refusals; `pg@8.16.0` of a path is none.
	/[\w.+%-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi,
];
const cardNumber = /\b[2-6]\d{3}[ -]?(?:\d[ -]?){9,14}\d\b/g;
// Some readers end a line at these too, and a terminal acts on control characters.
const lineBreakers = /[\u007f-\u009f\u2028\u2029]/g;

/** The last gate: whatever got this far, one event stays one line and carries no secret. */
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
