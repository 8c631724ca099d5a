import { registerHooks } from 'node:module';
import { names } from './renamed-column.ts';

/**
 * Preloaded into an API or a worker, makes it the next release: one that knows the renamed column by
 * its new name only.
 */
registerHooks({
	load(url, context, nextLoad) {
		const loaded = nextLoad(url, context);
		if (!url.includes('/apps/api/src/') || loaded.source == null) return loaded;
		const source = Buffer.from(loaded.source as Uint8Array).toString('utf8');
		return { ...loaded, source: source.replaceAll(names.now, names.next) };
	},
});
