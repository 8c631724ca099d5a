import type { LazyHydrateCall } from './find-calls.ts';

/**
 * Drops the options, which only the build reads. On the server the loader is replaced by the loaded
 * component: a suspended boundary would send its fallback instead of the content. Line numbers stay
 * the same, so no source map is needed.
 */
export function rewriteCalls(
	code: string,
	calls: readonly LazyHydrateCall[],
	target: 'server' | 'browser',
): string {
	return calls.toReversed().reduce((text, { load, options }) => {
		const end = options?.end ?? load.end;
		const loader = text.slice(load.start, load.end);
		const part = target === 'server' ? `{ default: await (${loader})() }` : loader;
		const lines = text.slice(load.end, end).replaceAll(/[^\n]/g, '');
		return text.slice(0, load.start) + part + lines + text.slice(end);
	}, code);
}
