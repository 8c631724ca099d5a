import { ContentPage } from '@korb/contracts/content/content';

type Row = Record<string, unknown>;

/** More than a page can contain; guards against an endless loop. */
const MAX_LEFT_OUT = 5000;

/**
 * The valid part of a page in progress: leaves out and counts incomplete blocks and keeps everything
 * around them.
 */
export function toDraftPage(
	document: Row,
	title: string,
): { page: ContentPage; unfinished: number } {
	const draft = structuredClone(document);
	const meta = draft['meta'] as Row | undefined;
	draft['meta'] = { ...meta, title: meta?.['title'] || title || '…' };
	for (let unfinished = 0; unfinished < MAX_LEFT_OUT; unfinished++) {
		const result = ContentPage.safeParse(draft);
		if (result.success) return { page: result.data, unfinished };
		leaveOut(draft, result.error.issues[0]?.path ?? [], title);
	}
	throw new Error('the draft cannot be shown');
}

/** Removes the innermost block around the path, or otherwise the page's entire part. */
function leaveOut(draft: Row, path: PropertyKey[], title: string): void {
	let remove = () => {
		const [part = 'blocks'] = path;
		if (part === 'meta') draft['meta'] = { title: title || '…' };
		else delete draft[String(part)];
	};
	let place: unknown = draft;
	for (const step of path) {
		const holder = place;
		place = (place as Row | undefined)?.[String(step)];
		const isBlock = Array.isArray(holder) && typeof (place as Row | null)?.['type'] === 'string';
		if (isBlock) remove = () => void holder.splice(Number(step), 1);
	}
	remove();
}
