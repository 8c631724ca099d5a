import { buildPath, type EndpointPath } from '@korb/contracts/platform/endpoint-path';

/** Fifty browsers must not all come back at once. */
const REOPEN_MS = 5000;
const MOST_REOPEN_MS = 60_000;

type StreamOptions = {
	/** By the name of the event; `message` has none. */
	on: Record<string, (data: string) => void>;
	/** The stream is open again, and nobody knows what was missed. */
	onReopened: () => void;
	/** Somebody has answered, but not with a stream. */
	onRefused: () => void;
};

/**
 * Server-sent events. Browsers reconnect by themselves when a stream breaks, but give up after a
 * refusal: of the API, because the session or the rights have changed, or of a proxy while the API
 * restarts. Returns a function that closes the stream.
 */
export function openEventStream(
	endpoint: EndpointPath,
	{ on, onReopened, onRefused }: StreamOptions,
): () => void {
	let stream: EventSource;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let refusals = 0;
	const open = () => {
		stream = new EventSource(buildPath(endpoint, {}));
		for (const [name, listener] of Object.entries(on)) {
			stream.addEventListener(name, ({ data }: MessageEvent<string>) => listener(data));
		}
		stream.addEventListener('open', () => {
			if (refusals > 0) onReopened();
			refusals = 0;
		});
		stream.addEventListener('error', () => {
			if (stream.readyState !== EventSource.CLOSED) return;
			const wait = Math.min(REOPEN_MS * 2 ** refusals, MOST_REOPEN_MS);
			timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
			refusals += 1;
			onRefused();
		});
	};
	open();
	return () => {
		clearTimeout(timer);
		stream.close();
	};
}
