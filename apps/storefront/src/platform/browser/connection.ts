type Connection = { effectiveType?: string; saveData?: boolean };

/** What the browser tells about the line; nothing in Safari and Firefox. */
export function readConnection(): Connection {
	return (navigator as { connection?: Connection }).connection ?? {};
}
